import { sql } from 'kysely'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'
import { loaderOf } from './batch-loader.ts'
import { pageInfo, requirePage } from './paging.ts'
import type { ProductModel } from './product-model.ts'

interface RatingStats {
  readonly productId: number
  /** 1 to 5. */
  readonly rating: number
  readonly count: number
}

/** Reviews are shown on sites with flag bazaarVoice only. @source R1.17 */
export async function areReviewsOn(ctx: Context): Promise<boolean> {
  return (await settingsOfRequest(ctx)).featureFlags.bazaarVoice
}

/** Mean and number of a product's approved reviews; undefined without any, or where reviews are off. */
export async function ratingStats(ctx: Context, productId: number): Promise<RatingStats | undefined> {
  if (!(await areReviewsOn(ctx))) return undefined
  const load = loaderOf<number, RatingStats>(ctx, 'ratings', async (ids) => {
    const rows = await ctx.db
      .selectFrom('review')
      .where('product_id', 'in', [...ids])
      .where('state', '=', 'approved')
      .groupBy('product_id')
      .select(['product_id as productId', sql<number>`avg(rating)::float8`.as('rating'), sql<number>`count(*)::int`.as('count')])
      .execute()
    return new Map(rows.map((row) => [row.productId, row]))
  })
  return load(productId)
}

/** Stars as a percentage: 4 of 5 is 80. */
export function ratingPercent(stars: number): number {
  return Math.round(stars * 20 * 10) / 10
}

/** How the fit of a reviewed pair was felt, by stored code. */
const FITS: Readonly<Record<string, string>> = { small: 'Runs small', true: 'True to size', large: 'Runs large' }

interface ReviewFacts {
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly rating: number
  readonly fit: string | null
  readonly created_at: Date
}

/** ProductReview of the contract. */
export function toReviewModel(product: ProductModel, review: ReviewFacts) {
  const breakdown = [{ name: 'Rating', value: String(review.rating) }]
  if (review.fit) breakdown.push({ name: 'Fit', value: FITS[review.fit] ?? review.fit })
  return {
    product,
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    created_at: review.created_at.toISOString(),
    average_rating: ratingPercent(review.rating),
    ratings_breakdown: breakdown,
  }
}

/** A page of a product's approved reviews, newest first. */
export async function reviewsPage(ctx: Context, product: ProductModel, paging: { pageSize: number; currentPage: number }) {
  const total = (await ratingStats(ctx, product.productId))?.count ?? 0
  const { offset, limit } = requirePage(total, paging)
  const rows =
    total === 0
      ? []
      : await ctx.db
          .selectFrom('review')
          .selectAll()
          .where('product_id', '=', product.productId)
          .where('state', '=', 'approved')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute()
  return { items: rows.map((row) => toReviewModel(product, row)), page_info: pageInfo(total, paging) }
}
