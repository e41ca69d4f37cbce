import { data, redirect } from 'react-router'
import { findReviewedProduct } from '#app/features/reviews/load-reviews.server.ts'
import styles from '#app/features/reviews/review-form.module.css'
import { type RefusedReview, ReviewForm } from '#app/features/reviews/review-form.tsx'
import { readReviewForm, reviewErrors } from '#app/features/reviews/review-form-rules.ts'
import { sendReview } from '#app/features/reviews/send-review.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/write-review.ts'
import { privateMeta } from './private-meta.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const product = await findReviewedProduct(requestContextOf(context), params.urlKey)
  if (!product) throw data(null, { status: 404 })
  return { product, isSent: url.searchParams.has('sent') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const product = await findReviewedProduct(ctx, params.urlKey)
  if (!product) throw data(null, { status: 404 })
  const fields = readReviewForm(await readFormData(request))
  const errors = reviewErrors(fields)
  if (Object.keys(errors).length > 0) return data<RefusedReview>({ fields, errors }, { status: 422 })
  const sent = await sendReview(ctx, product.sku, fields)
  if (!sent.ok) return data<RefusedReview>({ fields, errors, message: sent.message }, { status: 422 })
  return redirect(`/${params.urlKey}/reviews/write?sent=1`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  error || !loaderData
    ? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]
    : privateMeta(`Review ${loaderData.product.name}`, matches)

export default function WriteReview({ loaderData: { product, isSent }, actionData }: Route.ComponentProps) {
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: product.name, path: product.path }, { name: 'Write a review' }]} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{isSent ? 'Thank you for your review' : `Review ${product.name}`}</h1>
        {isSent ? (
          <>
            <Notice tone="positive">Thanks. We’ll read it before it goes live.</Notice>
            <p>
              <ButtonLink href={product.path}>Back to {product.name}</ButtonLink>
            </p>
          </>
        ) : (
          <ReviewForm refused={actionData} />
        )}
      </div>
    </div>
  )
}
