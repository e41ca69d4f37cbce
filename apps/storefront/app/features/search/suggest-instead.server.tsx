import type { RequestContext } from '#app/session/request-context.ts'
import { loadSuggestions } from './load-suggestions.server.ts'
import { searchTextOfPath } from './path-text.ts'

/** Names the style or department that an unknown address may have meant, on its error page. */
export async function suggestInstead(ctx: RequestContext, path: string): Promise<void> {
  const words = ctx.isDataRequest ? '' : searchTextOfPath(path)
  const found = words ? await loadSuggestions(ctx, words) : undefined
  const first = found?.products[0] ?? found?.categories[0]
  if (!first) return
  const suggestion = (
    <p>
      Did you mean{' '}
      <strong>
        <a href={first.href}>{first.text}</a>
      </strong>
      ?
    </p>
  )
  ctx.response.addPart('meant', suggestion)
}
