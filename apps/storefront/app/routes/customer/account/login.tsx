import { data, redirectDocument } from 'react-router'
import type { SignInAnswer } from '#app/features/sign-in/sign-in-form.tsx'
import { SignInPage } from '#app/features/sign-in/sign-in-page.tsx'
import { submitSignIn } from '#app/features/sign-in/submit-sign-in.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireSignedOut } from '#app/middleware/session.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies, readFlash } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { privateMeta } from '../../private-meta.ts'
import type { Route } from './+types/login.ts'

const ACCOUNT = '/customer/account'

export const middleware: Route.MiddlewareFunction[] = [requireSignedOut]

export function loader({ url, context }: Route.LoaderArgs) {
  const returnTo = url.searchParams.get('returnTo')
  return {
    returnTo: returnTo ? safeRedirect(returnTo, '') : '',
    isSignedOut: url.searchParams.has('signed_out'),
    notices: readFlash(requestContextOf(context)),
  }
}

/** The header's form gets a message instead of a redirect. [R4.16, R6.19] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const outcome = await submitSignIn(ctx, form)
  if (outcome.kind === 'refused') return data<SignInAnswer>(outcome.answer, { status: outcome.status })
  if (fieldText(form, 'stay') === '1') {
    const answer: SignInAnswer = { isDone: true, errors: {}, attempts: 0, notices: outcome.notices }
    return data(answer, { headers: cookieHeaders(...outcome.setCookies) })
  }
  const headers = cookieHeaders(...outcome.setCookies, ...flashCookies(ctx, ...outcome.notices))
  return redirectDocument(safeRedirect(form.get('returnTo'), ACCOUNT), { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Sign in', matches)

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage answer={actionData} {...loaderData} />
}
