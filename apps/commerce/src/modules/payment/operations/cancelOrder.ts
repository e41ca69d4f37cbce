import { decodeNumericUid } from '@welt/kit/ids'
import {
  findOrder,
  isUnderReview,
  loadPieces,
  type OrderModel,
  type OrderRow,
  recordOrderEvent,
  toOrderModel,
} from '#modules/orders'
import { enforceLimit, recordAudit, settingsOfRequest } from '#modules/site'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { CancelOrderErrorCode, MutationCancelOrderArgs } from '#src/platform/contract/contract.generated'
import { cancelLocked } from '../cancel-order.ts'
import { cancelLine } from '../refunds/cancel-line.ts'
import type { CancelOrderOutput } from '../resolver-types.generated.ts'
import { withLockedOrder } from '../with-order.ts'

const MESSAGES = {
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  UNAUTHORISED: 'Current user is not authorized to cancel this order',
  ORDER_NOT_FOUND: 'This order cannot be found.',
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
  UNDEFINED: 'Order cannot be cancelled.',
} as const satisfies Readonly<Record<CancelOrderErrorCode, string>>

const REFUSALS = {
  'not-paid': 'INVALID_ORDER_STATUS',
  shipped: 'PARTIAL_ORDER_ITEM_SHIPPED',
  'part-refunded': 'INVALID_ORDER_STATUS',
  'unknown-line': 'UNDEFINED',
  spent: 'UNDEFINED',
} as const

function refused(code: CancelOrderErrorCode, order?: OrderModel): CancelOrderOutput {
  const message = MESSAGES[code]
  return { error: message, errorV2: { code, message }, order: order ?? null }
}

function mayCancel({ viewer, brand }: Context, order: OrderRow, token: string | null | undefined): boolean {
  if (order.website_id !== brand.websiteId) return false
  return order.customer_id === null ? order.access_token === token : order.customer_id === viewer.customerId
}

/** Another's order is as one that does not exist; who has the token of an order in an account may sign in. */
const refusalOf = ({ brand }: Context, order: OrderRow, token: string | null | undefined): CancelOrderErrorCode =>
  order.website_id === brand.websiteId && order.access_token === token ? 'UNAUTHORISED' : 'ORDER_NOT_FOUND'

const actorOf = ({ viewer }: Context) => (viewer.customerId === undefined ? 'guest' : 'customer')

/** Under the order's lock. The rest of the order is not changed. */
function cancelItem(ctx: Context, id: number, item: string, reason: string) {
  return withLockedOrder(ctx.db, id, async (owed) => {
    const { trx, order } = owed
    if (await isUnderReview(trx, order)) return 'not-paid' as const
    const actor = actorOf(ctx)
    const answer = await cancelLine(owed, decodeNumericUid(item) ?? 0, actor)
    if (answer === 'unchanged') return undefined
    if (answer !== 'cancelled') return answer
    await recordOrderEvent(trx, { orderId: id, kind: 'cancel_asked', actor, detail: { reason, item } })
    await recordAudit({ ...ctx, db: trx }, { action: 'order-item-cancelled', target: `order:${order.number}` })
    return undefined
  })
}

/** Under the order's lock, so that picking and cancelling at once leave one of the two. */
function cancelUnpacked(ctx: Context, id: number, reason: string) {
  return withLockedOrder(ctx.db, id, async ({ trx, order, attempt }) => {
    if (!isIn(UNFULFILLED, order) || (await isUnderReview(trx, order))) return 'not-paid' as const
    if ((await loadPieces(trx, order)).some(({ state }) => state !== 'to_pick')) return 'shipped' as const
    const answer = await cancelLocked(trx, order, attempt)
    if (typeof answer === 'string') return answer
    await recordOrderEvent(trx, { orderId: id, kind: 'cancel_asked', actor: actorOf(ctx), detail: { reason } })
    await recordAudit({ ...ctx, db: trx }, { action: 'order-cancelled', target: `order:${order.number}` })
    return answer
  })
}

/** @throws AppError RATE_LIMITED */
export async function cancelOrder(ctx: Context, { input }: MutationCancelOrderArgs): Promise<CancelOrderOutput> {
  const { isOrderCancellationEnabled, orderCancellationReasons } = await settingsOfRequest(ctx)
  if (!isOrderCancellationEnabled) return refused('ORDER_CANCELLATION_DISABLED')
  await enforceLimit(ctx, { action: 'order-cancel', key: ctx.viewer.address, limit: 60, windowSeconds: 3600 })
  const id = decodeNumericUid(input.order_id)
  const order = id === undefined ? undefined : await findOrder(ctx.db, id)
  if (!order) return refused('ORDER_NOT_FOUND')
  if (!mayCancel(ctx, order, input.token)) return refused(refusalOf(ctx, order, input.token))
  if (!orderCancellationReasons.includes(input.reason)) return refused('UNDEFINED')
  const { order_item_id: item, reason } = input
  const answer = item
    ? await cancelItem(ctx, order.id, String(item), reason)
    : await cancelUnpacked(ctx, order.id, reason)
  const now = await toOrderModel(ctx, (await findOrder(ctx.db, order.id)) ?? order)
  return typeof answer === 'string' ? refused(REFUSALS[answer], now) : { error: null, errorV2: null, order: now }
}
