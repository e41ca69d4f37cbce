import { isDeepStrictEqual } from 'node:util'
import { parseNominee } from '#modules/fulfilment'
import { enforceLimit, recordAudit } from '#modules/site'
import { OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { MutationSetOrderNomineeArgs } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { StoredNominee } from '#tables/cart'
import { fail } from '../errors.ts'
import { orderJobs } from '../jobs.ts'
import { toOrderModel } from '../model/order-model.ts'
import { loadPieces } from '../steps/pieces.ts'
import { lockOrder, recordOrderEvent } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { requireOrderByToken } from './guestOrderByToken.ts'

/** A change texts a phone number. */
const CHANGES_PER_HOUR = 10

/** The token opens a guest's order; a customer's needs that customer too. */
export async function requireOwnOrder(ctx: Context, token: string): Promise<OrderRow> {
  const order = await requireOrderByToken(ctx, token)
  if (order.customer_id !== null && order.customer_id !== ctx.viewer.customerId) throw fail('ORDER_NOT_LOCATED')
  return order
}

async function isCollectable(trx: Db, order: OrderRow): Promise<boolean> {
  if (!isIn(UNFULFILLED, order)) return false
  const pieces = await loadPieces(trx, order)
  return pieces.some(({ kind, state }) => kind === 'clickncollect' && OPEN_ALLOCATION.includes(state))
}

/** The same person again changes and mails nothing. @returns the order as it is now */
async function changeNominee(ctx: Context, orderId: number, nominee: StoredNominee): Promise<OrderRow> {
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!(await isCollectable(trx, order))) throw fail('NOTHING_TO_COLLECT')
    if (isDeepStrictEqual(order.nominee, nominee)) return order
    await trx
      .updateTable('orders')
      .set({ nominee: JSON.stringify(nominee) })
      .where('id', '=', orderId)
      .execute()
    const actor = ctx.viewer.customerId === undefined ? 'guest' : 'customer'
    await recordOrderEvent(trx, { orderId, kind: 'collector_changed', actor })
    await recordAudit({ ...ctx, db: trx }, { action: 'order-collector-changed', target: `order:${order.number}` })
    const change = crypto.randomUUID()
    await enqueue(trx, orderJobs['send-collector-changed'], { orderId, change }, { key: `collector-changed:${change}` })
    return { ...order, nominee }
  })
}

/** @throws AppError ORDER_NOT_LOCATED, NOTHING_TO_COLLECT, RATE_LIMITED, as parseNominee [R5.24, R5.25] */
export async function setOrderNominee(ctx: Context, { input }: MutationSetOrderNomineeArgs) {
  const { id } = await requireOwnOrder(ctx, input.token)
  const nominee = parseNominee(input)
  const key = String(id)
  await enforceLimit(ctx, { action: 'order-nominee', key, limit: CHANGES_PER_HOUR, windowSeconds: 3600 })
  return { order: await toOrderModel(ctx, await changeNominee(ctx, id, nominee)) }
}
