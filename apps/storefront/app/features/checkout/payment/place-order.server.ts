import { isCartLost } from '#app/features/cart/cart.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { GraphqlResult } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { PaymentMethod } from '#app/session/site/payment-methods.ts'
import { problemOf, REWARD_REFUSED, TOTAL_CHANGED } from '../messages.ts'
import { choosePaymentMethod } from '../payment-methods/choose.ts'
import { submits } from '../payment-methods/payment-methods.ts'
import { validateReward } from '../validate-reward.server.ts'
import { failed, type OrderOutcome, toOrderOutcome } from './order-outcome.server.ts'
import {
  FinalLiveInventoryCheckDocument,
  type FinalLiveInventoryCheckQuery,
  PlaceOrderDocument,
  SetPaymentMethodOnCartDocument,
} from './payment.generated.ts'

export interface PlaceRequest {
  readonly cartId: string
  readonly method: PaymentMethod | undefined
  /** From the payment service's browser library; empty without scripts. */
  readonly stateData: string
  readonly idempotencyKey: string
  /** The total on the pressed button. */
  readonly shownCents: number | undefined
}

interface CheckedCart {
  /** Undefined where the server did not say. */
  readonly totalCents: number | undefined
  readonly isOrdered: boolean
}

type Stock = GraphqlResult<FinalLiveInventoryCheckQuery>

const RETURN_PATH = '/checkout/return'
const PAYMENT_TIMEOUT_MS = 30_000

async function checkStockAndReward(ctx: RequestContext, cartId: string) {
  const checkStock = () => fetchPrivate(ctx, FinalLiveInventoryCheckDocument, { cartId })
  const stock = await checkStock()
  const cart = stock.ok ? stock.data.cart : undefined
  const firstCoupon = withoutNulls(cart?.applied_coupons)[0]?.code
  const reward = await validateReward(ctx, { cartId, email: cart?.email ?? undefined, firstCoupon })
  // Validating the reward may have changed the total.
  return { reward, stock: reward === 'valid' ? await checkStock() : stock }
}

function findStockFailure(stock: Stock): OrderOutcome | undefined {
  if (!stock.ok)
    return isCartLost(stock.failure) ? undefined : failed(problemOf(stock.failure, 'finalLiveInventoryCheck'))
  const check = stock.data.finalLiveInventoryCheck
  if (check?.is_fulfillable !== false) return undefined
  return failed({ message: check.message ?? 'Some of the products are out of stock.' }, { code: 'stock' })
}

/** Never charge a total that was not on the button; another tab may have changed the cart. */
async function checkCart(
  ctx: RequestContext,
  { cartId, shownCents }: PlaceRequest,
): Promise<CheckedCart | { readonly failure: OrderOutcome }> {
  const { stock, reward } = await checkStockAndReward(ctx, cartId)
  if (reward === 'refused') return { failure: failed(REWARD_REFUSED, { code: 'reward' }) }
  const failure = findStockFailure(stock)
  if (failure) return { failure }
  const total = stock.ok ? stock.data.cart?.prices?.grand_total : undefined
  const totalCents = total ? centsOf(total) : undefined
  if (totalCents !== undefined && shownCents !== undefined && totalCents !== shownCents)
    return { failure: failed({ message: TOTAL_CHANGED }, { code: 'total' }) }
  return { totalCents, isOrdered: !stock.ok }
}

async function setPaymentMethod(
  ctx: RequestContext,
  { cartId, method = 'scheme', stateData }: PlaceRequest,
  totalCents: number | undefined,
): Promise<OrderOutcome | undefined> {
  const code = choosePaymentMethod({ totalCents, method, hasCardData: stateData !== '' })
  const payment_method = submits[code]({ stateData, returnUrl: `${ctx.origin}${RETURN_PATH}` })
  const answer = await fetchPrivate(ctx, SetPaymentMethodOnCartDocument, {
    input: { cart_id: cartId, payment_method },
  })
  // A repeated press finds the cart already ordered; `placeOrder` returns that result.
  if (answer.ok || isCartLost(answer.failure)) return undefined
  return failed(problemOf(answer.failure, 'setPaymentMethodOnCart'))
}

async function sendOrder(ctx: RequestContext, { cartId, idempotencyKey }: PlaceRequest): Promise<OrderOutcome> {
  const answer = await fetchPrivate(
    ctx,
    PlaceOrderDocument,
    { input: { cart_id: cartId } },
    { idempotencyKey, timeoutMs: PAYMENT_TIMEOUT_MS },
  )
  if (answer.ok) return toOrderOutcome(answer.data.placeOrder)
  if (isCartLost(answer.failure)) return failed({ message: answer.failure.message }, { isCartLost: true })
  return toOrderOutcome(answer.data?.placeOrder, answer.failure)
}

export async function placeOrder(ctx: RequestContext, request: PlaceRequest): Promise<OrderOutcome> {
  const checked = await checkCart(ctx, request)
  if ('failure' in checked) return checked.failure
  const failure = checked.isOrdered ? undefined : await setPaymentMethod(ctx, request, checked.totalCents)
  return failure ?? sendOrder(ctx, request)
}
