import { parseEmail, parseName } from '@welt/kit/text/patterns'
import { fieldText } from '#app/forms/form-data.ts'
import { fieldErrorOf } from '#app/forms/server-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { checkRegister, readRegister } from '../account/account-rules.ts'
import { emailState, undeliverable } from './email-check.server.ts'
import { signInMessages } from './messages.ts'
import type { RegisterAnswer } from './register-page.tsx'
import { CreateCustomerV2Document } from './sign-in.generated.ts'
import { type SignIn, signIn } from './sign-in.server.ts'

type Outcome =
  | { readonly kind: 'made'; readonly signIn: SignIn }
  | { readonly kind: 'refused'; readonly answer: RegisterAnswer }

/** First rejects emails that are taken or undeliverable. [R5.03, R7.36, R7.38, A66] */
export async function createAccount(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const values = readRegister(form)
  const password = fieldText(form, 'password')
  const refuse = (answer: Partial<RegisterAnswer>): Outcome => ({
    kind: 'refused',
    answer: { errors: {}, values, ...answer },
  })
  const errors = checkRegister(values, password)
  if (Object.keys(errors).length > 0) return refuse({ errors })
  const email = parseEmail(values.email) ?? values.email
  const reason = await undeliverable(ctx, email)
  if (reason) return refuse({ errors: { email: reason } })
  const state = await emailState(ctx, email)
  if (state === 'has-password' || state === 'no-password')
    return refuse({
      email: state,
      errors: { email: 'This email already has an account. Use another email, or one of the options above.' },
    })
  const { firstname, lastname, date_of_birth, is_subscribed } = values
  const newCustomer = {
    firstname: parseName(firstname) ?? '',
    lastname: parseName(lastname) ?? '',
    email,
    password,
    is_subscribed,
    ...(date_of_birth ? { date_of_birth } : {}),
  }
  const answer = await fetchPrivate(ctx, CreateCustomerV2Document, { newCustomer })
  if (answer.ok) return { kind: 'made', signIn: await signIn(ctx, email, password) }
  const atField = fieldErrorOf(answer.failure)
  return atField
    ? refuse({ errors: atField })
    : refuse({ problem: messageOf(answer.failure, signInMessages.createCustomer) })
}
