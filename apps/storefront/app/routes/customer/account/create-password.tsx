import { createContext, data, redirectDocument } from 'react-router'
import { checkNewPassword, checkRepeated } from '#app/features/account/account-rules.ts'
import { signInMessages } from '#app/features/sign-in/messages.ts'
import { type LinkProblem, type ResetAnswer, ResetPage } from '#app/features/sign-in/reset-page.tsx'
import {
  ResetPasswordByIdDocument,
  RevokeCustomerTokenDocument,
  ValidateRPTokenDocument,
} from '#app/features/sign-in/sign-in.generated.ts'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fieldErrorOf } from '#app/forms/server-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { noteLimit } from '#app/graphql/limit.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { endByChoice } from '#app/session/sign-in-cookies.ts'
import { privateMeta } from '../../private-meta.ts'
import type { Route } from './+types/create-password.ts'

interface Pair {
  readonly customerId: number
  readonly token: string
}

function findPair({ searchParams }: URL): Pair | undefined {
  const id = searchParams.get('id') ?? searchParams.get('customer_id') ?? ''
  const token = searchParams.get('token') ?? searchParams.get('rp_token') ?? ''
  return /^\d{1,9}$/.test(id) && /^[A-Za-z0-9_-]{16,256}$/.test(token) ? { customerId: Number(id), token } : undefined
}

const LINK_INVALID = 'This link is incomplete. Open it from the email again, or request a new one.'
const USED = 'This link has been used, has expired or is for another account. Request a new one.'

/** [R7.31, R8.08] */
async function problemOf(ctx: RequestContext, pair: Pair | undefined): Promise<LinkProblem | undefined> {
  if (!pair) return { text: LINK_INVALID, isLimited: false }
  const answer = await fetchPrivate(ctx, ValidateRPTokenDocument, { ...pair })
  if (answer.ok) return answer.data.validateRPToken?.is_valid ? undefined : { text: USED, isLimited: false }
  noteLimit(ctx, answer.failure)
  const isLimited = answer.failure.code === 'RATE_LIMITED'
  return { text: isLimited ? answer.failure.message : 'We couldn’t check this link. Try again in a minute.', isLimited }
}

/** Set after a form post. Checks and uses of a link share one rate limit, so the loader skips its check. */
const posted = createContext(false)

/** A valid link signs the customer out; an invalid one redirects to the account. [A15] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const problem = context.get(posted) ? undefined : await problemOf(ctx, findPair(url))
  if (!ctx.session.token) return data({ problem }, { status: problem?.isLimited ? 429 : 200 })
  if (problem) throw redirectDocument('/customer/account')
  await fetchPrivate(ctx, RevokeCustomerTokenDocument, {})
  throw redirectDocument(`${url.pathname}${url.search}`, { headers: cookieHeaders(...endByChoice(ctx)) })
}

/** Does not sign the customer in. [R7.48, R8.07] */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  context.set(posted, true)
  const form = await readFormData(request)
  const password = fieldText(form, 'password')
  const errors = onlyWrong({
    password: checkNewPassword(password),
    confirmation: checkRepeated(password, fieldText(form, 'confirmation')),
  })
  const pair = findPair(url)
  if (!pair) return data<ResetAnswer>({ errors: {}, problem: LINK_INVALID }, { status: 422 })
  if (Object.keys(errors).length > 0) return data<ResetAnswer>({ errors }, { status: 422 })
  const answer = await fetchPrivate(ctx, ResetPasswordByIdDocument, { ...pair, password })
  if (answer.ok && answer.data.resetPasswordById)
    return redirectDocument('/customer/account/login', {
      status: 303,
      headers: cookieHeaders(...flashCookies(ctx, 'password-set')),
    })
  if (answer.ok) return data<ResetAnswer>({ errors: {}, problem: signInMessages.resetPasswordById }, { status: 422 })
  const atField = fieldErrorOf(answer.failure)
  return data<ResetAnswer>(
    atField
      ? { errors: atField }
      : { errors: {}, problem: messageOf(answer.failure, signInMessages.resetPasswordById) },
    {
      status: 422,
    },
  )
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateMeta('Set a new password', matches),
  { name: 'referrer', content: 'same-origin' },
]

export default function CreatePasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage problem={loaderData.problem} answer={actionData} />
}
