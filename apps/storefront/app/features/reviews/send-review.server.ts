import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ReviewFields, toReviewInput } from './review-form-rules.ts'
import { CreateReviewDocument, RatingScaleDocument } from './reviews.generated.ts'

/** [R1.17, A80] */
export async function sendReview(
  ctx: RequestContext,
  sku: string,
  fields: ReviewFields,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }> {
  const scales = await fetchPrivate(ctx, RatingScaleDocument, {})
  const scale = scales.ok ? scales.data.productReviewRatingsMetadata.items[0] : undefined
  const step = withoutNulls(scale?.values).find(({ value }) => value === fields.rating)
  if (!scale || !step) return { ok: false, message: SOMETHING_WRONG }
  const input = { ...toReviewInput(fields), sku, ratings: [{ id: scale.id, value_id: step.value_id }] }
  const answer = await fetchPrivate(ctx, CreateReviewDocument, { input })
  return answer.ok ? { ok: true } : { ok: false, message: messageOf(answer.failure, SOMETHING_WRONG) }
}
