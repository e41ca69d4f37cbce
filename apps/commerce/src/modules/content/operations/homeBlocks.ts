import type { Context } from '#src/platform/context'
import type { QueryHomeBlocksArgs } from '#src/platform/contract/contract.generated'
import { beginningTag } from '../cache-tags.ts'
import { filledBlock } from '../fill-amounts.ts'
import { blockModel } from '../models.ts'
import { previewOf } from '../preview.ts'
import { listBlocks } from '../store.ts'

/** [R2.01] */
export async function homeBlocks(ctx: Context, args: QueryHomeBlocksArgs) {
  ctx.response.addTags(beginningTag('home'))
  const preview = previewOf(ctx, args.preview)
  const rows = await listBlocks(ctx.db, ctx.brand.websiteId, 'home-', preview)
  return Promise.all(rows.map(async (row) => blockModel(await filledBlock(ctx, row, preview))))
}
