import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { keepCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { keepToken } from '#app/session/sign-in-cookies.ts'
import { CHANGE_EMAIL, CHANGE_EMAIL_ANEW, CHANGE_PASSWORD, CHANGE_PASSWORD_ANEW } from '../account/operations.ts'

interface Renewed {
  readonly renewed_token?: { readonly token: string | null; readonly device_token: string | null } | null
}

/** Keeps this browser signed in: the change has ended the token it came with. [decision 12] */
function keepRenewed(ctx: RequestContext, { renewed_token }: Renewed = {}): void {
  const { token, device_token } = renewed_token ?? {}
  if (!token) return
  ctx.session.token = token
  ctx.session.setCookies.push(...keepToken(ctx, token, ctx.settings.tokenLifeMs / 1000))
  if (device_token) ctx.session.setCookies.push(keepCookie(ctx, 'device', device_token))
}

/** Changes the password. [R7.46] */
export async function changePassword(ctx: RequestContext, current: string, next: string): Promise<GraphqlResult<unknown>> {
  const document = ctx.commerce.serviceKey ? CHANGE_PASSWORD_ANEW : CHANGE_PASSWORD
  const answer = await fetchPrivate<{ changeCustomerPassword: Renewed | null }>(ctx, document, { current, new: next })
  if (answer.ok) keepRenewed(ctx, answer.data.changeCustomerPassword ?? {})
  return answer
}

/** Changes the email. */
export async function changeEmail(ctx: RequestContext, email: string, password: string): Promise<GraphqlResult<unknown>> {
  const document = ctx.commerce.serviceKey ? CHANGE_EMAIL_ANEW : CHANGE_EMAIL
  const answer = await fetchPrivate<{ updateCustomerEmail: { customer: Renewed } | null }>(ctx, document, { email, password })
  if (answer.ok) keepRenewed(ctx, answer.data.updateCustomerEmail?.customer)
  return answer
}
