import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { StoredAddress, StoredNominee } from './address.ts'
import type { GoodsToWrite } from './goods-store.ts'
import { type CartChange, updateCart } from './store.ts'
import type { CartRow, StoredRedemption } from './tables.ts'

// One function for each thing that is stored on a cart. The caller has locked it, and counts the change with
// `changeCart`.

type Trx = Transaction<Database>

/** Stores the email of a guest's order. [R3.09] */
export async function writeEmail(trx: Trx, cartId: string, email: string): Promise<void> {
  await updateCart(trx, cartId, { email })
}

/**
 * Stores the delivery address; a billing address that is the same follows. New Zealand has no authority to leave.
 * @returns the cart as it is then [R4.37, A105]
 */
export function writeShippingAddress(trx: Trx, cart: CartRow, address: StoredAddress): Promise<CartRow> {
  const json = JSON.stringify(address)
  return updateCart(trx, cart.id, {
    shipping_address: json,
    ...(cart.is_billing_same && cart.billing_address && { billing_address: json }),
    ...(address.countryCode === 'NZ' && { authority_checked: false, authority_instructions: null }),
  })
}

/** Stores the billing address. [R7.77] */
export async function writeBillingAddress(
  trx: Trx,
  cartId: string,
  address: StoredAddress,
  isSame: boolean,
): Promise<void> {
  await updateCart(trx, cartId, { billing_address: JSON.stringify(address), is_billing_same: isSame })
}

/** Stores the chosen way of delivery, and the country for which it was chosen. */
export async function writeShippingChoice(trx: Trx, cartId: string, choice: GoodsToWrite['shipping']): Promise<void> {
  const { shipping_country, carrier_code, method_code } = choice
  await updateCart(trx, cartId, { shipping_country, carrier_code, method_code })
}

/** Stores the permission to leave the parcel, and where. [R3.98] */
export async function writeAuthority(
  trx: Trx,
  cartId: string,
  isGiven: boolean,
  instructions: string | null,
): Promise<void> {
  await updateCart(trx, cartId, { authority_checked: isGiven, authority_instructions: instructions })
}

/** Stores who collects. [R3.21] */
export async function writeNominee(trx: Trx, cartId: string, nominee: StoredNominee): Promise<void> {
  await updateCart(trx, cartId, { nominee: JSON.stringify(nominee) })
}

/** Stores the store of collection; null takes it away. [R3.20] */
export async function writePreferredStore(trx: Trx, cartId: string, storeCode: string | null): Promise<void> {
  await updateCart(trx, cartId, { preferred_store_code: storeCode })
}

/** Stores how the cart is paid; opaque to the cart. */
export async function writePaymentMethod(trx: Trx, cartId: string, method: object): Promise<void> {
  await updateCart(trx, cartId, { payment_method: JSON.stringify(method) })
}

/** Codes on a cart, in order of applying, and what the loyalty service told of the rewards among them. */
export interface CouponsToWrite {
  readonly codes: readonly string[]
  readonly redemptions: readonly StoredRedemption[]
}

/** Columns for the coupons of a cart; they clear an earlier refusal by the loyalty service. [R3.10-R3.13] */
export function couponColumns({ codes, redemptions }: CouponsToWrite): CartChange {
  return { coupon_codes: [...codes], redemptions: JSON.stringify(redemptions), loyalty_error: null }
}

/** As `couponColumns`, with the cart's own coupons except the removed ones. */
export function columnsWithoutCoupons(
  { coupon_codes: codes, redemptions }: CartRow,
  isRemoved: (code: string) => boolean,
): CartChange {
  const isLeft = (code: string) => !isRemoved(code)
  return couponColumns({ codes: codes.filter(isLeft), redemptions: redemptions.filter(({ code }) => isLeft(code)) })
}
