import type { RequestContext } from '#app/session/request-context.ts'
import { loadContentPage } from '../load-content-page.server.ts'
import type { FoundPage } from './question-pages.tsx'
import { hasTerms, termsOf } from './question-search.ts'

/** Those that help; a site may lack some. */
const SEARCHED = [
  ...['delivery', 'returns', 'size-guide', 'click-and-collect', 'payments-promotions', 'product-information'],
  ...['shoebucks', 'contact', 'terms', 'privacy-policy', 'accessibility'],
]
const MOST_PAGES = 5

/** Pages with every term; none while they cannot be read. [R2.26, R2.35] */
export async function findPages(ctx: RequestContext, query: string): Promise<readonly FoundPage[]> {
  const terms = termsOf(query)
  const outcomes = await Promise.all(SEARCHED.map((identifier) => loadContentPage(ctx, identifier)))
  const found = outcomes.flatMap((outcome) => {
    if (outcome.kind !== 'found') return []
    const { identifier, title, content, meta_description } = outcome.page
    if (!hasTerms(`${title} ${meta_description} ${content}`, terms)) return []
    return [{ path: `/${identifier}`, title: title ?? '', description: meta_description ?? '' }]
  })
  return found.slice(0, MOST_PAGES)
}
