import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { GoodsToWrite } from './goods-store.ts'
import type { PricingContext } from './prices/context.ts'
import { type PricedCart, priceCart } from './prices/pricing.ts'
import type { CartRow } from './tables.ts'
import { writeShippingChoice } from './writers.ts'

/**
 * The delivery method of a cart with these prices: the first when none is chosen, the chosen one is not for the
 * country, the country changed, or `isForced`; else the cart's own. [R4.39-R4.44, A99]
 */
export function shippingChoiceOf({ cart, country, shipping, shippingOptions }: PricedCart, isForced = false): GoodsToWrite['shipping'] {
  if (shipping && cart.shipping_country === country && !isForced) return cart
  const first = shippingOptions[0]
  return { shipping_country: country, carrier_code: first?.carrierCode ?? null, method_code: first?.methodCode ?? null }
}

/** Chooses the delivery method on a locked cart whose address or coupons changed, as `shippingChoiceOf`. */
export async function chooseShipping(trx: Transaction<Database>, ctx: PricingContext, cart: CartRow, isForced = false): Promise<void> {
  const choice = shippingChoiceOf(await priceCart(trx, ctx, cart), isForced)
  if (choice !== cart) await writeShippingChoice(trx, cart.id, choice)
}
