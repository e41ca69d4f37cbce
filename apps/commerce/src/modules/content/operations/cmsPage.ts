import type { Context } from '#src/platform/context'
import type { QueryCmsPageArgs } from '#src/platform/contract/contract.generated'
import { pageTag } from '../cache-tags.ts'
import { fail } from '../errors.ts'
import { filledPage, isPageShown } from '../fill-amounts.ts'
import { pageModel } from '../models.ts'
import { previewOf } from '../preview.ts'
import { findPage } from '../store.ts'

/** @throws AppError PAGE_NOT_FOUND [R7.123, R2.54] */
export async function cmsPage(ctx: Context, args: QueryCmsPageArgs) {
  const by = typeof args.id === 'number' ? { id: args.id } : { identifier: args.identifier ?? '' }
  const preview = previewOf(ctx, args.preview)
  const row = await findPage(ctx.db, ctx.brand.websiteId, by, preview)
  ctx.response.addTags(pageTag(row?.identifier ?? args.identifier ?? ''))
  if (!row || !(await isPageShown(ctx, row.shown_while)))
    throw fail('PAGE_NOT_FOUND', { id: args.id ?? args.identifier ?? '' })
  return pageModel(await filledPage(ctx, row, preview), ctx.brand, ctx.config)
}
