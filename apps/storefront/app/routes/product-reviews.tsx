import { data, redirect } from 'react-router'
import { findReviewedProduct, loadReviews } from '#app/features/reviews/load-reviews.server.ts'
import { parseReviewView, reviewsPath } from '#app/features/reviews/review-address.ts'
import styles from '#app/features/reviews/review-form.module.css'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { ReviewsIsland } from '#app/features/reviews/reviews-island.tsx'
import { voteForReview } from '#app/features/reviews/vote.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/product-reviews.ts'

/** The page for browsers without scripts. [R1.17] */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const search = url.searchParams
  const product = await findReviewedProduct(ctx, params.urlKey)
  if (!product) throw data(null, { status: 404 })
  const view = parseReviewView(search)
  const voted = /^[\w-]{1,64}$/.exec(search.get('voted') ?? '')?.[0]
  const reviews = await loadReviews(ctx, product.sku, view, voted !== undefined)
  if (!reviews) throw unavailable(ctx)
  const list = (
    <ReviewList urlKey={product.urlKey} timeZone={ctx.brand.timeZone} reviews={reviews} view={view} voted={voted} />
  )
  return { product, address: search.toString(), html: renderIsland(ctx, 'reviews', list) }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const vote = await voteForReview(requestContextOf(context), fieldText(await readFormData(request), 'review'))
  if (!vote.ok) return data({ message: vote.message }, { status: 422 })
  const back = reviewsPath(params.urlKey, parseReviewView(url.searchParams), vote.uid)
  return redirect(safeRedirect(`${back}#review-${vote.uid}`), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOfMatches(matches)
  if (!loaderData || !shop) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]
  return [
    { title: `Reviews of ${loaderData.product.name} | ${shop.name}` },
    { name: 'description', content: `What people who wear it say about ${loaderData.product.name}, at ${shop.name}.` },
    // A canonical link beside noindex could exclude the product page too.
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function ProductReviews({ loaderData: { product, address, html }, actionData }: Route.ComponentProps) {
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: product.name, path: product.path }, { name: 'Reviews' }]} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>Reviews of {product.name}</h1>
        {actionData?.message && <Notice tone="negative">{actionData.message}</Notice>}
        <h2 className="visually-hidden">Ratings and reviews</h2>
        <ReviewsIsland key={address} name="reviews" html={html} />
      </div>
    </div>
  )
}
