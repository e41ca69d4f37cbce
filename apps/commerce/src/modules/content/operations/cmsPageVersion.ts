import type { Context } from '#src/platform/context'
import type { QueryCmsPageVersionArgs } from '#src/platform/contract/contract.generated'
import { pageTag } from '../cache-tags.ts'
import { fail } from '../errors.ts'
import { filledPage, isPageShown } from '../fill-amounts.ts'
import { pageModel } from '../models.ts'
import { findEarlierPage, findPage } from '../store.ts'

/** An earlier text of a page. @throws AppError PAGE_NOT_FOUND [decision 201] */
export async function cmsPageVersion(ctx: Context, { identifier, version }: QueryCmsPageVersionArgs) {
  ctx.response.addTags(pageTag(identifier))
  const row = await findPage(ctx.db, ctx.brand.websiteId, { identifier })
  const isShown = row !== undefined && (await isPageShown(ctx, row.shown_while))
  const earlier = isShown ? await findEarlierPage(ctx.db, row, version) : undefined
  if (!earlier) throw fail('PAGE_NOT_FOUND', { id: identifier })
  return pageModel(await filledPage(ctx, { ...earlier, history: row?.history }), ctx.brand, ctx.config)
}
