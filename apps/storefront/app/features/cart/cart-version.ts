import type { CartView } from './cart-model.ts'

/** A message disappears when the version changes. */
export function cartVersion({ codes, giftCards, lines, totalCents, shippingTitle }: CartView): string {
  return JSON.stringify([
    codes,
    giftCards,
    lines.map(({ uid, quantity, paidCents, way }) => [uid, quantity, paidCents, way]),
    totalCents,
    shippingTitle,
  ])
}
