import { findReviewedProduct, loadReviews } from '#app/features/reviews/load-reviews.server.ts'
import { parseReviewView } from '#app/features/reviews/review-address.ts'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { voteForReview } from '#app/features/reviews/vote.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { renderHtml } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/reviews.ts'

/** [R1.17] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const product = await findReviewedProduct(ctx, url.searchParams.get('key') ?? '')
  const view = parseReviewView(url.searchParams)
  const reviews = product && (await loadReviews(ctx, product.sku, view))
  if (!product || !reviews) return new Response('', { status: 404 })
  const html = renderHtml(
    ctx,
    <ReviewList urlKey={product.urlKey} timeZone={ctx.brand.timeZone} reviews={reviews} view={view} />,
  )
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Returns a message to replace the button. */
export async function action({ request, context }: Route.ActionArgs) {
  const vote = await voteForReview(requestContextOf(context), fieldText(await readFormData(request), 'review'))
  const message = vote.ok ? `Thanks. ${vote.helpfulCount} found this helpful.` : vote.message
  return Response.json({ message }, { status: vote.ok ? 200 : 422 })
}
