import { query } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { CONTENT_PAGE, type ContentPageAnswer, type ContentPageData } from './operations.ts'

export type ContentOutcome =
  | { readonly kind: 'found'; readonly page: ContentPageData }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** Loads a content page by its identifier, which is its path. @source R2.54, R7.123 */
export async function loadContentPage(visit: Visit, identifier: string): Promise<ContentOutcome> {
  const answer = await query<ContentPageAnswer>(visit, CONTENT_PAGE, { identifier }, { tags: ['store', 'cms'] })
  if (!answer.ok) return { kind: answer.failure.kind === 'user' ? 'none' : 'failed' }
  return answer.data.cmsPage ? { kind: 'found', page: answer.data.cmsPage } : { kind: 'none' }
}
