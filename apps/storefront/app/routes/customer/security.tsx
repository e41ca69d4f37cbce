import { parseEmail } from '@welt/kit/text/patterns'
import { data, redirectDocument } from 'react-router'
import styles from '#app/features/account/account.module.css'
import { OwnersOnly } from '#app/features/account/owners-only.tsx'
import { DeleteForm, ExportForm } from '#app/features/privacy/data-sections.tsx'
import { privacyMessages } from '#app/features/privacy/messages.ts'
import {
  CustomerSessionsDocument,
  DeleteCustomerDocument,
  EndEverySignInDocument,
  RevokeAllCustomerTokensDocument,
  RevokeCustomerSessionDocument,
} from '#app/features/privacy/privacy.generated.ts'
import { EmailForm, SignedInPlaces } from '#app/features/privacy/security-sections.tsx'
import { changeEmail } from '#app/features/profile/guarded-changes.server.ts'
import { profileMessages } from '#app/features/profile/messages.ts'
import { undeliverable } from '#app/features/sign-in/email-check.server.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS, onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { invalidForm, redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { toFormAnswer } from '#app/forms/form-answer.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { type GraphqlFailure, messageOf } from '#app/graphql/result.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies, limitIn } from '#app/session/flash.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { endByChoice } from '#app/session/sign-in-cookies.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/security.ts'
import { useCustomer } from './layout.tsx'

/**
 * The download responds with a file, so a wrong password is reported in the URL and a rate limit by a flash message.
 */
const EXPORT_WRONG: FieldErrors = { current_password: 'That isn’t your password. Nothing was downloaded.' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await fetchPrivate(ctx, CustomerSessionsDocument, {})
  requireReads(ctx)
  const isExportWrong = url.searchParams.get('export') === 'wrong'
  const waitSeconds = limitIn(ctx)
  if (waitSeconds !== undefined) ctx.response.requireWait(waitSeconds)
  const places = answer.ok
    ? { places: answer.data.customerSessions, problem: undefined }
    : { places: [], problem: messageOf(answer.failure, privacyMessages.customerSessions) }
  return data({ ...places, isExportWrong }, { status: isExportWrong || waitSeconds !== undefined ? 422 : 200 })
}

const PAGE = '/customer/security'

async function saveEmail(ctx: RequestContext, form: FormData) {
  const typed = fieldText(form, 'email')
  const password = fieldText(form, 'password')
  const values = { email: typed }
  const errors = onlyWrong({
    email: checkEmail(typed),
    current_password: password ? undefined : 'Enter your password.',
  })
  if (Object.keys(errors).length > 0) return invalidForm({ intent: 'email', errors, values })
  const email = parseEmail(typed) ?? typed
  const reason = await undeliverable(ctx, email)
  if (reason) return invalidForm({ intent: 'email', errors: { email: reason }, values })
  const answer = await changeEmail(ctx, email, password)
  if (answer.ok) return redirectWithFlash(ctx, PAGE, 'email-saved')
  if (answer.failure.code === 'PASSWORD_WRONG')
    return invalidForm({ intent: 'email', errors: { current_password: 'That isn’t your password.' }, values })
  return invalidForm(
    toFormAnswer(answer.failure, { intent: 'email', fallback: profileMessages.updateCustomerV2, values }),
  )
}

async function deleteAccount(ctx: RequestContext, form: FormData) {
  const password = fieldText(form, 'password')
  const wrongPassword = (message: string) => invalidForm({ intent: 'delete', errors: { current_password: message } })
  if (!password) return wrongPassword('Enter your password.')
  const answer = await fetchPrivate(ctx, DeleteCustomerDocument, { password })
  if (!answer.ok)
    return answer.failure.code === 'PASSWORD_WRONG'
      ? wrongPassword('That isn’t your password. Your account is still there.')
      : invalidForm(toFormAnswer(answer.failure, { intent: 'delete', fallback: privacyMessages.deleteCustomer }))
  return leaveAccount(ctx, 'account-deleted')
}

/** Not to the front page: it is shared and shows flash messages only with scripts. */
function leaveAccount(ctx: RequestContext, notice: string) {
  const headers = cookieHeaders(...endByChoice(ctx), ...flashCookies(ctx, notice))
  headers.set('Clear-Site-Data', '"storage"')
  return redirectDocument('/customer/account/login', { status: 303, headers })
}

const notEnded = (failure: GraphqlFailure, intent: string) =>
  invalidForm(toFormAnswer(failure, { intent, fallback: privacyMessages.customerSessions }))

async function endOne(ctx: RequestContext, form: FormData) {
  const answer = await fetchPrivate(ctx, RevokeCustomerSessionDocument, { id: fieldText(form, 'id') })
  return answer.ok ? redirectWithFlash(ctx, PAGE, 'place-out') : notEnded(answer.failure, 'end')
}

async function endOthers(ctx: RequestContext) {
  const answer = await fetchPrivate(ctx, RevokeAllCustomerTokensDocument, {})
  return answer.ok ? redirectWithFlash(ctx, PAGE, 'everywhere-out') : notEnded(answer.failure, 'end-others')
}

async function endAll(ctx: RequestContext) {
  const answer = await fetchPrivate(ctx, EndEverySignInDocument, {})
  if (!answer.ok) return notEnded(answer.failure, 'end-all')
  ctx.session.setRefused(false)
  return leaveAccount(ctx, 'all-out')
}

const ACTIONS = { email: saveEmail, delete: deleteAccount, end: endOne, 'end-others': endOthers, 'end-all': endAll }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  return actionOf(form, ACTIONS)(ctx, form)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Security and your data', matches)

export default function SecurityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const customer = useCustomer()
  const { email, isEmailConfirmed } = customer
  const answerOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const placesAnswer = answerOf('end') ?? answerOf('end-others') ?? answerOf('end-all')
  return (
    <>
      <h1>Security and your data</h1>
      <section className={styles.section}>
        <h2>Where you’re signed in</h2>
        <SignedInPlaces
          places={loaderData.places}
          problem={placesAnswer?.problem ?? loaderData.problem}
          answer={placesAnswer}
          canEnd={!customer.isActedFor}
        />
      </section>
      <section className={styles.section}>
        <h2>Email</h2>
        <OwnersOnly customer={customer}>
          <EmailForm key={email} email={email} answer={answerOf('email')} />
        </OwnersOnly>
      </section>
      <section className={styles.section}>
        <h2>Your data</h2>
        <OwnersOnly customer={customer}>
          <ExportForm
            errors={loaderData.isExportWrong && !actionData ? EXPORT_WRONG : NO_ERRORS}
            isEmailConfirmed={isEmailConfirmed}
          />
          <DeleteForm answer={answerOf('delete')} />
        </OwnersOnly>
      </section>
    </>
  )
}
