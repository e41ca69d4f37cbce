import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import { type PricedCart, type PricingContext, priceCart } from './prices/pricing.ts'
import { updateCart } from './store.ts'
import type { CartRow } from './tables.ts'

/**
 * Chooses the first delivery method on a locked cart when none is chosen, the chosen one is not for the country, the
 * country changed, or `isForced`. Answers the cart's prices when the choice stays as it was. [R4.39-R4.44, A99]
 */
export async function chooseShipping(
  trx: Transaction<Database>,
  ctx: PricingContext,
  cart: CartRow,
  isForced = false,
): Promise<PricedCart | undefined> {
  const priced = await priceCart(trx, ctx, cart)
  const isForSameCountry = cart.shipping_country === priced.country
  if (priced.shipping && isForSameCountry && !isForced) return priced
  const first = priced.shippingOptions[0]
  await updateCart(trx, cart.id, {
    shipping_country: priced.country,
    carrier_code: first?.carrierCode ?? null,
    method_code: first?.methodCode ?? null,
  })
  return undefined
}
