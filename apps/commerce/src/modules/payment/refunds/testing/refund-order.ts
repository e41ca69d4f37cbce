import type { Kysely } from 'kysely'
import { findOrderOfNumber } from '#modules/orders'
import { type RefundCall, refundLocked, withLockedOrder } from '#modules/payment'
import type { Database } from '#src/platform/database'

/** As a command refunds, under the lock of the order. */
export async function refundOrder(db: Kysely<Database>, number: string, call: RefundCall) {
  const found = await findOrderOfNumber(db, number)
  if (!found) return { refusal: 'unknown-order' } as const
  return withLockedOrder(db, found.id, (owed) => refundLocked(owed, call))
}
