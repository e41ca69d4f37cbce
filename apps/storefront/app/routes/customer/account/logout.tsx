import { redirectDocument } from 'react-router'
import { RevokeCustomerTokenDocument } from '#app/features/sign-in/sign-in.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { keepNotices } from '#app/session/notices.ts'
import { endByChoice } from '#app/session/sign-in-cookies.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/logout.ts'

export function loader() {
  return redirectDocument('/customer/account')
}

/** Ends the session here and at the shop; what this browser kept is wiped. */
export async function action({ context }: Route.ActionArgs) {
  const visit = visitOf(context)
  if (visit.session.token) await fetchPrivate(visit, RevokeCustomerTokenDocument, {})
  visit.session.isRefused = false
  const headers = cookieHeaders(...endByChoice(visit), ...keepNotices(visit, 'signed-out'))
  headers.set('Clear-Site-Data', '"storage"')
  return redirectDocument('/', { status: 303, headers })
}
