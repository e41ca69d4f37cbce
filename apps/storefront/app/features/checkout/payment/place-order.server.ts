import { isCartLost } from '#app/features/cart/cart.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { meaningOf } from '#app/graphql/foreign-messages.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { GraphqlFailure } from '#app/graphql/result.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  catalogueProblem,
  type Problem,
  problemOf,
  REFUSED,
  REWARD_REFUSED,
  type ReturnCode,
  TOTAL_CHANGED,
} from '../messages.ts'
import { validateReward } from '../validate-reward.server.ts'
import {
  FinalLiveInventoryCheckDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  ProcessPaymentDocument,
  SetPaymentMethodOnCartDocument,
} from './payment.generated.ts'
import { findPaymentProgress, ORDERED_CODES } from './payment-progress.server.ts'
import { redirectUrl } from './redirect-url.ts'

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly token: string; readonly isPaid: boolean }
  | { readonly kind: 'redirect'; readonly url: string; readonly token: string | undefined }
  | {
      readonly kind: 'failed'
      readonly problem: Problem
      readonly isCartLost: boolean
      readonly code: ReturnCode
      /** There is no order, so the next attempt uses a new key; otherwise one may exist. */
      readonly isRefused: boolean
    }

type ReturnOutcome =
  | { readonly kind: 'ordered'; readonly isPaid: boolean; readonly token: string | undefined }
  | { readonly kind: 'redirect'; readonly url: string }
  /** The payment may have succeeded. */
  | { readonly kind: 'unknown' }
  /** `isOver`: nothing will be charged. */
  | { readonly kind: 'failed'; readonly code: ReturnCode; readonly isOver: boolean }

export interface PlaceRequest {
  readonly cartId: string
  /** From the card frame; empty: the shopper pays on the payment service's own page. */
  readonly stateData: string
  readonly idempotencyKey: string
  /** The total on the pressed button. */
  readonly shownCents: number | undefined
}

const failed = (
  problem: Problem,
  { isCartLost = false, isRefused = false, code = 'unknown' as ReturnCode } = {},
): OrderOutcome => {
  return { kind: 'failed', problem, isCartLost, code, isRefused }
}
const RETURN_PATH = '/checkout/return'
const BUSY_SHOP = 'UNAVAILABLE'
const LIMITED = 'RATE_LIMITED'
const MAINTENANCE = 'MAINTENANCE'
/** The first attempt is still running. */
const IN_PROGRESS = 'ORDER_IN_PROGRESS'

function refusedOrder(message: string | undefined, reason: string | undefined, isRefused: boolean): OrderOutcome {
  const text = message?.replace(/^Unable to place order: /, '')
  if (!text) return failed(catalogueProblem('placeOrder'), { isRefused })
  return reason === 'PAYMENT_REFUSED'
    ? failed({ message: REFUSED }, { isRefused, code: 'refused' })
    : failed({ message: text }, { isRefused })
}

function judge(data: PlaceOrderMutation['placeOrder'] | undefined, failure?: GraphqlFailure): OrderOutcome {
  const token = data?.orderV2?.token
  const status = data?.order?.adyen_payment_status
  const url = status && !status.isFinal ? redirectUrl(status.action) : undefined
  if (url) return { kind: 'redirect', url, token }
  // A site's own server may omit the payment's state.
  const code = status?.resultCode ?? 'Authorised'
  if (token && ORDERED_CODES.has(code)) return { kind: 'placed', token, isPaid: code === 'Authorised' }
  const isRefusedCall = failure?.code === MAINTENANCE // Rejected before any work was done; other failures may have created an order.
  const isAnswered = !failure || isRefusedCall || (failure.kind === 'user' && failure.code !== BUSY_SHOP)
  const [error] = withoutNulls(data?.errors)
  const reason = failure?.reason ?? (error && meaningOf(error.message).reason)
  // Another tab has ordered this cart.
  if (error && meaningOf(error.message).code === 'CART_NOT_ACTIVE')
    return failed({ message: error.message }, { isCartLost: true })
  const message = error?.message ?? (isAnswered && !isRefusedCall ? failure?.message : undefined)
  return refusedOrder(message, reason, isAnswered && reason !== IN_PROGRESS)
}

