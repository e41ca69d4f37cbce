import type { Kysely } from 'kysely'
import { findOrderOfNumber } from '#modules/orders'
import { cancelLocked, withLockedOrder } from '#modules/payment'
import type { Database } from '#src/platform/database'

export async function cancelOrder(db: Kysely<Database>, number: string) {
  const found = await findOrderOfNumber(db, number)
  if (!found) return 'unknown' as const
  return withLockedOrder(db, found.id, ({ trx, order, attempt }) => cancelLocked(trx, order, attempt))
}
