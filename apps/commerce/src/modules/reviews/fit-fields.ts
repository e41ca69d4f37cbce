import { localDate } from '@welt/kit/time'
import { factLoader, type ProductModel, sharedLoad, variantsOf } from '#modules/catalogue'
import { ofSite, siteValue } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { FitFacts, FitVerdict, KeptSize } from '#src/platform/contract/contract.generated'
import { brandFitTag, fitTag } from './cache-tags.ts'
import { type FitCounts, fitFacts, fitVerdict } from './fit.ts'
import { loadFits, loadFitsByBrand, loadKeptSizes } from './fit-store.ts'

const FIT = factLoader<string, FitCounts>({
  name: 'fit',
  tables: ['style_fit'],
  load: ({ db }, styleCodes) => loadFits(db, styleCodes),
})

/** Batched per request. */
export async function fitFactsOf(ctx: Context, product: ProductModel): Promise<FitFacts | null> {
  ctx.response.addTags(fitTag(product.styleCode))
  const counts = await sharedLoad(ctx, FIT)(product.styleCode)
  if (!counts) return null
  const sizes = await variantsOf(ctx, product.productId)
  return (
    fitFacts(
      counts,
      sizes.some(({ size }) => size.endsWith('.5')),
    ) ?? null
  )
}

const FIT_BY_BRAND = siteValue({
  name: 'fit-by-brand',
  tables: ['brand', 'product', 'product_site', 'style_fit'],
  make: ({ db, brand: { websiteId } }) => loadFitsByBrand(db, websiteId),
})

/** [decision 202] */
export async function fitVerdictOf(ctx: Context, brand: string): Promise<FitVerdict | null> {
  ctx.response.addTags(brandFitTag(brand))
  const counts = (await ofSite(ctx, FIT_BY_BRAND)).get(brand)
  return (counts && fitVerdict(counts)) ?? null
}

/** Empty for guests. */
export async function keptSizesOf(ctx: Context, productId: number): Promise<KeptSize[]> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) return []
  const rows = await loadKeptSizes(ctx.db, customerId, productId)
  return rows.map(({ size, scale, pairs, name, placedAt }) => ({
    size,
    size_scale: scale,
    pairs,
    product_name: name,
    ordered_on: localDate(placedAt, ctx.brand.timeZone),
  }))
}
