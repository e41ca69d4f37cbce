import { customerError, register } from '#modules/customer'
import { enforceLimit, recordAudit } from '#modules/site'
import { isOwnEmail } from '#src/platform/account-email'
import type { Context } from '#src/platform/context'
import type { MutationAttachOrderArgs } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { toOrderModel } from '../model/order-model.ts'
import { lockOrder, recordOrderEvent } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { requireOrderByToken } from './guestOrderByToken.ts'

/** Another account's order is treated as unknown. */
async function attach(trx: Db, ctx: Context, orderId: number, customerId: number): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (order.customer_id === customerId) return
  if (order.customer_id !== null) throw fail('ORDER_NOT_LOCATED')
  await trx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute()
  await recordOrderEvent(trx, { orderId, kind: 'attached', actor: 'customer' })
  await recordAudit({ ...ctx, db: trx }, { action: 'order-attached', target: `order:${order.number}` })
}

async function attachForViewer(ctx: Context, order: OrderRow, customerId: number): Promise<void> {
  if (!isOwnEmail(ctx, order.email)) throw fail('ORDER_NOT_LOCATED')
  await inTransaction(ctx.db, (trx) => attach(trx, ctx, order.id, customerId))
}

async function attachForNewCustomer(ctx: Context, order: OrderRow, password: string): Promise<void> {
  if (!password) throw customerError('PASSWORD_TOO_SHORT')
  const { firstname, lastname } = order.billing_address
  const person = { firstname, lastname, email: order.email, password }
  await register(ctx, person, (trx, { id }) => attach(trx, ctx, order.id, id))
}

/** @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED, as register */
export async function attachOrder(ctx: Context, { input }: MutationAttachOrderArgs) {
  const order = await requireOrderByToken(ctx, input.token)
  const { customerId } = ctx.viewer
  if (order.customer_id !== null && order.customer_id !== customerId) throw fail('ORDER_NOT_LOCATED')
  await enforceLimit(ctx, { action: 'order-attach', key: String(order.id), limit: 10, windowSeconds: 3600 })
  if (customerId === undefined) await attachForNewCustomer(ctx, order, input.password ?? '')
  else await attachForViewer(ctx, order, customerId)
  return { order: await toOrderModel(ctx, await requireOrderByToken(ctx, input.token)) }
}
