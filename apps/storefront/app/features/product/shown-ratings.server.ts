import { areReviewsShown } from '#app/features/reviews/load-reviews.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CardFragment } from './card.generated.ts'

/** [R1.17, R7.126] */
export async function withShownRatings(
  ctx: RequestContext,
  products: readonly CardFragment[],
): Promise<readonly CardFragment[]> {
  if (await areReviewsShown(ctx)) return products
  return products.map((product) => ({ ...product, rating_summary: 0, review_count: 0 }))
}
