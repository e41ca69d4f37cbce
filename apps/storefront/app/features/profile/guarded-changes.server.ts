import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { keepCookie } from '#app/session/cookies.ts'
import { keepToken } from '#app/session/sign-in-cookies.ts'
import type { Visit } from '#app/session/visit.ts'
import { CHANGE_EMAIL, CHANGE_EMAIL_ANEW, CHANGE_PASSWORD, CHANGE_PASSWORD_ANEW } from '../account/operations.ts'

interface Renewed {
  readonly renewed_token?: { readonly token: string | null; readonly device_token: string | null } | null
}

/** Keeps this browser signed in: the change has ended the token it came with. [decision 12] */
function keepRenewed(visit: Visit, { renewed_token }: Renewed = {}): void {
  const { token, device_token } = renewed_token ?? {}
  if (!token) return
  visit.session.token = token
  visit.session.setCookies.push(...keepToken(visit, token, visit.settings.tokenLifeMs / 1000))
  if (device_token) visit.session.setCookies.push(keepCookie(visit, 'device', device_token))
}

/** Changes the password. [R7.46] */
export async function changePassword(visit: Visit, current: string, next: string): Promise<GraphqlResult<unknown>> {
  const document = visit.commerce.serviceKey ? CHANGE_PASSWORD_ANEW : CHANGE_PASSWORD
  const answer = await fetchPrivate<{ changeCustomerPassword: Renewed | null }>(visit, document, { current, new: next })
  if (answer.ok) keepRenewed(visit, answer.data.changeCustomerPassword ?? {})
  return answer
}

/** Changes the email. */
export async function changeEmail(visit: Visit, email: string, password: string): Promise<GraphqlResult<unknown>> {
  const document = visit.commerce.serviceKey ? CHANGE_EMAIL_ANEW : CHANGE_EMAIL
  const answer = await fetchPrivate<{ updateCustomerEmail: { customer: Renewed } | null }>(visit, document, { email, password })
  if (answer.ok) keepRenewed(visit, answer.data.updateCustomerEmail?.customer)
  return answer
}
