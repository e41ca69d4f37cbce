import { setTimeout as sleep } from 'node:timers/promises'
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

/** Retries at most twice with the same idempotency key, within 15 s (4 s for reads). @throws GatewayError */
export async function sendWithRetry(
  call: Omit<Call, 'deadlineAt'>,
  breaker: Breaker,
  isRead: boolean,
): Promise<string> {
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
