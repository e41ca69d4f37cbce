import { parseEmail } from '@welt/kit/text/patterns'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { emailState } from './email-check.server.ts'
import { signInMessages, WRONG_PAIR } from './messages.ts'
import { type SignIn, signIn } from './sign-in.server.ts'
import type { SignInAnswer } from './sign-in-form.tsx'

type Outcome =
  | Extract<SignIn, { kind: 'signed-in' }>
  | { readonly kind: 'refused'; readonly answer: SignInAnswer; readonly status: number }

/** [R4.17, R8.01] */
export async function submitSignIn(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const typed = fieldText(form, 'email')
  const password = fieldText(form, 'password')
  const before = Math.min(Number(fieldText(form, 'attempts').replace(/\D/g, '').slice(0, 3)) || 0, 99)
  const errors = onlyWrong({ email: checkEmail(typed), password: password ? undefined : 'Enter your password.' })
  const refuse = (answer: Partial<SignInAnswer>, status = 422): Outcome => ({
    kind: 'refused',
    status,
    answer: { isDone: false, errors: {}, email: typed, attempts: before + 1, ...answer },
  })
  if (Object.keys(errors).length > 0) return refuse({ errors, attempts: before })
  const email = parseEmail(typed) ?? typed
  const outcome = await signIn(ctx, email, password)
  if (outcome.kind === 'signed-in') return outcome
  const { failure } = outcome
  if (failure.code === 'RATE_LIMITED') return refuse({ problem: failure.message })
  // Not counted as a failed attempt: the credentials may be right.
  if (failure.kind !== 'user' || failure.code === 'UNAVAILABLE')
    return refuse(
      { problem: messageOf(failure, signInMessages.generateCustomerToken), isShopsFault: true, attempts: before },
      503,
    )
  const isWithoutPassword = (await emailState(ctx, email)) === 'no-password'
  const isPair = failure.category === 'graphql-authentication'
  return refuse({
    ...(isWithoutPassword ? { isWithoutPassword } : { errors: { password: isPair ? WRONG_PAIR : failure.message } }),
  })
}
