import { loadTracked, loadUnderWay } from '#app/features/orders/tracking/tracked.server.ts'
import { TrackedGroups } from '#app/features/orders/tracking/tracked-groups.tsx'
import { TrackingStrip } from '#app/features/orders/tracking/tracking-strip.tsx'
import { cookieHeaders, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { renderHtml } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/tracking.ts'

/** How long nothing under way is believed. */
const NONE_SECONDS = 600

/** For the header's bar, and with `strip` for the one below the header. [R2.70] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const isStrip = url.searchParams.has('strip')
  const groups = isStrip ? await loadUnderWay(ctx) : await loadTracked(ctx)
  const content = isStrip ? <TrackingStrip groups={groups} /> : <TrackedGroups groups={groups} />
  const tracked =
    groups.length > 0 ? rememberCookie(ctx, 'tracked', 'yes') : rememberCookie(ctx, 'tracked', 'no', NONE_SECONDS)
  const headers = cookieHeaders(...(isStrip && findCookie(ctx, 'tracked') !== 'hidden' ? [tracked] : []))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(groups.length > 0 ? renderHtml(ctx, content) : '', { headers })
}
