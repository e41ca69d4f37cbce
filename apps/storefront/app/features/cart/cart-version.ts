import type { CartView } from './cart-model.ts'

/** The parts of a cart that identify its state: codes, gift cards, lines and amount due. */
export function cartVersion({ codes, giftCards, lines, totalCents, shippingTitle }: CartView): string {
  return JSON.stringify([
    codes,
    giftCards,
    lines.map(({ uid, quantity, paidCents }) => [uid, quantity, paidCents]),
    totalCents,
    shippingTitle,
  ])
}
