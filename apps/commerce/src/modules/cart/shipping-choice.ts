import type { Transaction } from 'kysely'
import type { Database } from '#src/database'
import { lockCart } from './change.ts'
import { type PricingContext, priceCart } from './pricing.ts'
import { updateCart } from './store.ts'

/**
 * Chooses the first way of delivery when none is chosen, when the chosen one doesn't serve the cart's country, when the country is
 * not the one it was chosen for, or when `isForced`. Callers hold the cart's lock. @source R4.39 to R4.44, A99
 */
export async function chooseShipping(trx: Transaction<Database>, ctx: PricingContext, cartId: string, isForced = false): Promise<void> {
  const priced = await priceCart(trx, ctx, await lockCart(trx, cartId))
  const isForSameCountry = priced.cart.shipping_country === priced.country
  if (priced.shipping && isForSameCountry && !isForced) return
  const first = priced.shippingOptions[0]
  await updateCart(trx, cartId, {
    shipping_country: priced.country,
    carrier_code: first?.carrierCode ?? null,
    method_code: first?.methodCode ?? null,
  })
}