async function checkCart(ctx: RequestContext, cartId: string) {
  const checkStock = () => fetchPrivate(ctx, FinalLiveInventoryCheckDocument, { cartId })
  const stock = await checkStock()
  const cart = stock.ok ? stock.data.cart : undefined
  const firstCoupon = withoutNulls(cart?.applied_coupons)[0]?.code
  const reward = await validateReward(ctx, { cartId, email: cart?.email ?? undefined, firstCoupon })
  // Validating the reward may have changed the total.
  return { reward, stock: reward === 'valid' ? await checkStock() : stock }
}

export async function placeOrder(ctx: RequestContext, request: PlaceRequest): Promise<OrderOutcome> {
  const { cartId } = request
  const { stock, reward } = await checkCart(ctx, cartId)
  if (reward === 'refused') return failed(REWARD_REFUSED, { code: 'reward' })
  const isUsedCart = !stock.ok && isCartLost(stock.failure)
  if (!stock.ok && !isUsedCart) return failed(problemOf(stock.failure, 'finalLiveInventoryCheck'))
  if (stock.ok && stock.data.finalLiveInventoryCheck?.is_fulfillable === false)
    return failed({ message: stock.data.finalLiveInventoryCheck.message ?? 'Some of the products are out of stock.' })
  // Never charge a total that was not on the button; another tab may have changed the cart.
  const total = stock.ok ? stock.data.cart?.prices?.grand_total : undefined
  const totalCents = total ? centsOf(total) : undefined
  if (totalCents !== undefined && request.shownCents !== undefined && totalCents !== request.shownCents)
    return failed({ message: TOTAL_CHANGED }, { code: 'total' })
  if (!isUsedCart) {
    const returnUrl = `${ctx.origin}${RETURN_PATH}`
    const { stateData } = request
    const paid = stateData
      ? { code: 'adyen_cc', adyen_additional_data_cc: { stateData, returnUrl } }
      : { code: 'adyen_hpp', adyen_additional_data: { returnUrl } }
    const method = totalCents === 0 ? { code: 'free' } : paid
    const set = await fetchPrivate(ctx, SetPaymentMethodOnCartDocument, {
      input: { cart_id: cartId, payment_method: method },
    })
    // A repeated press finds the cart already ordered; `placeOrder` returns that result.
    if (!set.ok && !isCartLost(set.failure)) return failed(problemOf(set.failure, 'setPaymentMethodOnCart'))
  }
  const answer = await fetchPrivate(
    ctx,
    PlaceOrderDocument,
    { input: { cart_id: cartId } },
    { idempotencyKey: request.idempotencyKey, timeoutMs: 30_000 },
  )
  if (answer.ok) return judge(answer.data.placeOrder)
  if (isCartLost(answer.failure)) return failed({ message: answer.failure.message }, { isCartLost: true })
  return judge(answer.data?.placeOrder, answer.failure)
}

function judgeFailedReturn(failure: GraphqlFailure): ReturnOutcome {
  const isAnswered = failure.kind === 'user' && failure.code !== BUSY_SHOP && failure.code !== LIMITED
  return isAnswered ? { kind: 'failed', code: 'unknown', isOver: false } : { kind: 'unknown' }
}

/** Without `redirectResult`, the stored details are checked again. [R7.91, A72] */
export async function completePayment(
  ctx: RequestContext,
  cartId: string,
  redirectResult: string | undefined,
): Promise<ReturnOutcome> {
  const variables = { cartId, redirectResult: redirectResult ?? null }
  const answer = await fetchPrivate(ctx, ProcessPaymentDocument, variables, { timeoutMs: 30_000 })
  if (!answer.ok) {
    // A site's own server may reject queries for an ordered cart.
    const isOrdered = isCartLost(answer.failure) && findCookie(ctx, 'order') !== undefined
    return isOrdered ? { kind: 'ordered', isPaid: true, token: undefined } : judgeFailedReturn(answer.failure)
  }
  const status = answer.data.processPayment
  const code = status?.resultCode ?? ''
  const url = status && !status.isFinal ? redirectUrl(status.action) : undefined
  if (url) return { kind: 'redirect', url }
  if (!ORDERED_CODES.has(code)) {
    return {
      kind: 'failed',
      code: code === 'Refused' ? 'refused' : code === 'Cancelled' ? 'cancelled' : 'unknown',
      isOver: code !== '',
    }
  }
  const now = await findPaymentProgress(ctx, cartId)
  if (now.kind === 'unreachable') return { kind: 'unknown' }
  return { kind: 'ordered', isPaid: code === 'Authorised', token: now.kind === 'ordered' ? now.token : undefined }
}
