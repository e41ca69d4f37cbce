import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ApplyCouponsToCartDocument } from './codes.generated.ts'

export const waitingReward = (ctx: RequestContext) => findCookie(ctx, 'waiting_reward')

/** For a reward or an offer, until the next cart. */
export const saveReward = (ctx: RequestContext, code: string) => rememberCookie(ctx, 'waiting_reward', code)

export const dropWaitingReward = (ctx: RequestContext) => dropCookie(ctx, 'waiting_reward')

/** Applies the code saved for this cart. The added line stays even if the code is refused. */
export async function applyWaitingReward(ctx: RequestContext, cartId: string, guestSecret: string): Promise<void> {
  const code = waitingReward(ctx)
  if (!code) return
  const answer = await changeCart(ctx, cartId, ApplyCouponsToCartDocument, { cartId, codes: [code] }, { guestSecret })
  const isLater = !answer.ok && (answer.failure.kind !== 'user' || answer.failure.code === 'REWARD_FOR_GIFT_CARDS')
  if (!isLater) ctx.response.addCookies(dropWaitingReward(ctx))
}
