import type { CartView } from '#app/features/cart/cart-model.ts'

/** Who collects: the shopper, or the person named in the bag. [R3.39] */
export type Collector = 'me' | 'nominee'

/** `chosen`: the answer in the bag, where the cart may still name a nominee. */
export function collectorOf(
  { nominee, isShopperNominee }: Pick<CartView, 'nominee' | 'isShopperNominee'>,
  chosen: string | undefined,
): Collector {
  return nominee && !isShopperNominee && chosen !== 'me' ? 'nominee' : 'me'
}
