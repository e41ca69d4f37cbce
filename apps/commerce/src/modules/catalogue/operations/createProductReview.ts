import { cleanText } from '@welt/kit/patterns'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { findProducts } from '../load-products.ts'
import { parseStars } from '../review-scale.ts'
import { areReviewsOn, toReviewModel } from '../reviews.ts'

interface ReviewInput {
  readonly sku: string
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly ratings: readonly { readonly id: string; readonly value_id: string }[]
}

/** Longest texts of a review, in characters. */
const MAX = { nickname: 50, summary: 120, text: 4000 }

/** @throws AppError REVIEW_INCOMPLETE when a text is empty or too long, or no star is chosen */
function parseReview(input: ReviewInput) {
  const nickname = cleanText(input.nickname, MAX.nickname)
  const summary = cleanText(input.summary, MAX.summary)
  const text = cleanText(input.text, MAX.text)
  const rating = input.ratings.map(parseStars).find((stars) => stars !== undefined)
  if (!nickname || !summary || !text || rating === undefined) throw fail('REVIEW_INCOMPLETE')
  return { nickname, summary, text, rating }
}

/** Stores a review for moderation; it is not shown until it is approved. @source contract createProductReview, A80. @throws AppError PRODUCT_NOT_FOUND, REVIEWS_OFF */
export async function createProductReview(_: unknown, { input }: { input: ReviewInput }, ctx: Context) {
  await enforceLimit(ctx, { action: 'review', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  if (!(await areReviewsOn(ctx))) throw fail('REVIEWS_OFF')
  const [product] = await findProducts(ctx, { skus: [input.sku] })
  if (!product) throw fail('PRODUCT_NOT_FOUND', { sku: input.sku })
  const review = parseReview(input)
  const row = await ctx.db
    .insertInto('review')
    .values({ ...review, product_id: product.productId, website_id: ctx.brand.websiteId, state: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { review: toReviewModel(product, row) }
}
