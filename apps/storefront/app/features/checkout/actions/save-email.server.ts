import { parseEmail } from '@welt/kit/text/patterns'
import { redirect } from 'react-router'
import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { emailState, undeliverable } from '#app/features/sign-in/email-check.server.ts'
import { NO_ANSWER } from '#app/features/sign-in/sign-in-form.tsx'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { SetGuestEmailOnCartDocument } from '../checkout.generated.ts'
import { type Problem, problemOf } from '../messages.ts'
import { type CheckoutRequest, defineAction, showForm } from './define-action.server.ts'

interface EmailInput {
  readonly typed: string
  readonly email: string
  readonly isGuestChosen: boolean
}

type EmailOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'undeliverable'; readonly reason: string }
  | { readonly kind: 'has-account' }
  | { readonly kind: 'failed'; readonly problem: Problem }

async function setEmail({ ctx, cartId }: CheckoutRequest, email: string): Promise<EmailOutcome> {
  const answer = await changeCart(ctx, cartId, SetGuestEmailOnCartDocument, { input: { cart_id: cartId, email } })
  return answer.ok ? { kind: 'saved' } : { kind: 'failed', problem: problemOf(answer.failure, 'setGuestEmailOnCart') }
}

export const saveEmail = defineAction<EmailInput, EmailOutcome>({
  parse(form) {
    const typed = fieldText(form, 'email')
    const error = checkEmail(typed)
    if (error) return { refusal: showForm({ intent: 'email', errors: { email: error }, email: typed }) }
    return { input: { typed, email: parseEmail(typed) ?? typed, isGuestChosen: fieldText(form, 'guest') === '1' } }
  },
  async call(request, { email, isGuestChosen }) {
    const reason = await undeliverable(request.ctx, email)
    if (reason) return { kind: 'undeliverable', reason }
    if (!isGuestChosen && (await emailState(request.ctx, email)) === 'has-password') return { kind: 'has-account' }
    return setEmail(request, email)
  },
  answer(_request, outcome, { typed, email }) {
    switch (outcome.kind) {
      case 'saved':
        return redirect('/checkout', 303)
      case 'undeliverable':
        return showForm({ intent: 'email', errors: { email: outcome.reason }, email: typed })
      case 'has-account':
        return showForm({ intent: 'email', errors: {}, email, signIn: NO_ANSWER }, 200)
      case 'failed':
        return showForm({ intent: 'email', errors: {}, email: typed, problem: outcome.problem })
    }
  },
})
