import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { keepCookie } from '#app/session/cookies.ts'
import { keepToken } from '#app/session/sign-in-cookies.ts'
import type { Visit } from '#app/session/visit.ts'
import {
  ChangeCustomerPasswordAnewDocument,
  type ChangeCustomerPasswordAnewMutation,
  ChangeCustomerPasswordDocument,
  UpdateCustomerEmailAnewDocument,
  UpdateCustomerEmailDocument,
} from './profile.generated.ts'

type Renewed = NonNullable<ChangeCustomerPasswordAnewMutation['changeCustomerPassword']>

/** Keeps this browser signed in: the change has ended the token it came with. [decision 12] */
function keepRenewed(visit: Visit, customer: Renewed | undefined): void {
  const { token, device_token } = customer?.renewed_token ?? {}
  if (!token) return
  visit.session.token = token
  visit.session.setCookies.push(...keepToken(visit, token, visit.settings.tokenLifeMs / 1000))
  if (device_token) visit.session.setCookies.push(keepCookie(visit, 'device', device_token))
}

/** Changes the password. [R7.46] */
export async function changePassword(visit: Visit, current: string, next: string): Promise<GraphqlResult<unknown>> {
  const variables = { current, new: next }
  if (!visit.commerce.serviceKey) return fetchPrivate(visit, ChangeCustomerPasswordDocument, variables)
  const answer = await fetchPrivate(visit, ChangeCustomerPasswordAnewDocument, variables)
  if (answer.ok) keepRenewed(visit, answer.data.changeCustomerPassword ?? undefined)
  return answer
}

/** Changes the email. */
export async function changeEmail(visit: Visit, email: string, password: string): Promise<GraphqlResult<unknown>> {
  const variables = { email, password }
  if (!visit.commerce.serviceKey) return fetchPrivate(visit, UpdateCustomerEmailDocument, variables)
  const answer = await fetchPrivate(visit, UpdateCustomerEmailAnewDocument, variables)
  if (answer.ok) keepRenewed(visit, answer.data.updateCustomerEmail?.customer)
  return answer
}
