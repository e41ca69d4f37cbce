import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { changeCartAsRead } from '../change.ts'
import { fail } from '../errors.ts'
import type { CartWithLines } from '../lines-store.ts'
import { type CartChange, linesOf } from '../store.ts'
import type { CartLineRow, CartRow } from '../tables.ts'

export const MAX_GIFT_CARDS = 10

export interface CardOnCart {
  readonly code: string
  readonly seenCents: number
}

/** In order of applying. [R3.14] */
export function cardsOnCart(cart: Pick<CartRow, 'gift_card_codes' | 'gift_card_seen_cents'>): readonly CardOnCart[] {
  return cart.gift_card_codes.map((code, i) => ({ code, seenCents: cart.gift_card_seen_cents[i] ?? 0 }))
}

export function areOnlyGiftCards(lines: readonly CartLineRow[]): boolean {
  return lines.length > 0 && lines.every((line) => line.gift_card !== null)
}

export async function hasOnlyGiftCards(db: Db, cart: CartRow | CartWithLines): Promise<boolean> {
  return areOnlyGiftCards(await linesOf(db, cart))
}

/** [R3.14] */
export function giftCardColumns(cards: readonly CardOnCart[]): CartChange {
  return {
    gift_card_codes: cards.map(({ code }) => code),
    gift_card_seen_cents: cards.map(({ seenCents }) => seenCents),
  }
}

/** @throws AppError as changeCart; TOO_MANY_GIFT_CARDS */
export function changeGiftCards(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  read: CartRow,
  decide: (cards: readonly CardOnCart[]) => readonly CardOnCart[],
): Promise<CartRow> {
  return changeCartAsRead(ctx, read, (cart) => {
    const cards = decide(cardsOnCart(cart))
    if (cards.length > MAX_GIFT_CARDS) throw fail('TOO_MANY_GIFT_CARDS', { count: MAX_GIFT_CARDS })
    return giftCardColumns(cards)
  })
}
