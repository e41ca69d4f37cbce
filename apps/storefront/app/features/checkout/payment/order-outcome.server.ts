import { withoutNulls } from '#app/graphql/nullable.ts'
import { meaningOf } from '#app/graphql/other-servers/messages.ts'
import type { GraphqlFailure } from '#app/graphql/result.ts'
import { catalogueProblem, type Problem, REFUSED_CARD, type ReturnCode } from '../messages.ts'
import type { PlaceOrderMutation } from './payment.generated.ts'
import { ORDERED_CODES } from './payment-progress.server.ts'
import { redirectUrl } from './redirect-url.ts'

interface FailedOrder {
  readonly kind: 'failed'
  readonly problem: Problem
  readonly isCartLost: boolean
  /** `stock`: something in the cart is not available as chosen. */
  readonly code: ReturnCode | 'stock'
  /** There is no order, so the next attempt uses a new key; otherwise one may exist. */
  readonly isRefused: boolean
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly token: string; readonly isPaid: boolean }
  | { readonly kind: 'redirect'; readonly url: string; readonly token: string | undefined }
  /** The bank asks the shopper within the checkout. */
  | { readonly kind: 'confirming'; readonly token: string | undefined }
  | FailedOrder

type OrderAnswer = PlaceOrderMutation['placeOrder'] | undefined

const UNAVAILABLE = 'UNAVAILABLE'
const MAINTENANCE = 'MAINTENANCE'
/** The first attempt is still running. */
const IN_PROGRESS = 'ORDER_IN_PROGRESS'

export function failed(
  problem: Problem,
  { isCartLost = false, isRefused = false, code = 'unknown' as FailedOrder['code'] } = {},
): FailedOrder {
  return { kind: 'failed', problem, isCartLost, code, isRefused }
}

function refusedOrder(message: string | undefined, reason: string | undefined, isRefused: boolean): OrderOutcome {
  const text = message?.replace(/^Unable to place order: /, '')
  if (!text) return failed(catalogueProblem('placeOrder'), { isRefused })
  return reason === 'PAYMENT_REFUSED'
    ? failed(REFUSED_CARD, { isRefused, code: 'refused' })
    : failed({ message: text }, { isRefused })
}

function toFailure(data: OrderAnswer, failure: GraphqlFailure | undefined): OrderOutcome {
  // Rejected before any work was done; other failures may have created an order.
  const isRefusedCall = failure?.code === MAINTENANCE
  const isAnswered = !failure || isRefusedCall || (failure.kind === 'user' && failure.code !== UNAVAILABLE)
  const [error] = withoutNulls(data?.errors)
  const meaning = error && meaningOf(error.message)
  // Another tab has ordered this cart.
  if (error && meaning?.code === 'CART_NOT_ACTIVE') return failed({ message: error.message }, { isCartLost: true })
  const reason = failure?.reason ?? meaning?.reason
  const message = error?.message ?? (isAnswered && !isRefusedCall ? failure?.message : undefined)
  return refusedOrder(message, reason, isAnswered && reason !== IN_PROGRESS)
}

export function toOrderOutcome(data: OrderAnswer, failure?: GraphqlFailure): OrderOutcome {
  const token = data?.orderV2?.token
  const status = data?.order?.adyen_payment_status
  const url = status && !status.isFinal ? redirectUrl(status.action) : undefined
  if (url) return { kind: 'redirect', url, token }
  if (status && !status.isFinal && status.action) return { kind: 'confirming', token }
  // A site's own server may omit the payment's state.
  const code = status?.resultCode ?? 'Authorised'
  if (token && ORDERED_CODES.has(code)) return { kind: 'placed', token, isPaid: code === 'Authorised' }
  return toFailure(data, failure)
}
