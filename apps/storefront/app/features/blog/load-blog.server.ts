import {
  type ContentPageFragment,
  StoriesDocument,
  type StoryCardFragment,
} from '#app/features/content/content.generated.ts'
import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { StoryShoesDocument } from './blog.generated.ts'

/** Newest first; undefined when the commerce server is unavailable. */
export async function loadStories(ctx: RequestContext): Promise<readonly StoryCardFragment[] | undefined> {
  const answer = await query(ctx, StoriesDocument, {}, { tags: ['store', 'cms'] })
  return answer.ok ? answer.data.stories : undefined
}

async function loadShoes(ctx: RequestContext, skus: readonly string[]): Promise<readonly CardFragment[]> {
  if (skus.length === 0) return []
  const answer = await query(ctx, StoryShoesDocument, { skus: [...skus] }, { tags: ['store', 'plp'] })
  return answer.ok ? withoutNulls(answer.data.products?.items) : []
}

export interface LoadedStory {
  readonly page: ContentPageFragment
  readonly story: StoryCardFragment
  readonly shoes: readonly CardFragment[]
}

/** 'none' without such a story, undefined when the commerce server is unavailable. */
export async function loadStory(
  ctx: RequestContext,
  slug: string,
  preview: string | null,
): Promise<LoadedStory | 'none' | undefined> {
  const outcome = await loadContentPage(ctx, `blog/${slug}`, preview)
  if (outcome.kind === 'failed') return undefined
  if (outcome.kind === 'none' || !outcome.page.story) return 'none'
  const { page } = outcome
  const { story } = outcome.page
  return { page, story: outcome.page.story, shoes: await loadShoes(ctx, story?.shoes ?? []) }
}
