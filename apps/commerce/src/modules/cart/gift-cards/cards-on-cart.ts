import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { CartWithLines } from '../goods-store.ts'
import type { PricedCart } from '../prices/pricing.ts'
import { type CartChange, updateCodes } from '../store.ts'
import type { CartRow } from '../tables.ts'

export const MOST_GIFT_CARDS = 10

export interface CardOnCart {
  readonly code: string
  readonly seenCents: number
}

/** In order of applying. [R3.14] */
export function cardsOnCart(cart: Pick<CartRow, 'gift_card_codes' | 'gift_card_seen_cents'>): readonly CardOnCart[] {
  return cart.gift_card_codes.map((code, i) => ({ code, seenCents: cart.gift_card_seen_cents[i] ?? 0 }))
}

export function hasGiftCardsAlone({ lines }: Pick<CartWithLines, 'lines'>): boolean {
  return lines.length > 0 && lines.every((line) => line.gift_card !== null)
}

/** [R3.14] */
export function giftCardColumns(cards: readonly CardOnCart[]): CartChange {
  return {
    gift_card_codes: cards.map(({ code }) => code),
    gift_card_seen_cents: cards.map(({ seenCents }) => seenCents),
  }
}

/** Whether the cards pay less than was shown, because another order spent them. [R3.14] */
export function areCardsSpent({ cart, lines, giftCardCents, totalCents }: PricedCart): boolean {
  const seenCents = cardsOnCart(cart).reduce((sum, card) => sum + card.seenCents, 0)
  const boughtCents = lines.reduce((sum, line) => (line.isGiftCard ? sum + line.rowCents : sum), 0)
  return Math.min(seenCents, giftCardCents + totalCents - boughtCents) > giftCardCents
}

/** Stores the balances being shown. The caller has locked the cart. */
export async function rememberBalances(trx: Transaction<Database>, { cart, giftCards }: PricedCart): Promise<void> {
  const balances = new Map(giftCards.map(({ code, balanceCents }) => [code, balanceCents]))
  const cards = cart.gift_card_codes.map((code) => ({ code, seenCents: balances.get(code) ?? 0 }))
  await updateCodes(trx, cart.id, giftCardColumns(cards))
}
