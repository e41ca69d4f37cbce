import { loadTracked } from '#app/features/orders/tracking/tracked.server.ts'
import { TrackedGroups } from '#app/features/orders/tracking/tracked-groups.tsx'
import { renderHtml } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/tracking.ts'

/** For the header's bar. [R2.70] */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const groups = await loadTracked(ctx)
  const html = groups.length > 0 ? renderHtml(ctx, <TrackedGroups groups={groups} />) : ''
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
