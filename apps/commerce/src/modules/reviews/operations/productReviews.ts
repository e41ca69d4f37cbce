import { areReviewsOn, loadProductsBySku, reviewsPage } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryProductReviewsArgs } from '#src/platform/contract/contract.generated'

/** Null while reviews are off. [R1.17] */
export async function productReviews(ctx: Context, { sku, ...wanted }: QueryProductReviewsArgs) {
  if (!(await areReviewsOn(ctx))) return null
  const [product] = await loadProductsBySku(ctx, [sku])
  return product ? reviewsPage(ctx, product, wanted) : null
}
