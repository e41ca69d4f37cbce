import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { CartWithLines } from '../goods-store.ts'
import type { PricedCart } from '../prices/pricing.ts'
import { type CartChange, updateCodes } from '../store.ts'
import type { CartRow } from '../tables.ts'

/** Most gift cards of one cart. */
export const MOST_GIFT_CARDS = 10

/** A gift card on a cart, with its balance in cents when the shopper last saw it. */
export interface CardOnCart {
  readonly code: string
  readonly seenCents: number
}

/** The gift cards of a cart, in order of applying. [R3.14] */
export function cardsOnCart(cart: Pick<CartRow, 'gift_card_codes' | 'gift_card_seen_cents'>): readonly CardOnCart[] {
  return cart.gift_card_codes.map((code, i) => ({ code, seenCents: cart.gift_card_seen_cents[i] ?? 0 }))
}

/** Whether a cart has only gift cards, which neither gift cards nor rewards can pay for. */
export function hasGiftCardsAlone({ lines }: Pick<CartWithLines, 'lines'>): boolean {
  return lines.length > 0 && lines.every((line) => line.gift_card !== null)
}

/** Columns for the gift cards of a cart, in order of applying. [R3.14] */
export function giftCardColumns(cards: readonly CardOnCart[]): CartChange {
  return {
    gift_card_codes: cards.map(({ code }) => code),
    gift_card_seen_cents: cards.map(({ seenCents }) => seenCents),
  }
}

/** Whether the gift cards of a cart pay less than the shopper has seen, since another order has spent them. [R3.14] */
export function areCardsSpent({ cart, lines, giftCardCents, totalCents }: PricedCart): boolean {
  const seenCents = cardsOnCart(cart).reduce((sum, card) => sum + card.seenCents, 0)
  const boughtCents = lines.reduce((sum, line) => (line.isGiftCard ? sum + line.rowCents : sum), 0)
  return Math.min(seenCents, giftCardCents + totalCents - boughtCents) > giftCardCents
}

/** Notes what is left on the cards of a cart, now that the shopper is shown it. The caller has locked it. */
export async function rememberBalances(trx: Transaction<Database>, { cart, giftCards }: PricedCart): Promise<void> {
  const balances = new Map(giftCards.map(({ code, balanceCents }) => [code, balanceCents]))
  const cards = cart.gift_card_codes.map((code) => ({ code, seenCents: balances.get(code) ?? 0 }))
  await updateCodes(trx, cart.id, giftCardColumns(cards))
}
