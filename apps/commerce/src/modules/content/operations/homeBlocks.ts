import type { Context } from '#src/platform/context'
import type { QueryHomeBlocksArgs } from '#src/platform/contract/contract.generated'
import { beginningTag } from '../cache-tags.ts'
import { fillAmounts } from '../fill-amounts.ts'
import { blockModel } from '../models.ts'
import { previewOf } from '../preview.ts'
import { listBlocks } from '../store.ts'

/** [R2.01] */
export async function homeBlocks(ctx: Context, args: QueryHomeBlocksArgs) {
  ctx.response.addTags(beginningTag('home'))
  const rows = await listBlocks(ctx.db, ctx.brand.websiteId, 'home-', previewOf(ctx, args.preview))
  return Promise.all(
    rows.map(blockModel).map(async (block) => ({
      ...block,
      content: block.content && (await fillAmounts(ctx, block.content)),
      data: block.data && (await fillAmounts(ctx, block.data)),
    })),
  )
}
