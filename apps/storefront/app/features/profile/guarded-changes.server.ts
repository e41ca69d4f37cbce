import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { isOwnServer } from '#app/graphql/other-servers/fallbacks.ts'
import { rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { tokenCookies } from '#app/session/sign-in-cookies.ts'
import {
  ChangeCustomerPasswordAnewDocument,
  type ChangeCustomerPasswordAnewMutation,
  ChangeCustomerPasswordDocument,
  UpdateCustomerEmailAnewDocument,
  UpdateCustomerEmailDocument,
} from './profile.generated.ts'

type Renewed = NonNullable<ChangeCustomerPasswordAnewMutation['changeCustomerPassword']>

/** The change has revoked the old token. [decision 12] */
function storeRenewed(ctx: RequestContext, customer: Renewed | undefined): void {
  const { token, device_token } = customer?.renewed_token ?? {}
  if (!token) return
  ctx.session.setToken(token)
  ctx.response.addCookies(...tokenCookies(ctx, token, ctx.settings.tokenLifeMs / 1000))
  if (device_token) ctx.response.addCookies(rememberCookie(ctx, 'device', device_token))
}

/** [R7.46] */
export async function changePassword(
  ctx: RequestContext,
  current: string,
  next: string,
): Promise<GraphqlResult<unknown>> {
  const variables = { current, new: next }
  if (!isOwnServer(ctx)) return fetchPrivate(ctx, ChangeCustomerPasswordDocument, variables)
  const answer = await fetchPrivate(ctx, ChangeCustomerPasswordAnewDocument, variables)
  if (answer.ok) storeRenewed(ctx, answer.data.changeCustomerPassword ?? undefined)
  return answer
}

export async function changeEmail(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<GraphqlResult<unknown>> {
  const variables = { email, password }
  if (!isOwnServer(ctx)) return fetchPrivate(ctx, UpdateCustomerEmailDocument, variables)
  const answer = await fetchPrivate(ctx, UpdateCustomerEmailAnewDocument, variables)
  if (answer.ok) storeRenewed(ctx, answer.data.updateCustomerEmail?.customer)
  return answer
}
