import { isCartLost } from '#app/features/cart/cart.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { GraphqlFailure } from '#app/graphql/result.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { ReturnCode } from '../messages.ts'
import { ProcessPaymentDocument, type ProcessPaymentMutation } from './payment.generated.ts'
import { findPaymentProgress, ORDERED_CODES } from './payment-progress.server.ts'
import { redirectUrl } from './redirect-url.ts'

export type ReturnOutcome =
  | { readonly kind: 'ordered'; readonly isPaid: boolean; readonly token: string | undefined }
  | { readonly kind: 'redirect'; readonly url: string }
  /** The bank has another question. */
  | { readonly kind: 'confirming' }
  /** The payment may have succeeded. */
  | { readonly kind: 'unknown' }
  /** `isOver`: nothing will be charged. */
  | { readonly kind: 'failed'; readonly code: ReturnCode; readonly isOver: boolean }

const PAYMENT_TIMEOUT_MS = 30_000
const UNKNOWN_CODES: ReadonlySet<string | undefined> = new Set(['UNAVAILABLE', 'RATE_LIMITED'])
const RETURN_CODES = new Map<string, ReturnCode>([
  ['Refused', 'refused'],
  ['Cancelled', 'cancelled'],
])

function toFailure(ctx: RequestContext, failure: GraphqlFailure): ReturnOutcome {
  // A site's own server may reject queries for an ordered cart.
  if (isCartLost(failure) && findCookie(ctx, 'order') !== undefined)
    return { kind: 'ordered', isPaid: true, token: undefined }
  const isAnswered = failure.kind === 'user' && !UNKNOWN_CODES.has(failure.code)
  return isAnswered ? { kind: 'failed', code: 'unknown', isOver: false } : { kind: 'unknown' }
}

async function toOutcome(
  ctx: RequestContext,
  cartId: string,
  status: ProcessPaymentMutation['processPayment'],
): Promise<ReturnOutcome> {
  const code = status?.resultCode ?? ''
  const url = status && !status.isFinal ? redirectUrl(status.action) : undefined
  if (url) return { kind: 'redirect', url }
  if (status && !status.isFinal && status.action) return { kind: 'confirming' }
  if (!ORDERED_CODES.has(code))
    return { kind: 'failed', code: RETURN_CODES.get(code) ?? 'unknown', isOver: code !== '' }
  const progress = await findPaymentProgress(ctx, cartId)
  if (progress.kind === 'unreachable') return { kind: 'unknown' }
  const token = progress.kind === 'ordered' ? progress.token : undefined
  return { kind: 'ordered', isPaid: code === 'Authorised', token }
}

/** What the bank or the payment service's library returned to the browser. */
export interface Returned {
  readonly redirectResult?: string | undefined
  /** JSON. */
  readonly details?: string | undefined
}

/** Without a result, the stored details are checked again. [R7.91, A72] */
export async function completePayment(
  ctx: RequestContext,
  cartId: string,
  { redirectResult, details }: Returned,
): Promise<ReturnOutcome> {
  const variables = { cartId, redirectResult: redirectResult ?? null, details: details ?? null }
  const answer = await fetchPrivate(ctx, ProcessPaymentDocument, variables, { timeoutMs: PAYMENT_TIMEOUT_MS })
  return answer.ok ? toOutcome(ctx, cartId, answer.data.processPayment) : toFailure(ctx, answer.failure)
}
