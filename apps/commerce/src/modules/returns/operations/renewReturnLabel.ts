import { localDate } from '@welt/kit/time'
import { lockOrder } from '#modules/orders'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationRenewReturnLabelArgs } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { recordReturnEvent } from '../events.ts'
import { isPosted, lastDayToSend } from '../label/return-label.ts'
import { requireOwnReturn } from '../own-orders.ts'
import { dayOf, toReturnModel } from '../return-model.ts'
import type { ReturnRow } from '../tables.ts'

const MOST_RENEWALS = 2
const RENEWED = 'label_renewed'

async function countRenewals(trx: Db, returnId: number): Promise<number> {
  const renewals = await trx
    .selectFrom('return_event')
    .select('id')
    .where('return_id', '=', returnId)
    .where('kind', '=', RENEWED)
    .execute()
  return renewals.length
}

/** Under the order's lock. */
async function renew(ctx: Context, trx: Db, returnId: number): Promise<ReturnRow> {
  const { timeZone } = ctx.brand
  const row = await trx.selectFrom('return_request').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow()
  if (!isPosted(row)) throw fail('TOO_LATE_TO_CHANGE')
  if ((dayOf(row.send_by) ?? '') >= localDate(new Date(), timeZone)) return row
  if ((await countRenewals(trx, returnId)) >= MOST_RENEWALS) throw fail('TOO_LATE_TO_CHANGE')
  const actor = ctx.viewer.customerId === undefined ? 'guest' : 'customer'
  await recordReturnEvent(trx, { returnId, kind: RENEWED, actor })
  await recordAudit({ ...ctx, db: trx }, { action: 'return-label-renewed', target: `return:${row.number}` })
  return trx
    .updateTable('return_request')
    .set({ send_by: lastDayToSend(timeZone), updated_at: new Date() })
    .where('id', '=', returnId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Renewing before its last day changes nothing. @throws AppError RETURN_NOT_AVAILABLE, TOO_LATE_TO_CHANGE */
export async function renewReturnLabel(ctx: Context, { input }: MutationRenewReturnLabelArgs) {
  const { id, order_id: orderId } = await requireOwnReturn(ctx, input.return_uid, input.token)
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockOrder(trx, orderId)
    return renew(ctx, trx, id)
  })
  return { return: await toReturnModel(ctx, row) }
}
