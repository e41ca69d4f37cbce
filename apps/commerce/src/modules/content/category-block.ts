import type { CategoryModel } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { CmsBlock } from '#src/platform/contract/contract.generated'
import { memoised, memoKey } from '#src/platform/request-state'
import { filledBlock } from './fill-amounts.ts'
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
  return row ? blockModel(await filledBlock(ctx, row)) : null
}
