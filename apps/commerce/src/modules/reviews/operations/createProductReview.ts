import { areReviewsOn, loadProductsBySku, toReviewModel } from '#modules/catalogue'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationCreateProductReviewArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { findPurchase } from '../purchases.ts'
import { parseReview } from '../rules.ts'

/**
 * Shown once approved. [A80] @throws AppError PRODUCT_NOT_FOUND, REVIEWS_OFF, REVIEW_INCOMPLETE, REVIEW_NOT_PLAIN,
 * ALREADY_REVIEWED, RATE_LIMITED
 */
export async function createProductReview(ctx: Context, { input }: MutationCreateProductReviewArgs) {
  const { customerId, address } = ctx.viewer
  await enforceLimit(ctx, { action: 'review', key: address, limit: 10, windowSeconds: 3600 })
  if (!(await areReviewsOn(ctx))) throw fail('REVIEWS_OFF')
  const [product] = await loadProductsBySku(ctx, [input.sku])
  if (product?.__typename !== 'ConfigurableProduct') throw fail('PRODUCT_NOT_FOUND', { sku: input.sku })
  const written = parseReview(input)
  const { productId, styleCode } = product
  const orderLineId = customerId === undefined ? undefined : await findPurchase(ctx.db, { customerId, styleCode })
  const { websiteId } = ctx.brand
  const review = await ctx.ports.reviews.submit({
    ...written,
    productId,
    styleCode,
    websiteId,
    customerId,
    orderLineId,
  })
  if (!review) throw fail('ALREADY_REVIEWED')
  return {
    review: toReviewModel(product, review),
    message: 'Thank you. Your review will appear here once we have read it.',
  }
}
