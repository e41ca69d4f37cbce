import type { CartView } from './cart-model.ts'

/** Identifies the state of a cart that messages are about: codes, gift cards, lines, amount due and delivery method. */
export function cartVersion({ codes, giftCards, lines, totalCents, shippingTitle }: CartView): string {
  return JSON.stringify([
    codes,
    giftCards,
    lines.map(({ uid, quantity, paidCents }) => [uid, quantity, paidCents]),
    totalCents,
    shippingTitle,
  ])
}
