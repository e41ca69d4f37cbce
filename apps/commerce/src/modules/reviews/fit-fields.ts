import { localDate } from '@welt/kit/time'
import { factLoader, type ProductModel, sharedLoad, variantsOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { FitFacts, KeptSize } from '#src/platform/contract/contract.generated'
import { fitTag } from './cache-tags.ts'
import { type FitCounts, fitFacts } from './fit.ts'
import { loadFits, loadKeptSizes } from './fit-store.ts'

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
