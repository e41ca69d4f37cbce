import { createHmac } from 'node:crypto'
import { addressKey } from '@welt/kit/address-key'
import { areReviewsOn, loadStyle, toReviewModel } from '#modules/catalogue'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { MutationVoteProductReviewArgs } from '#src/graphql/contract.generated'
import { fail } from '../errors.ts'

/** Most votes on one review from one address in a day. */
const VOTES_ON_ONE = 5

/** Who votes: the customer, else the guest by the secret of their cart, else the network address. Stored as a hash. */
function voterOf({ viewer, config }: Pick<Context, 'viewer' | 'config'>): string {
  if (viewer.customerId !== undefined) return `customer:${viewer.customerId}`
  const guest = viewer.guestSecret ?? addressKey(viewer.address)
  return `guest:${createHmac('sha256', config.signingSecret).update(`review-vote:${guest}`).digest('base64url')}`
}

/** Counts whether a review helped, once for each visitor. @throws AppError REVIEWS_OFF, REVIEW_GONE, RATE_LIMITED */
export async function voteProductReview(ctx: Context, args: MutationVoteProductReviewArgs) {
  await enforceLimit(ctx, { action: 'review-vote', key: ctx.viewer.address, limit: 60, windowSeconds: 3600 })
  if (!(await areReviewsOn(ctx))) throw fail('REVIEWS_OFF')
  // A guest's secret is chosen by the browser: many secrets from one address still count as one household.
  const key = `${args.review_uid.slice(0, 64)}:${addressKey(ctx.viewer.address)}`
  await enforceLimit(ctx, { action: 'review-vote-of', key, limit: VOTES_ON_ONE, windowSeconds: 86_400 })
  const review = await ctx.ports.reviews.vote(args.review_uid, { voter: voterOf(ctx), isHelpful: args.is_helpful })
  const [product] = review ? await loadStyle(ctx, review.styleCode) : []
  if (!review || !product) throw fail('REVIEW_GONE')
  return { review: toReviewModel(product, review) }
}
