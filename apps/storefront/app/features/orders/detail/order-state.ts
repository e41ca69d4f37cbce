import { capitalized } from '@welt/kit/text/capitalized'
import type { OrderView } from './order-view.ts'

/** Shown to shoppers instead of the system's state. [R3.70, A33] */
const STATE_TEXTS: Readonly<Record<string, string>> = {
  Pending: 'We are checking your payment',
  'Payment Review': 'We are checking your payment',
  'Pending Payment': 'Waiting for your payment',
  Processing: 'We are getting it ready',
  'On Hold': 'On hold',
  Complete: 'Sent or collected',
  Closed: 'Returned or refunded',
  Canceled: 'Cancelled',
}

const UNPAID: readonly string[] = ['Pending', 'Payment Review', 'Pending Payment']

interface Paid {
  readonly status: string
  readonly is_paid?: boolean | undefined
}

/** Derived from the status if the server doesn't send it. [decision 46] */
export const isPaid = ({ is_paid, status }: Paid) => is_paid ?? !UNPAID.includes(status)

/** A failed payment's order has the status of a cancelled one. */
export function stateText(status: string, isPaid: boolean): string {
  if (status === 'Canceled' && !isPaid) return 'Not paid, and nothing was charged'
  return STATE_TEXTS[status] ?? status
}

interface Titled extends Pick<OrderView, 'status' | 'isPaid' | 'firstName'> {
  readonly groups: readonly Pick<OrderView['groups'][number], 'isOpen' | 'isSent' | 'isReady' | 'code'>[]
}

/** For guests: the state as a sentence. */
export function guestTitle({ status, isPaid, firstName, groups }: Titled): string {
  const name = firstName ? `, ${firstName}.` : '.'
  if (status === 'Canceled') return isPaid ? `Your order is cancelled${name}` : `Your order was not paid${name}`
  if (status === 'Closed') return `Your order was refunded${name}`
  if (groups.some(({ isReady, code }) => isReady && code)) return `Your order is ready to collect${name}`
  if (groups.every(({ isOpen }) => !isOpen) && groups.some(({ isSent }) => isSent))
    return `Your order is on its way${name}`
  if (status === 'Processing' && groups.some(({ isSent }) => isSent)) return `Part of your order is on its way${name}`
  return status === 'Processing' ? `We are getting your order ready${name}` : `Your order${name}`
}

interface Quantities {
  readonly status?: string | null
  readonly quantity_ordered: number | null
  readonly quantity_canceled: number | null
  readonly quantity_returned: number | null
  readonly quantity_refunded: number | null
}

/** "Cancelled", "1 of 2 returned"; undefined while the group's steps tell all of it. [A33] */
export function lineStateText(item: Quantities): string | undefined {
  const all = item.quantity_ordered ?? 0
  const parts = [
    ['cancelled', item.quantity_canceled ?? 0],
    ['returned', item.quantity_returned ?? 0],
    ['refunded', Math.max(0, (item.quantity_refunded ?? 0) - (item.quantity_returned ?? 0))],
  ] as const
  const texts = parts.flatMap(([text, count]) =>
    count === 0 ? [] : count >= all ? text : `${count} of ${all} ${text}`,
  )
  const text = texts.join(', ')
  if (text) return capitalized(text)
  return item.status === 'Backordered' ? 'Ordered in' : undefined
}
