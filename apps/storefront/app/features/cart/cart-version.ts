import type { CartView } from './cart-model.ts'

/** Identifies the cart state that a message refers to; a message disappears when it changes. */
export function cartVersion({ codes, giftCards, lines, totalCents, shippingTitle }: CartView): string {
  return JSON.stringify([
    codes,
    giftCards,
    lines.map(({ uid, quantity, paidCents }) => [uid, quantity, paidCents]),
    totalCents,
    shippingTitle,
  ])
}
