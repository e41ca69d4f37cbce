import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import { LoyaltyServiceError } from '../../modules/loyalty/ports.ts'
import type { Config } from '../../platform/config.ts'
import { type Breaker, createBreaker } from '../http/breaker.ts'
import { send, TransportError } from '../http/http-client.ts'

/** A page waits for reads. */
const READ_MS = 2 * SECOND_MS
const WRITE_MS = 5 * SECOND_MS
const PAUSE_MS = 100

/** @returns the answer, or REFUSED for a write that is refused permanently */
export type SendCall = (
  banner: string,
  path: string,
  body: Readonly<Record<string, string | number>>,
  kind: 'read' | 'write',
) => Promise<unknown>

/** Permanent refusals of a write: the code is unknown or belongs to another order. */
const REFUSALS = [404, 409]

export const REFUSED = Symbol('refused')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LoyaltyServiceError('the answer is no JSON')
  }
}

function isServiceFailure({ failure, status = 0 }: TransportError): boolean {
  return failure !== 'status' || status >= 500 || status === 429
}

/** Retries a failed read once while time allows. @throws TransportError */
async function sendInTime(
  call: Omit<Parameters<typeof send>[0], 'deadlineAt'>,
  kind: 'read' | 'write',
): Promise<string> {
  const deadlineAt = Date.now() + (kind === 'read' ? READ_MS : WRITE_MS)
  try {
    return await send({ ...call, deadlineAt })
  } catch (error) {
    const isRepeatable =
      kind === 'read' && error instanceof TransportError && isServiceFailure(error) && error.status !== 429
    if (!isRepeatable || Date.now() + PAUSE_MS >= deadlineAt) throw error
    await sleep(PAUSE_MS)
    return send({ ...call, deadlineAt })
  }
}

/** Reports the outcome to the circuit breaker. @throws LoyaltyServiceError */
async function guarded(breaker: Breaker, kind: 'read' | 'write', work: () => Promise<string>): Promise<unknown> {
  if (!breaker.isClosed()) throw new LoyaltyServiceError('the loyalty service has failed several times')
  try {
    const answer = parse(await work())
    breaker.succeeded()
    return answer
  } catch (error) {
    if (error instanceof TransportError && !isServiceFailure(error)) {
      breaker.succeeded()
      if (kind === 'write' && REFUSALS.includes(error.status ?? 0)) return REFUSED
    } else breaker.failed()
    throw error instanceof TransportError ? new LoyaltyServiceError(error.message) : error
  }
}

/**
 * Reads time out after 2 s and are retried once; writes time out after 5 s and are left to jobs to retry. Without an
 * address every call fails.
 */
export function createSender({ url, apiKey }: Config['loyalty']): SendCall {
  const breaker = createBreaker()
  return async (banner, path, body, kind) => {
    if (!url) throw new LoyaltyServiceError('No loyalty service: set LOYALTY_URL (or SANDBOX_URL).')
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'x-api-key': apiKey,
    }
    const call = { url: new URL(`${url.replace(/\/+$/, '')}/v1/${banner}${path}`), method: 'POST', headers, body: text }
    return guarded(breaker, kind, () => sendInTime(call, kind))
  }
}
