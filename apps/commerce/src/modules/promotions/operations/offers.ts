import { loadBrands } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { Offers } from '#src/platform/contract/contract.generated'
import { OFFER_LIST_TAG } from '../cache-tags.ts'
import { largestFirst, offerModel } from '../offer-terms.ts'
import { selectShownOffers } from '../store.ts'

/** Every promotion in force, and those that ended in the last 90 days. [R2.27, A10] */
export async function offers(ctx: Context): Promise<Offers> {
  ctx.response.addTags(OFFER_LIST_TAG)
  const [rows, brands] = await Promise.all([selectShownOffers(ctx.db, ctx.brand.websiteId), loadBrands(ctx)])
  const brandPaths = new Map(brands.map(({ label, url_path }) => [label, url_path ?? null]))
  const current = rows.filter(({ overSince }) => !overSince)
  const ended = rows.filter(({ overSince }) => overSince)
  return {
    current: current.toSorted(largestFirst).map((row) => offerModel(row, ctx.brand, brandPaths)),
    ended: ended.map((row) => offerModel(row, ctx.brand, brandPaths)),
  }
}
