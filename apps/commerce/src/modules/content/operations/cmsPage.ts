import type { Context } from '#src/platform/context'
import type { QueryCmsPageArgs } from '#src/platform/contract/contract.generated'
import { pageTag } from '../cache-tags.ts'
import { fail } from '../errors.ts'
import { fillAmounts } from '../fill-amounts.ts'
import { pageModel } from '../models.ts'
import { findPage } from '../store.ts'

/** @throws AppError PAGE_NOT_FOUND [R7.123, R2.54] */
export async function cmsPage(ctx: Context, args: QueryCmsPageArgs) {
  const by = typeof args.id === 'number' ? { id: args.id } : { identifier: args.identifier ?? '' }
  const row = await findPage(ctx.db, ctx.brand.websiteId, by)
  ctx.response.addTags(pageTag(row?.identifier ?? args.identifier ?? ''))
  if (!row) throw fail('PAGE_NOT_FOUND', { id: args.id ?? args.identifier ?? '' })
  return pageModel({ ...row, content: await fillAmounts(ctx, row.content) }, ctx.brand, ctx.config)
}
