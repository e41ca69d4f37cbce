import type { Context } from '#src/platform/context'
import type { QueryCmsBlocksArgs } from '#src/platform/contract/contract.generated'
import { blockTag } from '../cache-tags.ts'
import { fail } from '../errors.ts'
import { filledBlock } from '../fill-amounts.ts'
import { blockModel } from '../models.ts'
import { findBlocks } from '../store.ts'

/** Unknown blocks become errors beside the others: BLOCK_NOT_FOUND. [R7.124] */
export async function cmsBlocks(ctx: Context, args: QueryCmsBlocksArgs) {
  const identifiers = (args.identifiers ?? []).filter((identifier) => identifier !== null)
  ctx.response.addTags(...identifiers.map(blockTag))
  const rows = await findBlocks(ctx.db, ctx.brand.websiteId, identifiers)
  const items = await Promise.all(
    identifiers.map(async (identifier) => {
      const row = rows.get(identifier)
      return row ? blockModel(await filledBlock(ctx, row)) : fail('BLOCK_NOT_FOUND', { id: identifier })
    }),
  )
  return { items }
}
