import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { ValidateRedemptionsDocument } from './checkout.generated.ts'

/** A cart whose first coupon may be a reward. */
interface CartWithCoupon {
  readonly cartId: string
  readonly email: string | undefined
  readonly firstCoupon: string | undefined
}

/**
 * Has the first applied coupon judged, whatever number is applied. `refused`: it was a
 * reward and is off the cart now. A shop that does not answer is no refusal: the
 * checkout goes on, and the order itself is checked. [R5.11, R7.111, A55]
 */
export async function validateReward(ctx: RequestContext, cart: CartWithCoupon): Promise<'none' | 'valid' | 'refused'> {
  const { cartId, email, firstCoupon } = cart
  if (!ctx.settings.isLoyaltyOffered || firstCoupon === undefined || !email) return 'none'
  const answer = await fetchPrivate(ctx, ValidateRedemptionsDocument, { email, coupons: [firstCoupon], cartId })
  return answer.data?.validateRedemptions?.status === false ? 'refused' : 'valid'
}
