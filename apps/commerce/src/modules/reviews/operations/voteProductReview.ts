import { createHmac } from 'node:crypto'
import { addressKey } from '@welt/kit/address-key'
import { areReviewsOn, loadStyle, toReviewModel } from '#modules/catalogue'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationVoteProductReviewArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'

/** Per network address and day. */
const VOTES_ON_ONE = 5

/** The customer, else a hash of the guest's cart secret or network address. */
function voterOf({ viewer, config }: Pick<Context, 'viewer' | 'config'>): string {
  if (viewer.customerId !== undefined) return `customer:${viewer.customerId}`
  const guest = viewer.guestSecret ?? addressKey(viewer.address)
  return `guest:${createHmac('sha256', config.signingSecret).update(`review-vote:${guest}`).digest('base64url')}`
}

/** One vote per visitor. @throws AppError REVIEWS_OFF, REVIEW_GONE, RATE_LIMITED */
export async function voteProductReview(ctx: Context, args: MutationVoteProductReviewArgs) {
  await enforceLimit(ctx, { action: 'review-vote', key: ctx.viewer.address, limit: 60, windowSeconds: 3600 })
  if (!(await areReviewsOn(ctx))) throw fail('REVIEWS_OFF')
  // Guests can choose their secret, so the address is limited too.
  const key = `${args.review_uid.slice(0, 64)}:${addressKey(ctx.viewer.address)}`
  await enforceLimit(ctx, { action: 'review-vote-of', key, limit: VOTES_ON_ONE, windowSeconds: 86_400 })
  const review = await ctx.ports.reviews.vote(args.review_uid, { voter: voterOf(ctx), isHelpful: args.is_helpful })
  const [product] = review ? await loadStyle(ctx, review.styleCode) : []
  if (!review || !product) throw fail('REVIEW_GONE')
  return { review: toReviewModel(product, review) }
}
