import { redirectDocument } from 'react-router'
import { RevokeCustomerTokenDocument } from '#app/features/sign-in/sign-in.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { endByChoice } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/logout.ts'

export function loader() {
  return redirectDocument('/customer/account')
}

export async function action({ context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  if (ctx.session.token) await fetchPrivate(ctx, RevokeCustomerTokenDocument, {})
  ctx.session.setRefused(false)
  const headers = cookieHeaders(...endByChoice(ctx), ...flashCookies(ctx, 'signed-out'))
  headers.set('Clear-Site-Data', '"storage"')
  return redirectDocument('/', { status: 303, headers })
}
