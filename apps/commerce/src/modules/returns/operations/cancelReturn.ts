import { lockOrder } from '#modules/orders'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationCancelReturnArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { requireOwnReturn } from '../own-orders.ts'
import { toReturnModel } from '../return-model.ts'
import { cancelLocked } from '../steps/cancel.ts'

/** Cancelling again changes nothing. @throws AppError RETURN_NOT_AVAILABLE, TOO_LATE_TO_CHANGE */
export async function cancelReturn(ctx: Context, { input }: MutationCancelReturnArgs) {
  const { id, order_id: orderId } = await requireOwnReturn(ctx, input.return_uid, input.token)
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockOrder(trx, orderId)
    const actor = ctx.viewer.customerId === undefined ? 'guest' : 'customer'
    const cancelled = await cancelLocked(trx, id, actor)
    if (!cancelled) throw fail('TOO_LATE_TO_CHANGE')
    await recordAudit({ ...ctx, db: trx }, { action: 'return-cancelled', target: `return:${cancelled.number}` })
    return cancelled
  })
  return { return: await toReturnModel(ctx, row) }
}
