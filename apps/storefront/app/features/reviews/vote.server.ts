import { fetchPrivate } from '#app/graphql/client.server.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { VoteDocument } from './reviews.generated.ts'

type Vote =
  | { readonly ok: true; readonly uid: string; readonly helpfulCount: number }
  | { readonly ok: false; readonly message: string }

/** Votes a review helpful; idempotent per visitor. */
export async function voteForReview(ctx: RequestContext, uid: string): Promise<Vote> {
  const answer = await fetchPrivate(ctx, VoteDocument, { uid })
  if (!answer.ok) return { ok: false, message: messageOf(answer.failure, SOMETHING_WRONG) }
  const { review } = answer.data.voteProductReview
  return { ok: true, uid: review.uid, helpfulCount: review.helpful_count }
}
