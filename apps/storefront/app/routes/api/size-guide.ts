import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import { ownGuide } from '#app/features/fit/own-guide.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/size-guide.ts'

/** [R2.36] */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const outcome = await loadContentPage(requestContextOf(context), 'size-guide')
  if (outcome.kind !== 'found') return new Response('', { status: outcome.kind === 'none' ? 404 : 503 })
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const shoe = {
    scale: searchParams.get('scale') ?? undefined,
    sizes: searchParams.getAll('size'),
    chosen: searchParams.get('chosen') ?? undefined,
  }
  return new Response(ownGuide(outcome.page.content ?? '', shoe), { headers })
}
