import { redirectDocument } from 'react-router'
import { restoreBag } from '#app/features/checkout/success/restore-bag.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { keepNotices } from '#app/session/notices.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/restore.ts'

/** GET /cart/restore?token=…: the link of the mail about a payment that came to nothing. It leads on to the bag, so that it stays in no address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { notice, setCookies } = await restoreBag(ctx, url.searchParams.get('token') ?? '')
  return redirectDocument('/cart', { status: 303, headers: cookieHeaders(...setCookies, ...keepNotices(ctx, notice)) })
}
