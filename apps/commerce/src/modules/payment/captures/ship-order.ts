import type { Kysely } from 'kysely'
import { findOrderOfNumber, type ShipCall, type Shipped, type ShipRefusal, shipParcel } from '#modules/orders'
import type { Database } from '#src/platform/database'
import { withLockedOrder } from '../with-order.ts'

/** Hands a parcel of an order to a carrier. */
export async function shipOrder(
  db: Kysely<Database>,
  call: ShipCall & { readonly number: string },
): Promise<Shipped | ShipRefusal> {
  const found = await findOrderOfNumber(db, call.number)
  if (!found) return { refusal: 'unknown-order' }
  return withLockedOrder(db, found.id, ({ trx, order }) => shipParcel(trx, order, call))
}
