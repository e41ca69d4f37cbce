import { loadComparison } from '#app/features/compare/compare-list.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/compared.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { uids, problem, setCookies } = await loadComparison(ctx)
  ctx.response.addCookies(...setCookies)
  return problem ? Response.json({ problem }, { status: 502 }) : Response.json({ uids })
}
