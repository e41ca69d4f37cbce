import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { StoredAddress, StoredNominee } from './address.ts'
import type { GoodsToWrite } from './goods-store.ts'
import { type CartChange, updateCart } from './store.ts'
import type { CartRow, StoredRedemption } from './tables.ts'

// The callers have locked the cart, and increment its version with `changeCart`.

type Trx = Transaction<Database>

/** [R3.09] */
export async function writeEmail(trx: Trx, cartId: string, email: string): Promise<void> {
  await updateCart(trx, cartId, { email })
}

/** A billing address that is the same follows. NZ has no authority to leave. [R4.37, A105] */
export function writeShippingAddress(trx: Trx, cart: CartRow, address: StoredAddress): Promise<CartRow> {
  const json = JSON.stringify(address)
  return updateCart(trx, cart.id, {
    shipping_address: json,
    ...(cart.is_billing_same && cart.billing_address && { billing_address: json }),
    ...(address.countryCode === 'NZ' && { authority_checked: false, authority_instructions: null }),
  })
}

/** [R7.77] */
export async function writeBillingAddress(
  trx: Trx,
  cartId: string,
  address: StoredAddress,
  isSame: boolean,
): Promise<void> {
  await updateCart(trx, cartId, { billing_address: JSON.stringify(address), is_billing_same: isSame })
}

export async function writeShippingChoice(trx: Trx, cartId: string, choice: GoodsToWrite['shipping']): Promise<void> {
  const { shipping_country, carrier_code, method_code } = choice
  await updateCart(trx, cartId, { shipping_country, carrier_code, method_code })
}

/** [R3.98] */
export async function writeAuthority(
  trx: Trx,
  cartId: string,
  isGiven: boolean,
  instructions: string | null,
): Promise<void> {
  await updateCart(trx, cartId, { authority_checked: isGiven, authority_instructions: instructions })
}

/** [R3.21] */
export async function writeNominee(trx: Trx, cartId: string, nominee: StoredNominee): Promise<void> {
  await updateCart(trx, cartId, { nominee: JSON.stringify(nominee) })
}

/** [R3.20] */
export async function writePreferredStore(trx: Trx, cartId: string, storeCode: string | null): Promise<void> {
  await updateCart(trx, cartId, { preferred_store_code: storeCode })
}

/** Opaque to the cart. */
export async function writePaymentMethod(trx: Trx, cartId: string, method: object): Promise<void> {
  await updateCart(trx, cartId, { payment_method: JSON.stringify(method) })
}

export interface CouponsToWrite {
  readonly codes: readonly string[]
  readonly redemptions: readonly StoredRedemption[]
}

/** Also clears a refusal by the loyalty service. [R3.10-R3.13] */
export function couponColumns({ codes, redemptions }: CouponsToWrite): CartChange {
  return { coupon_codes: [...codes], redemptions: JSON.stringify(redemptions), loyalty_error: null }
}

export function columnsWithoutCoupons(
  { coupon_codes: codes, redemptions }: CartRow,
  isRemoved: (code: string) => boolean,
): CartChange {
  const isLeft = (code: string) => !isRemoved(code)
  return couponColumns({ codes: codes.filter(isLeft), redemptions: redemptions.filter(({ code }) => isLeft(code)) })
}
