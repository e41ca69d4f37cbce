import type { CategoryModel } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import { memoised, memoKey } from '#src/composition/request-state'
import type { CmsBlock } from '#src/graphql/contract.generated'
import { blockModel } from './models.ts'
import { type BlockRow, listBlocks } from './store.ts'

const PREFIX = 'category-'
const CATEGORY_BLOCKS = memoKey<Promise<BlockRow[]>>('content.category-blocks')

function blocksOfRequest(ctx: Context): Promise<BlockRow[]> {
  return memoised(ctx, CATEGORY_BLOCKS, '', () => listBlocks(ctx.db, ctx.brand.websiteId, PREFIX))
}

/** Named `category-` and the category's path with hyphens. */
export async function categoryBlock(ctx: Context, category: CategoryModel): Promise<CmsBlock | null> {
  if (!category.url_path) return null
  const identifier = PREFIX + category.url_path.replaceAll('/', '-')
  const row = (await blocksOfRequest(ctx)).find((block) => block.identifier === identifier)
  return row ? blockModel(row) : null
}
