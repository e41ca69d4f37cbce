import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from '../errors.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'

const CODE = /^[A-Z0-9][A-Z0-9-]{3,63}$/

async function validate(ctx: Context, email: string, code: string): Promise<StoredRedemption | undefined> {
  const outcome = await ctx.ports.loyalty.checkCode({ banner: ctx.brand.id, email }, code)
  if (!outcome.isValid && outcome.reason === 'unavailable') throw fail('LOYALTY_UNAVAILABLE')
  if (!outcome.isValid) return undefined
  const { label, amountCents, validTo } = outcome
  return { code, email, label, amountCents, validTo: validTo?.toISOString() ?? null }
}

/**
 * Calls the loyalty service: never run inside a transaction.
 * @throws AppError LOYALTY_UNAVAILABLE [R3.44, A28, A120, decision 67]
 */
export async function findRedemption(ctx: Context, cart: CartRow, code: string): Promise<StoredRedemption | undefined> {
  if (cart.email === null || !CODE.test(code) || !(await settingsOfRequest(ctx)).isLoyaltyEnabled) return undefined
  const redemption = await validate(ctx, cart.email, code)
  if (!redemption) return undefined
  const usable = await ctx.ports.cartFacts.rewards(ctx.db, { ...cart, coupon_codes: [code], redemptions: [redemption] })
  return usable.length > 0 ? redemption : undefined
}
