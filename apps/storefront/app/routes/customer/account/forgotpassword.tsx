import { parseEmail } from '@welt/kit/text/patterns'
import { data } from 'react-router'
import { type ForgotAnswer, ForgotPage } from '#app/features/sign-in/forgot-page.tsx'
import { signInMessages } from '#app/features/sign-in/messages.ts'
import { RequestPasswordResetEmailDocument } from '#app/features/sign-in/sign-in.generated.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireSignedOut } from '#app/middleware/session.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../../private-meta.ts'
import type { Route } from './+types/forgotpassword.ts'

export const middleware: Route.MiddlewareFunction[] = [requireSignedOut]

/** Same answer for known and unknown emails. [R8.70, R8.71] */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = fieldText(await readFormData(request), 'email')
  const error = checkEmail(typed)
  if (error) return data<ForgotAnswer>({ errors: { email: error }, email: typed, isSent: false }, { status: 422 })
  const email = parseEmail(typed) ?? typed
  const answer = await fetchPrivate(requestContextOf(context), RequestPasswordResetEmailDocument, { email })
  const rejection = answer.ok ? signInMessages.resetRequestUnable : signInMessages.requestPasswordResetEmail
  const isTaken = answer.ok && answer.data.requestPasswordResetEmail === true
  return data<ForgotAnswer>({ errors: {}, email, isSent: true, ...(isTaken ? {} : { rejection }) })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Reset your password', matches)

export default function ForgotPasswordRoute({ actionData }: Route.ComponentProps) {
  return <ForgotPage answer={actionData} />
}
