import { toMoney } from '@welt/kit/money'
import { type PricedCart, pricedCartOf, requireGuestSecret } from '#modules/cart'
import { areGiftCardsOn, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { AppliedGiftCard, AppliedGiftCardStatus } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { lastDayOf } from './expiry.ts'
import { type CardWithExpiry, findCards } from './store.ts'

async function findUnusableCards(
  { db }: Context,
  cart: CartRow,
  { giftCards }: PricedCart,
): Promise<ReadonlyMap<string, CardWithExpiry>> {
  const ended = cart.gift_card_codes.filter((code) => !giftCards.some((card) => card.code === code))
  const cards = await findCards(db, cart.website_id, ended)
  return new Map(cards.map((card) => [card.code, card]))
}

function reasonOf(card: CardWithExpiry | undefined): AppliedGiftCardStatus {
  if (card?.state !== 'active') return 'VOID'
  return card.isExpired ? 'EXPIRED' : 'SPENT'
}

/** For the cart's owner only: codes are in full. @throws AppError CART_NOT_YOURS [R3.14] */
export async function appliedGiftCards(ctx: Context, cart: CartRow): Promise<AppliedGiftCard[] | null> {
  if (cart.gift_card_codes.length === 0 || !areGiftCardsOn(await settingsOfRequest(ctx))) return null
  requireGuestSecret(ctx, cart)
  const priced = await pricedCartOf(ctx, cart)
  const paying = new Map(priced.giftCards.map((card) => [card.code, card]))
  const ended = await findUnusableCards(ctx, cart, priced)
  const isForGoods = priced.lines.length === 0 || priced.lines.some((line) => !line.isGiftCard)
  return cart.gift_card_codes.map((code) => {
    const card = paying.get(code)
    const { balanceCents = 0, appliedCents = 0 } = card ?? {}
    const status = card ? (isForGoods ? 'USABLE' : 'NOTHING_TO_PAY_FOR') : reasonOf(ended.get(code))
    const balance = status === 'VOID' ? null : toMoney(balanceCents, cart.currency)
    const expiresAt = status === 'EXPIRED' ? ended.get(code)?.expires_at : card?.expiresAt
    return {
      code,
      balance,
      applied_balance: toMoney(appliedCents, cart.currency),
      current_balance: balance,
      expiration_date: lastDayOf(expiresAt, ctx.brand),
      status,
    }
  })
}
