import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import { areOnlyGiftCards } from './gift-cards/cards-on-cart.ts'
import type { CartContents, LineChanges } from './lines/contents.ts'
import type { LinesToWrite } from './lines-store.ts'
import type { PricingContext } from './prices/context.ts'
import { destinationOf } from './prices/pricing.ts'
import { loadCartLines, updateCart } from './store.ts'
import type { CartLineRow, CartRow, StoredAddress } from './tables.ts'

type Choice = LinesToWrite['shipping']
type ShippingContext = Pick<PricingContext, 'brand' | 'ports'>

/**
 * Keeps the cart's method while it is offered and the country is unchanged; otherwise the first, or none for gift cards
 * alone. [R4.39-R4.44, A99]
 */
function shippingChoiceOf(
  { brand, ports }: ShippingContext,
  cart: CartRow,
  isDelivered: boolean,
  isForced = false,
): Choice {
  const country = destinationOf(cart, brand)
  const postcode = cart.shipping_address?.postcode
  const input = { brand, thresholds: [], country, postcode, isSignedIn: cart.customer_id !== null, goodsCents: 0 }
  const options = isDelivered ? ports.shipping.methodsFor(input) : []
  const isOffered = options.some((one) => one.carrierCode === cart.carrier_code && one.methodCode === cart.method_code)
  if (isOffered && cart.shipping_country === country && !isForced) return cart
  return {
    shipping_country: country,
    carrier_code: options[0]?.carrierCode ?? null,
    method_code: options[0]?.methodCode ?? null,
  }
}

export function shippingChoiceAfter(
  ctx: ShippingContext,
  cart: CartRow,
  contents: CartContents,
  { put, giftCards = [], removedIds }: LineChanges<unknown>,
): Choice {
  const remaining = contents.lines.filter(({ id }) => !removedIds.includes(id))
  const isDelivered =
    put.length > 0 || remaining.length + giftCards.length === 0 || remaining.some((line) => !line.gift_card)
  return shippingChoiceOf(ctx, cart, isDelivered)
}

/** Resets to the first method. [R4.43, R4.44, A49] */
export function firstShippingOf(ctx: ShippingContext, cart: CartRow, lines: readonly CartLineRow[]): Choice {
  return shippingChoiceOf(ctx, cart, !areOnlyGiftCards(lines), true)
}

/**
 * A billing address that is the same follows. NZ has no authority to leave. The caller has locked the cart.
 * [R4.37, R4.40, A105]
 */
export async function setShippingAddress(
  trx: Transaction<Database>,
  ctx: ShippingContext,
  cart: CartRow,
  address: StoredAddress,
): Promise<CartRow> {
  const changed = await updateCart(trx, cart.id, {
    shipping_address: address,
    ...(cart.is_billing_same && cart.billing_address && { billing_address: address }),
    ...(address.countryCode === 'NZ' && { authority_checked: false, authority_instructions: null }),
  })
  const choice = shippingChoiceOf(ctx, changed, !areOnlyGiftCards(await loadCartLines(trx, cart.id)))
  return choice === changed ? changed : updateCart(trx, cart.id, choice)
}
