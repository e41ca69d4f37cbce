import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import { fail } from '../errors.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'

/** What a code of the loyalty service can look like; nothing else is sent there. */
const CODE = /^[A-Z0-9][A-Z0-9-]{3,63}$/

/**
 * What the loyalty service says of a code, as a cart stores it.
 * @throws AppError LOYALTY_UNAVAILABLE when it does not answer
 */
async function judge(ctx: Context, email: string, code: string): Promise<StoredRedemption | undefined> {
  const judgement = await ctx.ports.loyalty.judgeCode({ banner: ctx.brand.id, email }, code)
  if (!judgement.isValid && judgement.reason === 'unavailable') throw fail('LOYALTY_UNAVAILABLE')
  if (!judgement.isValid) return undefined
  const { label, amountCents, validTo } = judgement
  return { code, email, label, amountCents, validTo: validTo?.toISOString() ?? null }
}

/**
 * The reward that a code, upper-cased, is for the customer or the guest whose email the cart has; undefined when it is
 * none of theirs, is used up, or loyalty is off. Calls the loyalty service: never inside a transaction.
 * @throws AppError LOYALTY_UNAVAILABLE [R3.44, A28, A120, decision 67]
 */
export async function findRedemption(ctx: Context, cart: CartRow, code: string): Promise<StoredRedemption | undefined> {
  if (cart.email === null || !CODE.test(code) || !(await settingsOfRequest(ctx)).isLoyaltyEnabled) return undefined
  const redemption = await judge(ctx, cart.email, code)
  if (!redemption) return undefined
  const usable = await ctx.ports.cartFacts.rewards(ctx.db, { ...cart, coupon_codes: [code], redemptions: [redemption] })
  return usable.length > 0 ? redemption : undefined
}
