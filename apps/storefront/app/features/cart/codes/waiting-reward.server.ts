import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ApplyCouponsToCartDocument } from './codes.generated.ts'

export const waitingReward = (ctx: RequestContext) => findCookie(ctx, 'waiting_reward')

/** A reward's or an offer's, for the next bag. */
export const saveReward = (ctx: RequestContext, code: string) => rememberCookie(ctx, 'waiting_reward', code)

export const dropWaitingReward = (ctx: RequestContext) => dropCookie(ctx, 'waiting_reward')

/** Applies the code that waited for this bag; what was added stays whatever comes of it. */
export async function applyWaitingReward(ctx: RequestContext, cartId: string, guestSecret: string): Promise<void> {
  const code = waitingReward(ctx)
  if (!code) return
  const answer = await changeCart(ctx, cartId, ApplyCouponsToCartDocument, { cartId, codes: [code] }, { guestSecret })
  const isLater = !answer.ok && (answer.failure.kind !== 'user' || answer.failure.code === 'REWARD_FOR_GIFT_CARDS')
  if (!isLater) ctx.response.addCookies(dropWaitingReward(ctx))
}
