import { sql } from 'kysely'
import { releaseOfReturn } from '#modules/orders'
import type { Db } from '#src/platform/database'
import { recordReturnEvent } from '../events.ts'
import { enqueueReversals } from '../label/reverse-label.ts'
import { isCancelable } from '../return-model.ts'
import type { ReturnRow } from '../tables.ts'

/** The caller has locked the order. @returns undefined when something of it was received */
export async function cancelLocked(
  trx: Db,
  returnId: number,
  actor: 'customer' | 'guest',
): Promise<ReturnRow | undefined> {
  const row = await trx.selectFrom('return_request').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow()
  if (row.status === 'CLOSED') return row
  const items = await trx
    .selectFrom('return_item')
    .select(['id', 'exchange_order_id'])
    .where('return_id', '=', returnId)
    .execute()
  if (!isCancelable(row, items)) return undefined
  await releaseOfReturn(
    trx,
    items.map(({ id }) => id),
  )
  const labels = await trx.selectFrom('return_payment').select('id').where('return_id', '=', returnId).execute()
  await enqueueReversals(
    trx,
    labels.map(({ id }) => id),
  )
  await recordReturnEvent(trx, { returnId, kind: 'cancelled', actor })
  return trx
    .updateTable('return_request')
    .set({ status: 'CLOSED', request_hash: null, closed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', returnId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
