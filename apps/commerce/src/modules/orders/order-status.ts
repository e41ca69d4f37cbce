import type { OrderLineRow, OrderRow } from './tables.ts'

const STATUSES: Readonly<Record<OrderRow['state'], string>> = {
  pending_payment: 'Pending Payment',
  payment_failed: 'Canceled',
  paid: 'Processing',
  processing: 'Processing',
  complete: 'Complete',
  cancelled: 'Canceled',
  closed: 'Closed',
}

/** The status shoppers read. @source R3.70, R9.65, A33 */
export function statusOf(order: Pick<OrderRow, 'state' | 'review_reason'>): string {
  return order.state === 'pending_payment' && order.review_reason ? 'Payment Review' : STATUSES[order.state]
}

/** The status of a line: what became of all its pieces, last step first. @source A33 */
export function lineStatusOf(line: OrderLineRow): string {
  if (line.quantity_cancelled >= line.quantity) return 'Canceled'
  if (line.quantity_returned >= line.quantity) return 'Returned'
  if (line.quantity_refunded >= line.quantity) return 'Refunded'
  if (line.quantity_shipped >= line.quantity) return 'Shipped'
  return line.quantity_shipped > 0 ? 'Partial' : 'Ordered'
}
