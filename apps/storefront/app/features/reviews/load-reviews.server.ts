import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { ReviewView } from './review-address.ts'
import {
  ReviewConfigDocument,
  ReviewedProductDocument,
  type ReviewPageFragment,
  ReviewsDocument,
} from './reviews.generated.ts'

/** Also the number of reviews on the product page. */
const PAGE_SIZE = 5

/**
 * With the site's flag on, the review service's config decides; with it off, no request is made. A failed request hides
 * nothing. [R1.17, R7.126]
 */
export async function areReviewsShown(ctx: RequestContext): Promise<boolean> {
  if (!ctx.settings.flags.bazaarVoice) return false
  const answer = await query(ctx, ReviewConfigDocument, {}, { tags: ['search'] })
  return !answer.ok || answer.data.reviewServiceConfig?.is_enabled === true
}

/** Undefined where the site shows none, or on failure. [R1.17] */
export async function loadReviews(
  ctx: RequestContext,
  sku: string,
  view: ReviewView,
  isFresh = false,
): Promise<ReviewPageFragment | undefined> {
  if (!(await areReviewsShown(ctx))) return undefined
  const loadPage = (page: number) => {
    const variables = { sku, sort: view.sort, stars: view.stars ? [view.stars] : [], pageSize: PAGE_SIZE, page }
    return query(ctx, ReviewsDocument, variables, { tags: ['store', 'route', 'plp'], isFresh })
  }
  const answer = await loadPage(view.page)
  if (answer.ok) return answer.data.productReviews ?? undefined
  // The page no longer exists: load the first.
  const first = view.page > 1 ? await loadPage(1) : undefined
  return first?.ok ? (first.data.productReviews ?? undefined) : undefined
}

export interface ReviewedProduct {
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  readonly path: string
  readonly urlKey: string
}

/** Undefined when the site does not sell it or shows no reviews. */
export async function findReviewedProduct(ctx: RequestContext, urlKey: string): Promise<ReviewedProduct | undefined> {
  if (!(await areReviewsShown(ctx))) return undefined
  const answer = await query(ctx, ReviewedProductDocument, { key: urlKey }, { tags: ['store', 'route', 'plp'] })
  if (!answer.ok) throw unavailable(ctx)
  const product = answer.data.products?.items?.[0]
  if (!product?.sku || !product.url_key) return undefined
  return {
    sku: product.sku,
    name: product.web_display_name ?? product.name ?? '',
    colour: product.colour,
    path: `/${product.url_key}${product.url_suffix ?? '.html'}`,
    urlKey: product.url_key,
  }
}
