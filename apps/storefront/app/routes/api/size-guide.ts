import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/size-guide.ts'

/** GET /api/size-guide: the text of the size guide page alone, for the dialog on product pages. [R2.36] */
export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await loadContentPage(requestContextOf(context), 'size-guide')
  if (outcome.kind !== 'found') return new Response('', { status: outcome.kind === 'none' ? 404 : 503 })
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(outcome.page.content ?? '', { headers })
}
