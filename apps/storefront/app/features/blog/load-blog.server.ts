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
import { StoryShoesDocument, StoryStockDocument } from './blog.generated.ts'
import { purchasableSkus } from './stories.ts'

/** Newest first; undefined when the commerce server is unavailable. */
export async function loadStories(ctx: RequestContext): Promise<readonly StoryCardFragment[] | undefined> {
  const answer = await query(ctx, StoriesDocument, {}, { tags: ['store', 'cms'] })
  return answer.ok ? answer.data.stories : undefined
}

type StockedItem = { readonly sku: string | null; readonly stock_status: string | null }

const stockOf = ({ sku, stock_status }: StockedItem) => ({
  sku: sku ?? '',
  isInStock: sku !== null && stock_status !== 'OUT_OF_STOCK',
})

/** In the story's order. */
async function loadShoes(ctx: RequestContext, wanted: readonly string[]): Promise<readonly CardFragment[]> {
  if (wanted.length === 0) return []
  const tags = ['store', 'plp']
  const stock = await query(ctx, StoryStockDocument, { skus: [...wanted] }, { tags })
  const stocked = stock.ok
    ? withoutNulls(stock.data.products?.items).map((item) => ({
        ...stockOf(item),
        related: withoutNulls(item.related_products).map(stockOf),
      }))
    : []
  const skus = stock.ok ? purchasableSkus(wanted, stocked) : wanted
  if (skus.length === 0) return []
  const answer = await query(ctx, StoryShoesDocument, { skus: [...skus] }, { tags })
  const found = answer.ok ? withoutNulls(answer.data.products?.items) : []
  return found.toSorted((a, b) => skus.indexOf(a.sku ?? '') - skus.indexOf(b.sku ?? ''))
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
