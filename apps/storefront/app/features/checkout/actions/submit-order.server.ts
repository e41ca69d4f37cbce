import { redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { placedOrderCookies } from '#app/session/order-cookies.ts'
import { parsePaymentMethod } from '#app/session/site/payment-methods.ts'
import type { OrderOutcome } from '../payment/order-outcome.server.ts'
import { findPaymentProgress } from '../payment/payment-progress.server.ts'
import { type PlaceRequest, placeOrder } from '../payment/place-order.server.ts'
import { rememberMethod } from '../payment/remember-method.server.ts'
import { findSuccess, toSuccess } from '../payment/to-success.server.ts'
import { type ActionAnswer, type CheckoutRequest, defineAction, showForm } from './define-action.server.ts'

type OrderInput = Omit<PlaceRequest, 'cartId'>
type FailedOrder = Extract<OrderOutcome, { kind: 'failed' }>

const KEY = /^[0-9a-f-]{36}$/

function parseOrder(form: FormData): OrderInput {
  const key = fieldText(form, 'idempotency_key')
  const shown = fieldText(form, 'shown_total')
  return {
    method: parsePaymentMethod(fieldText(form, 'payment_method')),
    stateData: fieldText(form, 'state_data'),
    idempotencyKey: KEY.test(key) ? key : crypto.randomUUID(),
    shownCents: /^\d{1,9}$/.test(shown) ? Number(shown) : undefined,
  }
}

/** Another tab may have ordered the cart. */
async function answerLostCart({ ctx, cartId }: CheckoutRequest): Promise<Response> {
  return findSuccess(ctx, await findPaymentProgress(ctx, cartId)) ?? redirect('/checkout', { status: 303 })
}

/** The order may exist although the response was lost; retrying with the same key returns it. */
function offerRetry(
  { isDocument }: CheckoutRequest,
  { problem, code, isRefused }: FailedOrder,
  { idempotencyKey }: OrderInput,
): ActionAnswer {
  const nextKey = isRefused ? crypto.randomUUID() : idempotencyKey
  const isCardRefused = code === 'refused'
  // After an error status the router would not read the cart again, which tells what its lines lack.
  const status = code === 'stock' && !isDocument ? 200 : 402
  return showForm({ intent: 'place', errors: {}, problem, isCardRefused, idempotencyKey: nextKey }, status)
}

function answerFailure(request: CheckoutRequest, outcome: FailedOrder, input: OrderInput) {
  if (outcome.isCartLost) return answerLostCart(request)
  const isOrderChanged = outcome.code === 'total' || outcome.code === 'reward'
  return isOrderChanged
    ? redirect(`/checkout?payment=${outcome.code}`, { status: 303 })
    : offerRetry(request, outcome, input)
}

export const submitOrder = defineAction<OrderInput, OrderOutcome>({
  parse: (form) => ({ input: parseOrder(form) }),
  call({ ctx, cartId }, input) {
    ctx.response.addCookies(...rememberMethod(ctx, input.method))
    return placeOrder(ctx, { cartId, ...input })
  },
  answer(request, outcome, input) {
    const { ctx } = request
    if (outcome.kind === 'placed') return toSuccess(ctx, outcome)
    if (outcome.kind === 'failed') return answerFailure(request, outcome, input)
    const headers = cookieHeaders(...(outcome.token ? placedOrderCookies(ctx, outcome.token) : []))
    // The page reads the bank's question from the payment's progress, as after a reload.
    if (outcome.kind === 'confirming') return showForm({ intent: 'place', errors: {} }, { headers })
    return redirect(outcome.url, { status: 303, headers })
  },
})
