import { parseEmail } from '@welt/kit/text/patterns'
import { normalCode } from '@welt/kit/text/typed-text'
import { findValidCodes, removeReward, replaceReward, requireCart, requireGuestSecret } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type {
  MutationValidateRedemptionsArgs,
  ValidateRedemptionsOutput,
} from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { requireLoyalty } from '../member-record.ts'
import type { CodeCheck } from '../ports.ts'
import { refusalText } from '../refusals.ts'
import { usableRewards } from '../usable-rewards.ts'

/** [R5.11, A55] */
function firstReward({ coupon_codes: [first], redemptions }: CartRow) {
  return redemptions.find(({ code }) => code === first)
}

type Reward = NonNullable<ReturnType<typeof firstReward>>

async function checkReward(ctx: Context, cart: CartRow, reward: Reward, email: string): Promise<CodeCheck> {
  if (parseEmail(email) !== reward.email || cart.email !== reward.email)
    return { isValid: false, reason: 'other-member' }
  const check = await ctx.ports.loyalty.checkCode({ banner: ctx.brand.id, email: reward.email }, reward.code)
  if (!check.isValid) return check
  const usable = await usableRewards(ctx.db, cart)
  return usable.some(({ code }) => code === reward.code) ? check : { isValid: false, reason: 'redeemed' }
}

async function refresh(
  ctx: Context,
  read: CartRow,
  reward: Reward,
  check: CodeCheck & { isValid: true },
): Promise<void> {
  const { label, amountCents, validTo } = check
  const current = { ...reward, label, amountCents, validTo: validTo?.toISOString() ?? null }
  if (amountCents === reward.amountCents && label === reward.label && current.validTo === reward.validTo) return
  await replaceReward(ctx, read, current)
}

async function validCodes(
  ctx: Context,
  cart: CartRow,
  given: readonly string[],
  rewardCode: string | undefined,
): Promise<string[]> {
  const isRewardCode = (code: string) => rewardCode !== undefined && normalCode(code) === rewardCode
  const promoCodes = await findValidCodes(
    ctx,
    cart,
    given.filter((code) => !isRewardCode(code)),
  )
  return given.filter((code) => isRewardCode(code) || promoCodes.has(code))
}

/**
 * An unconfirmed reward is removed, even when the service is unavailable, so that checkout can continue.
 * @throws AppError as requireCart; LOYALTY_OFF, CART_NOT_YOURS, TOO_MANY_COUPONS, RATE_LIMITED [R7.111, R5.11, R3.13,
 * A23, A55]
 */
export async function validateRedemptions(
  ctx: Context,
  { email, coupons, cart_id: cartId }: MutationValidateRedemptionsArgs,
): Promise<ValidateRedemptionsOutput> {
  const cart = await requireCart(ctx, cartId)
  await requireLoyalty(ctx)
  requireGuestSecret(ctx, cart)
  const reward = firstReward(cart)
  const check = reward && (await checkReward(ctx, cart, reward, email))
  const valid_codes = await validCodes(ctx, cart, coupons, check?.isValid ? reward?.code : undefined)
  if (reward && check?.isValid) await refresh(ctx, cart, reward, check)
  if (!reward || !check || check.isValid)
    return { status: valid_codes.length === coupons.length, valid_codes, message: null }
  const message = refusalText(reward.code, check.reason)
  await removeReward(ctx, cart, reward.code, message)
  return { status: false, valid_codes, message }
}
