import { areReviewsOn, findProducts, reviewsPage } from '#modules/catalogue'
import type { Context } from '#src/composition/context'

interface ProductReviewsArguments {
  readonly sku: string
  readonly sort: 'NEWEST' | 'MOST_HELPFUL' | 'HIGHEST' | 'LOWEST'
  readonly stars: readonly number[]
  readonly pageSize: number
  readonly currentPage: number
}

/** Approved reviews of a product's style; null for what is not sold here and where reviews are off. [R1.17] */
export async function productReviews(_: unknown, { sku, ...wanted }: ProductReviewsArguments, ctx: Context) {
  if (!(await areReviewsOn(ctx))) return null
  const [product] = await findProducts(ctx, { skus: [sku] })
  return product ? reviewsPage(ctx, product, wanted) : null
}
