import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import { type SettingsReader, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { QueryProductReviewsArgs, ReviewSummary } from '#src/platform/contract/contract.generated'
import { offerLoader, sharedLoad } from '../batch-loader.ts'
import { reviewsTag } from '../cache-tags.ts'
import { type Paging, pageInfo, requirePage } from '../paging.ts'
import type { RatingSummary, Review } from '../ports.ts'
import type { ProductModel } from './product-model.ts'

/** [R1.17] */
export async function areReviewsOn(ctx: SettingsReader): Promise<boolean> {
  return (await settingsOfRequest(ctx)).featureFlags.bazaarVoice
}

/** Shared like an offer, so that authors see their own review counted. */
const RATINGS = offerLoader<string, RatingSummary>({
  name: 'ratings',
  tables: ['style_rating', 'review', 'site_setting'],
  load: async (site, codes) => ((await areReviewsOn(site)) ? site.ports.reviews.ratingsOf(codes) : new Map()),
})

/** Undefined without reviews, where they are off, or while the review service is unavailable. */
export function ratingsOf(ctx: Context, styleCode: string): Promise<RatingSummary | undefined> {
  return sharedLoad(ctx, RATINGS)(styleCode)
}

/** 0 until there are enough reviews. */
export function shownAverage(summary: RatingSummary | undefined): number {
  return summary && summary.count >= REVIEWS_BEFORE_AVERAGE ? summary.average : 0
}

/** 4 of 5 is 80. */
export function ratingPercent(stars: number): number {
  return Math.round(stars * 20 * 10) / 10
}

const FITS = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const
const WIDTHS = { narrow: 'Narrow', true: 'Right', wide: 'Wide' } as const
const FIT_VALUES = { small: 'TOO_SMALL', true: 'TRUE_TO_SIZE', large: 'TOO_LARGE' } as const
const WIDTH_VALUES = { narrow: 'TOO_NARROW', true: 'RIGHT', wide: 'TOO_WIDE' } as const

export function toReviewModel(product: ProductModel, review: Review) {
  const breakdown = [{ name: 'Rating', value: String(review.rating) }]
  if (review.fit) breakdown.push({ name: 'Fit', value: FITS[review.fit] })
  if (review.width) breakdown.push({ name: 'Width', value: WIDTHS[review.width] })
  return {
    product,
    uid: review.uid,
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    created_at: review.createdAt.toISOString(),
    average_rating: ratingPercent(review.rating),
    ratings_breakdown: breakdown,
    rating: review.rating,
    fit: review.fit && FIT_VALUES[review.fit],
    width: review.width && WIDTH_VALUES[review.width],
    is_recommended: review.isRecommended,
    is_verified_purchase: review.isVerifiedPurchase,
    helpful_count: review.helpful,
    not_helpful_count: review.notHelpful,
  }
}

const EMPTY: RatingSummary = { count: 0, average: 0, stars: [0, 0, 0, 0, 0], recommended: 0, answered: 0 }

/** Five stars first. */
function toSummary(summary: RatingSummary): ReviewSummary {
  const { count, stars, recommended, answered } = summary
  const average = shownAverage(summary)
  return {
    review_count: count,
    average: Math.round(average * 10) / 10,
    rating_summary: ratingPercent(average),
    histogram: stars.map((reviews, i) => ({ stars: i + 1, count: reviews })).toReversed(),
    recommended_count: recommended,
    recommended_percent:
      answered === 0 || count < REVIEWS_BEFORE_AVERAGE ? null : Math.round((100 * recommended) / answered),
  }
}

export async function reviewsPage(
  ctx: Context,
  product: ProductModel,
  { sort = 'NEWEST', stars = [], ...paging }: Partial<Pick<QueryProductReviewsArgs, 'sort' | 'stars'>> & Paging,
) {
  ctx.response.addTags(reviewsTag(product.styleCode))
  const summary = (await ratingsOf(ctx, product.styleCode)) ?? EMPTY
  const chosen = [...new Set(stars)].filter((star) => star >= 1 && star <= 5)
  const total =
    stars.length === 0 ? summary.count : chosen.reduce((sum, star) => sum + (summary.stars[star - 1] ?? 0), 0)
  const { offset, limit } = requirePage(total, paging)
  const reviews =
    total === 0 ? [] : await ctx.ports.reviews.list(product.styleCode, { sort, stars: chosen, offset, limit })
  return {
    items: reviews.map((review) => toReviewModel(product, review)),
    page_info: pageInfo(total, paging),
    total_count: total,
    summary: toSummary(summary),
  }
}
