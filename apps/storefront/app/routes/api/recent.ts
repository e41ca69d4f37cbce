import { renderRecent } from '#app/features/recommendations/render-recent.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/recent.ts'

const SKUS = /^[A-Za-z0-9._-]{1,64}(?:,[A-Za-z0-9._-]{1,64}){0,11}$/

/** [R7.122] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const skus = url.searchParams.get('skus') ?? ''
  const html = SKUS.test(skus) ? await renderRecent(requestContextOf(context), skus.split(',')) : ''
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
