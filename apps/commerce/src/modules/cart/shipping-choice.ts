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

/** Stores the delivery method of a locked cart with these prices, as `shippingChoiceOf`. */
export async function writeShippingFor(trx: Transaction<Database>, priced: PricedCart, isForced = false): Promise<void> {
  const choice = shippingChoiceOf(priced, isForced)
  if (choice !== priced.cart) await writeShippingChoice(trx, priced.cart.id, choice)
}

/** Chooses the delivery method of a locked cart whose address changed, as `shippingChoiceOf`. */
export async function chooseShipping(trx: Transaction<Database>, ctx: PricingContext, cart: CartRow): Promise<void> {
  await writeShippingFor(trx, await priceCart(trx, ctx, cart))
}
