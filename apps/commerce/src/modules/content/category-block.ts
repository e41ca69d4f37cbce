import type { CategoryModel } from '#modules/catalogue'
import type { Context } from '#src/context'
import { blockModel } from './models.ts'
import { type BlockRow, listBlocks } from './store.ts'

const PREFIX = 'category-'
const MEMO = 'content.category-blocks'

function blocksOfRequest(ctx: Context): Promise<BlockRow[]> {
  const known = ctx.memo.get(MEMO) as Promise<BlockRow[]> | undefined
  const loading = known ?? listBlocks(ctx.db, ctx.brand.websiteId, PREFIX)
  ctx.memo.set(MEMO, loading)
  return loading
}

/** Block shown over a category's listing: the one named `category-` and the category's path with hyphens. */
export async function categoryBlock(category: CategoryModel, _args: unknown, ctx: Context) {
  if (!category.url_path) return null
  const identifier = PREFIX + category.url_path.replaceAll('/', '-')
  const row = (await blocksOfRequest(ctx)).find((block) => block.identifier === identifier)
  return row ? blockModel(row) : null
}
