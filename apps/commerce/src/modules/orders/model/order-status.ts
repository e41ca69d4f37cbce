import { HISTORY, isIn, PENDING, UNFULFILLED } from '#src/order-lifecycle/states'
import type { OrderLineRow, OrderRow } from '../tables.ts'

const STATUSES: Readonly<Record<OrderRow['state'], string>> = {
  pending_payment: 'Pending Payment',
  payment_failed: 'Canceled',
  paid: 'Processing',
  processing: 'Processing',
  complete: 'Complete',
  cancelled: 'Canceled',
  closed: 'Closed',
}

type Line = Pick<OrderLineRow, 'quantity' | 'quantity_cancelled'>

const isCancelled = (line: Line) => line.quantity_cancelled >= line.quantity

/** Closed with every piece cancelled, one line after another. [decision 123] */
const isCancelledPiecemeal = ({ state }: Pick<OrderRow, 'state'>, lines: readonly Line[]) =>
  state === 'closed' && lines.every(isCancelled)

interface StatusFacts {
  readonly lines: readonly Line[]
  readonly isPaymentPending: boolean
}

/** [R3.70, R9.65, A33] */
export function statusOf(
  order: Pick<OrderRow, 'state' | 'review_reason'>,
  { lines, isPaymentPending }: StatusFacts,
): string {
  const status = isCancelledPiecemeal(order, lines) ? STATUSES.cancelled : STATUSES[order.state]
  if (!order.review_reason) return isIn(PENDING, order) && isPaymentPending ? 'Pending' : status
  if (isIn(PENDING, order)) return 'Payment Review'
  return isIn(UNFULFILLED, order) ? ON_HOLD : status
}

export const ON_HOLD = 'On Hold'

export function statesOf(statuses: readonly string[]): readonly OrderRow['state'][] {
  return HISTORY.filter((state) => statuses.includes(STATUSES[state]))
}

/** The last step that all pieces reached wins. Nothing is sold without stock, so none is Backordered. [A33] */
export function lineStatusOf(
  line: Line & Pick<OrderLineRow, 'quantity_returned' | 'quantity_refunded' | 'quantity_shipped'>,
  isPaid: boolean,
): string {
  if (isCancelled(line)) return 'Canceled'
  if (line.quantity_returned >= line.quantity) return 'Returned'
  if (line.quantity_refunded >= line.quantity) return 'Refunded'
  if (line.quantity_shipped >= line.quantity) return 'Shipped'
  if (line.quantity_shipped > 0) return 'Partial'
  return isPaid ? 'Invoiced' : 'Ordered'
}
