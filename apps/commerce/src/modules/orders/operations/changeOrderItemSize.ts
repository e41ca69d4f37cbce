import { encodeUid } from '@welt/kit/ids'
import { normalizeSku } from '@welt/kit/text/skus'
import { enforceLimit, recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationChangeOrderItemSizeArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { fail } from '../errors.ts'
import { orderJobs } from '../jobs.ts'
import { toOrderModel } from '../model/order-model.ts'
import { changeSize } from '../sizes/change-size.ts'
import { findOrder, loadOrderLines, lockOrder, recordOrderEvent } from '../store.ts'
import { requireOwnOrder } from './setOrderNominee.ts'

const CHANGES_PER_HOUR = 20

interface WantedSize {
  readonly orderId: number
  readonly itemId: string
  readonly sku: string
}

/** The order's lock excludes picking, cancelling and another change. Choosing the current size changes nothing. */
async function change(ctx: Context, { orderId, itemId, sku }: WantedSize): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const line = (await loadOrderLines(trx, orderId)).find(({ id }) => encodeUid(id) === itemId)
    if (!line?.variant_sku) throw fail('ORDER_ITEM_UNKNOWN')
    if (line.variant_sku === sku) return
    const { from, to, quantity, group } = await changeSize(trx, order, { ...line, variant_sku: line.variant_sku }, sku)
    const actor = ctx.viewer.customerId === undefined ? 'guest' : 'customer'
    const detail = { line: line.position, group, quantity, from, size: to, sku }
    await recordOrderEvent(trx, { orderId, kind: 'size_changed', actor, detail })
    await recordAudit({ ...ctx, db: trx }, { action: 'order-size-changed', target: `order:${order.number}` })
    const id = crypto.randomUUID()
    const payload = { orderId, lineId: line.id, from, change: id }
    await enqueue(trx, orderJobs['send-size-changed'], payload, { key: `size-changed:${id}` })
  })
}

/** @throws AppError ORDER_NOT_LOCATED, ORDER_ITEM_UNKNOWN, RATE_LIMITED, as changeSize */
export async function changeOrderItemSize(ctx: Context, { input }: MutationChangeOrderItemSizeArgs) {
  const order = await requireOwnOrder(ctx, input.token)
  const { id } = order
  await enforceLimit(ctx, { action: 'order-size', key: String(id), limit: CHANGES_PER_HOUR, windowSeconds: 3600 })
  await change(ctx, { orderId: id, itemId: String(input.order_item_id), sku: normalizeSku(input.sku) })
  return { order: await toOrderModel(ctx, (await findOrder(ctx.db, id)) ?? order) }
}
