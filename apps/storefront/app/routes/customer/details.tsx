import { parseName } from '@welt/kit/text/patterns'
import styles from '#app/features/account/account.module.css'
import { checkBirthDate, checkNewPassword, checkRepeated } from '#app/features/account/account-rules.ts'
import { OwnersOnly } from '#app/features/account/owners-only.tsx'
import { newsletterChange } from '#app/features/newsletter/newsletter-change.ts'
import { ConfirmEmailNotice, DetailsForm, PasswordForm } from '#app/features/profile/details-forms.tsx'
import { changePassword } from '#app/features/profile/guarded-changes.server.ts'
import { profileMessages } from '#app/features/profile/messages.ts'
import { RequestEmailConfirmationDocument, UpdateCustomerV2Document } from '#app/features/profile/profile.generated.ts'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { checkName } from '#app/forms/field-rules.ts'
import { invalidForm, redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { toFormAnswer } from '#app/forms/form-answer.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/details.ts'
import { useCustomer } from './layout.tsx'

const PAGE = '/customer/details'

async function saveDetails(ctx: RequestContext, form: FormData) {
  const names = ['firstname', 'lastname', 'date_of_birth', 'is_subscribed'] as const
  const values = Object.fromEntries(names.map((name) => [name, fieldText(form, name)]))
  const { firstname = '', lastname = '', date_of_birth = '' } = values
  const errors = onlyWrong({
    firstname: checkName('first', firstname),
    lastname: checkName('last', lastname),
    date_of_birth: checkBirthDate(date_of_birth),
  })
  if (Object.keys(errors).length > 0) return invalidForm({ intent: 'details', errors, values })
  const input = {
    firstname: parseName(firstname) ?? '',
    lastname: parseName(lastname) ?? '',
    date_of_birth: date_of_birth || null,
    ...newsletterChange(ctx, form),
  }
  const answer = await fetchPrivate(ctx, UpdateCustomerV2Document, { input })
  return answer.ok
    ? redirectWithFlash(ctx, PAGE, 'details-saved')
    : invalidForm(
        toFormAnswer(answer.failure, { intent: 'details', fallback: profileMessages.updateCustomerV2, values }),
      )
}

async function savePassword(ctx: RequestContext, form: FormData) {
  const current = fieldText(form, 'current_password')
  const password = fieldText(form, 'password')
  const errors = onlyWrong({
    current_password: current ? undefined : 'Enter your current password.',
    password: checkNewPassword(password),
    confirmation: checkRepeated(password, fieldText(form, 'confirmation')),
  })
  if (Object.keys(errors).length > 0) return invalidForm({ intent: 'password', errors })
  const answer = await changePassword(ctx, current, password)
  if (answer.ok) return redirectWithFlash(ctx, PAGE, 'password-saved')
  if (answer.failure.code === 'PASSWORD_WRONG')
    return invalidForm({ intent: 'password', errors: { current_password: 'That isn’t your current password.' } })
  return invalidForm(
    toFormAnswer(answer.failure, { intent: 'password', fallback: profileMessages.changeCustomerPassword }),
  )
}

async function sendConfirmation(ctx: RequestContext) {
  const answer = await fetchPrivate(ctx, RequestEmailConfirmationDocument, {})
  return answer.ok
    ? redirectWithFlash(ctx, PAGE, 'confirm-sent')
    : invalidForm(
        toFormAnswer(answer.failure, { intent: 'confirm-email', fallback: profileMessages.requestEmailConfirmation }),
      )
}

const ACTIONS = { details: saveDetails, password: savePassword, 'confirm-email': sendConfirmation }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  return actionOf(form, ACTIONS)(ctx, form)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your details', matches)

/** [R2.19, R2.59, R2.72] */
export default function DetailsRoute({ actionData }: Route.ComponentProps) {
  const customer = useCustomer()
  const answerOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <>
      <h1>Your details</h1>
      <section className={styles.section}>
        <h2>About you</h2>
        <DetailsForm
          key={`${customer.firstname}${customer.lastname}`}
          customer={customer}
          answer={answerOf('details')}
        />
      </section>
      <section className={styles.section} id="email">
        <h2>Email</h2>
        <p>{customer.email}</p>
        <OwnersOnly customer={customer}>
          {customer.isEmailConfirmed ? null : (
            <ConfirmEmailNotice email={customer.email} answer={answerOf('confirm-email')} />
          )}
          <p className="mute">This is your sign-in email. You’ll need your password to change it.</p>
          <p>
            <a href="/customer/security">Change email</a>
          </p>
        </OwnersOnly>
      </section>
      <section className={styles.section}>
        <h2>Change password</h2>
        <OwnersOnly customer={customer}>
          <PasswordForm answer={answerOf('password')} email={customer.email} />
        </OwnersOnly>
      </section>
      <section className={styles.section}>
        <h2>Security and your data</h2>
        <p>See where you are signed in, get a copy of your data or delete your account.</p>
        <p>
          <a href="/customer/security">Security and your data</a>
        </p>
      </section>
    </>
  )
}
