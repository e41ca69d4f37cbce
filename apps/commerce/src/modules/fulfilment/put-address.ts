import type { Transaction } from 'kysely'
import { type CartRow, chooseShipping, type PricingContext, type StoredAddress, updateCart } from '#modules/cart'
import type { Database } from '#src/composition/database'

/**
 * Puts a delivery address on a locked cart and chooses a delivery method where needed. New Zealand has no authority to
 * leave; a billing address that is the same follows. [R4.37, R4.40, A105]
 */
export async function putShippingAddress(
  trx: Transaction<Database>,
  ctx: PricingContext,
  cart: CartRow,
  address: StoredAddress,
): Promise<void> {
  const json = JSON.stringify(address)
  const changed = await updateCart(trx, cart.id, {
    shipping_address: json,
    ...(cart.is_billing_same && cart.billing_address && { billing_address: json }),
    ...(address.countryCode === 'NZ' && { authority_checked: false, authority_instructions: null }),
  })
  await chooseShipping(trx, ctx, changed)
}

/** Puts a billing address on a locked cart. [R7.77] */
export async function putBillingAddress(trx: Transaction<Database>, cart: CartRow, address: StoredAddress, isSame: boolean): Promise<void> {
  await updateCart(trx, cart.id, { billing_address: JSON.stringify(address), is_billing_same: isSame })
}
