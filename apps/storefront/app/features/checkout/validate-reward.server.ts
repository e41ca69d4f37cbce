import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ValidateRedemptionsDocument } from './checkout.generated.ts'

interface CartWithCoupon {
  readonly cartId: string
  readonly email: string | undefined
  readonly firstCoupon: string | undefined
}

/**
 * `refused`: the reward was removed. An unavailable server is no refusal, as placing the order checks again. [R5.11,
 * R7.111, A55]
 */
export async function validateReward(ctx: RequestContext, cart: CartWithCoupon): Promise<'none' | 'valid' | 'refused'> {
  const { cartId, email, firstCoupon } = cart
  if (!ctx.settings.isLoyaltyOffered || firstCoupon === undefined || !email) return 'none'
  const answer = await fetchPrivate(ctx, ValidateRedemptionsDocument, { email, coupons: [firstCoupon], cartId })
  return answer.data?.validateRedemptions?.status === false ? 'refused' : 'valid'
}
