import { areReviewsOn, loadProduct, pageInfo, toReviewModel, windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { CustomerReviewsArgs } from '#src/platform/contract/contract.generated'
import type { CustomerRow } from '#tables/customer'

/** One customer's reviews have no average. */
const NO_SUMMARY = { average: 0, rating_summary: 0, histogram: [], recommended_count: 0, recommended_percent: null }

const NONE = { total: 0, reviews: [] }

/** Newest first. @throws AppError PAGE_* */
export async function reviewsOfCustomer(
  ctx: Context,
  { id, website_id: websiteId }: CustomerRow,
  args: CustomerReviewsArgs,
) {
  const paging = { currentPage: args.currentPage ?? 1, pageSize: args.pageSize ?? 20 }
  const window = windowOf(paging)
  const { total, reviews } = (await areReviewsOn(ctx))
    ? await ctx.ports.reviews.ofCustomer({ id, websiteId }, window)
    : NONE
  const products = await Promise.all(reviews.map(({ productId }) => loadProduct(ctx, productId)))
  const items = reviews.flatMap((review, at) => {
    const product = products[at]
    return product ? [toReviewModel(product, review)] : []
  })
  return {
    items,
    page_info: pageInfo(total, paging),
    total_count: total,
    summary: { ...NO_SUMMARY, review_count: total },
  }
}
