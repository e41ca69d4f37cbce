import type { Transaction } from 'kysely'
import {
  type CartRow,
  chooseShipping,
  type PricingContext,
  type StoredAddress,
  writeShippingAddress,
} from '#modules/cart'
import type { Database } from '#src/platform/database'

/** The caller has locked the cart. [R4.37, R4.40, A105] */
export async function putShippingAddress(
  trx: Transaction<Database>,
  ctx: PricingContext,
  cart: CartRow,
  address: StoredAddress,
): Promise<void> {
  const changed = await writeShippingAddress(trx, cart, address)
  await chooseShipping(trx, ctx, changed)
}
