import { redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import { cookieHeaders, dropCookie } from '#app/session/cookies.ts'
import { returnedProblem } from '../messages.ts'
import { completePayment, type ReturnOutcome } from '../payment/complete-payment.server.ts'
import { toSuccess } from '../payment/to-success.server.ts'
import { type CheckoutRequest, defineAction, showForm } from './define-action.server.ts'

function showFailure({ ctx }: CheckoutRequest, { code, isOver }: Extract<ReturnOutcome, { kind: 'failed' }>) {
  const headers = cookieHeaders(...(isOver ? [dropCookie(ctx, 'order')] : []))
  const problem = returnedProblem(code, undefined)
  const isCardRefused = code === 'refused'
  return showForm(
    { intent: 'place', errors: {}, ...(problem && { problem }), isCardRefused, idempotencyKey: crypto.randomUUID() },
    { status: 402, headers },
  )
}

/** After 3-D Secure within the checkout. The details prove nothing; the payment service decides. [R7.91, A72] */
export const confirmPayment = defineAction({
  parse: (form) => ({ input: fieldText(form, 'details') }),
  call: ({ ctx, cartId }, details) => completePayment(ctx, cartId, { details }),
  answer(request, outcome) {
    switch (outcome.kind) {
      case 'ordered':
        return toSuccess(request.ctx, outcome)
      case 'redirect':
        return redirect(outcome.url, 303)
      case 'confirming':
        return showForm({ intent: 'place', errors: {} }, 200)
      case 'failed':
        return showFailure(request, outcome)
      case 'unknown':
        return redirect('/checkout/return', 303)
      default:
        throw new Error(`unknown outcome ${String(outcome satisfies never)}`)
    }
  },
})
