import { query } from '#app/graphql/client.server.ts'
import type { GraphqlResult } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  AutomaticOffersDocument,
  ContentPageDocument,
  type ContentPageFragment,
  ContentPageVersionDocument,
} from './content.generated.ts'

export type ContentOutcome =
  | { readonly kind: 'found'; readonly page: ContentPageFragment }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

/** Error category of a missing page; other errors may be temporary. */
const NO_SUCH_PAGE = 'graphql-no-such-entity'

function toOutcome<Data>(
  answer: GraphqlResult<Data>,
  pageIn: (data: Data) => ContentPageFragment | null | undefined,
): ContentOutcome {
  if (!answer.ok) return { kind: answer.failure.category === NO_SUCH_PAGE ? 'none' : 'failed' }
  const page = pageIn(answer.data)
  return page ? { kind: 'found', page } : { kind: 'none' }
}

/** Loads a content page by its identifier, which is its path. [R2.54, R7.123] */
export async function loadContentPage(
  ctx: RequestContext,
  identifier: string,
  preview: string | null = null,
): Promise<ContentOutcome> {
  const options = { tags: ['store', 'cms'], isFresh: preview !== null }
  const answer = await query(ctx, ContentPageDocument, { identifier, preview }, options)
  return toOutcome(answer, ({ cmsPage }) => cmsPage)
}

/** Loads an earlier text of a page. [decision 201] */
export async function loadEarlierPage(
  ctx: RequestContext,
  identifier: string,
  version: number,
): Promise<ContentOutcome> {
  const answer = await query(ctx, ContentPageVersionDocument, { identifier, version }, { tags: ['store', 'cms'] })
  return toOutcome(answer, ({ cmsPageVersion }) => cmsPageVersion)
}

/** Labels of offers without a code; empty on failure. */
export async function loadOffers(ctx: RequestContext): Promise<readonly string[]> {
  const answer = await query(ctx, AutomaticOffersDocument, {}, { tags: ['store'] })
  return answer.ok ? (answer.data.automaticOffers ?? []).map(({ label }) => label) : []
}
