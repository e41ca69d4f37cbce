import { toMoney } from '@welt/kit/money'
import { type CartRow, pricedCartOf, requireGuestSecret } from '#modules/cart'
import type { Context } from '#src/composition/context'
import type { AppliedGiftCard } from '#src/graphql/contract.generated'
import { lastDayOf } from './use-by.ts'

/**
 * The gift cards of a cart with what each pays, for its owner alone: the codes are in full.
 * One that can pay no longer has the balance 0.
 * @throws AppError CART_NOT_YOURS [R3.14]
 */
export async function appliedGiftCards(ctx: Context, cart: CartRow): Promise<AppliedGiftCard[] | null> {
  if (cart.gift_card_codes.length === 0) return null
  requireGuestSecret(ctx, cart)
  const { giftCards } = await pricedCartOf(ctx, cart)
  const paying = new Map(giftCards.map((card) => [card.code, card]))
  return cart.gift_card_codes.map((code) => {
    const { balanceCents = 0, appliedCents = 0, expiresAt } = paying.get(code) ?? {}
    const balance = toMoney(balanceCents, cart.currency)
    return {
      code,
      balance,
      applied_balance: toMoney(appliedCents, cart.currency),
      current_balance: balance,
      expiration_date: lastDayOf(expiresAt, ctx.brand),
    }
  })
}
