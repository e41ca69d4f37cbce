import { setTimeout as sleep } from 'node:timers/promises'
import { histogram } from '@welt/kit/telemetry/metrics'
import { SECOND_MS } from '@welt/kit/time'
import { GatewayError } from '#modules/payment'
import type { Breaker } from '../http/breaker.ts'
import { type Call, send, TransportError } from '../http/http-client.ts'

const CHARGE_MS = 15 * SECOND_MS
/** A page waits for reads. */
const READ_MS = 4 * SECOND_MS
const PAUSES_MS = [200, 600]

/** Adyen's code for an idempotency key whose first request is still running. */
const STILL_WORKING = '704'

function isWorthRetrying(error: TransportError): boolean {
  if (error.failure !== 'status') return true
  return error.status === 429 || error.errorCode === STILL_WORKING || (error.status ?? 0) >= 500
}

/** Whether the service may have processed the request. */
function mayHaveWorked(error: TransportError): boolean {
  if (error.failure !== 'status') return error.failure === 'lost'
  return error.errorCode === STILL_WORKING || (error.status ?? 0) >= 500
}

function isServiceFailure(error: TransportError): boolean {
  return error.failure !== 'status' || (error.status ?? 0) >= 500 || error.status === 429
}

function toGatewayError(error: TransportError, mayBeDone: boolean): GatewayError {
  const facts = [error.message, error.errorCode && `code ${error.errorCode}`].filter(Boolean).join(', ')
  if (mayBeDone) return new GatewayError('unanswered', facts)
  return new GatewayError(error.failure === 'status' && error.status !== 429 ? 'rejected' : 'not-sent', facts)
}

const calls = histogram({
  name: 'welt_payment_call_seconds',
  help: 'Time of a call of the payment service with its retries',
  labels: { outcome: ['answered', 'rejected', 'unanswered', 'not-sent'] },
})

/** As `sendThrough`, timed. @throws GatewayError */
export async function sendWithRetry(
  call: Omit<Call, 'deadlineAt'>,
  breaker: Breaker,
  isRead: boolean,
): Promise<string> {
  const startedAt = performance.now()
  let outcome: string = 'answered'
  try {
    return await sendThrough(call, breaker, isRead)
  } catch (error) {
    outcome = error instanceof GatewayError ? error.failure : 'unanswered'
    throw error
  } finally {
    calls.observe({ outcome }, (performance.now() - startedAt) / 1000)
  }
}

/** Retries at most twice with the same idempotency key, within 15 s (4 s for reads). @throws GatewayError */
async function sendThrough(call: Omit<Call, 'deadlineAt'>, breaker: Breaker, isRead: boolean): Promise<string> {
  if (!breaker.isClosed()) throw new GatewayError('not-sent', 'the payment service has failed several times')
  const deadlineAt = Date.now() + (isRead ? READ_MS : CHARGE_MS)
  let mayBeDone = false
  for (let tries = 0; ; tries += 1) {
    try {
      const text = await send({ ...call, deadlineAt })
      breaker.succeeded()
      return text
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      if (isServiceFailure(error)) breaker.failed()
      mayBeDone ||= mayHaveWorked(error)
      const pauseMs = PAUSES_MS[tries]
      const isLast = pauseMs === undefined || Date.now() + pauseMs >= deadlineAt
      if (isLast || !isWorthRetrying(error)) throw toGatewayError(error, mayBeDone)
      await sleep(pauseMs)
    }
  }
}
