import { data, redirectDocument } from 'react-router'
import { createAccount } from '#app/features/sign-in/register.server.ts'
import { type RegisterAnswer, RegisterPage } from '#app/features/sign-in/register-page.tsx'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireSignedOut } from '#app/middleware/session.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { signInPath } from '#app/session/sign-in-path.ts'
import { privateMeta } from '../../private-meta.ts'
import type { Route } from './+types/create.ts'

export const middleware: Route.MiddlewareFunction[] = [requireSignedOut]

export function loader({ url }: Route.LoaderArgs) {
  const returnTo = url.searchParams.get('returnTo')
  return { returnTo: returnTo ? safeRedirect(returnTo, '') : '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const outcome = await createAccount(ctx, form)
  if (outcome.kind === 'refused') return data<RegisterAnswer>(outcome.answer, { status: 422 })
  const back = safeRedirect(form.get('returnTo'), '/customer/account')
  if (outcome.signIn.kind === 'failed')
    return redirectDocument(signInPath(back), {
      status: 303,
      headers: cookieHeaders(...flashCookies(ctx, 'welcome', 'sign-in-failed')),
    })
  const { setCookies, notices } = outcome.signIn
  return redirectDocument(back, {
    status: 303,
    headers: cookieHeaders(...setCookies, ...flashCookies(ctx, 'welcome', ...notices)),
  })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Create account', matches)

export default function CreateRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage answer={actionData} returnTo={loaderData.returnTo} />
}
