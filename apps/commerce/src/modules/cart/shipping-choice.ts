import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { GoodsToWrite } from './goods-store.ts'
import type { Decision, Goods } from './lines/goods.ts'
import type { PricingContext } from './prices/context.ts'
import { destinationOf, type PricedCart, priceCart } from './prices/pricing.ts'
import type { CartRow } from './tables.ts'
import { writeShippingChoice } from './writers.ts'

/** A cart, where it goes, and which ways of delivery there are; `shipping` is the chosen one. */
type Deliverable = Pick<PricedCart, 'cart' | 'country' | 'shipping' | 'shippingOptions'>

/**
 * The delivery method of a cart: the first when none is chosen, the chosen one is not for the
 * country, the country changed, or `isForced`; else the cart's own. [R4.39-R4.44, A99]
 */
function shippingChoiceOf({ cart, country, shipping, shippingOptions }: Deliverable, isForced = false): GoodsToWrite['shipping'] {
  if (shipping && cart.shipping_country === country && !isForced) return cart
  const first = shippingOptions[0]
  return { shipping_country: country, carrier_code: first?.carrierCode ?? null, method_code: first?.methodCode ?? null }
}

/** The delivery method of a cart after a change of its goods, as `shippingChoiceOf`; known before the change is priced. */
export function shippingChoiceAfter(
  { brand, ports }: Pick<PricingContext, 'brand' | 'ports'>,
  cart: CartRow,
  goods: Goods,
  { put, giftCards = [], removedIds }: Decision<unknown>,
): GoodsToWrite['shipping'] {
  const country = destinationOf(cart, brand)
  const remaining = goods.lines.filter(({ id }) => !removedIds.includes(id))
  const areOnlyGiftCards = put.length === 0 && remaining.length + giftCards.length > 0 && remaining.every((line) => line.gift_card)
  const postcode = cart.shipping_address?.postcode
  // Which ways there are depends on no amount.
  const question = { brand, thresholds: [], country, postcode, isSignedIn: cart.customer_id !== null, goodsCents: 0 }
  const shippingOptions = areOnlyGiftCards ? [] : ports.shipping.methodsFor(question)
  const shipping = shippingOptions.find((one) => one.carrierCode === cart.carrier_code && one.methodCode === cart.method_code)
  return shippingChoiceOf({ cart, country, shipping, shippingOptions })
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
