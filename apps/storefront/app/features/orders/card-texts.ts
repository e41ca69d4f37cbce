import { formatCents } from '@welt/kit/money'
import { dayText } from './detail/order-steps.ts'
import type { GroupView } from './detail/order-view.ts'
import type { ListedOrder } from './orders.server.ts'

/** "Today, Thu 26 Nov", "Mon 23 Nov", "Tue 18 Nov 2025"; both days are `YYYY-MM-DD`. */
export function dateText(day: string, today: string): string {
  if (day === today) return `Today, ${dayText(day)}`
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : `${dayText(day)} ${day.slice(0, 4)}`
}

export interface CardAction {
  readonly kind: 'view' | 'size' | 'track' | 'return' | 'reorder'
  readonly label: string
  /** Before the order's number, for screen readers. */
  readonly of: string
  /** Undefined for a form. */
  readonly href: string | undefined
}

const MOST_ACTIONS = 3

const canChangeSize = ({ hasOtherSizes, groups }: ListedOrder) =>
  hasOtherSizes && groups.some(({ isOpen, isUntouched }) => isOpen && isUntouched)

/** View order, then the ones that fit its state. */
export function cardActions(order: ListedOrder): readonly CardAction[] {
  const { number, groups, returnsFor, actions } = order
  const parcel = groups.flatMap(({ parcels }) => parcels).find(({ href }) => href)
  const isOver = groups.every(({ isOpen }) => !isOpen)
  const path = `/customer/orders/${number}`
  const fitting: readonly (CardAction | false | undefined)[] = [
    { kind: 'view', label: 'View order', of: '', href: path },
    canChangeSize(order) && { kind: 'size', label: 'Change size', of: ' of order', href: `${path}?size` },
    parcel && { kind: 'track', label: 'Track parcel', of: ' of order', href: parcel.href },
    returnsFor === 'any' && {
      kind: 'return',
      label: 'Return',
      of: ' from order',
      href: `/return/create?order=${number}`,
    },
    isOver && actions.includes('REORDER') && { kind: 'reorder', label: 'Buy again', of: ' order', href: undefined },
  ]
  return fitting.filter((action) => typeof action === 'object').slice(0, MOST_ACTIONS)
}

function changeText(order: ListedOrder): string | undefined {
  const [size, cancel] = [canChangeSize(order), order.actions.includes('CANCEL')]
  if (size && cancel) return 'You can still change the size or cancel.'
  if (size) return 'You can still change the size.'
  return cancel ? 'You can still cancel.' : undefined
}

const stepOf = ({ steps }: GroupView, text: string) => steps.findLast(({ what }) => what.startsWith(text))

/** What a shopper asks next about a group: until when, since when, what can still be changed. */
export function noteOf(order: ListedOrder, group: GroupView): string | undefined {
  if (group.kind === 'email') return group.about
  if (order.status === 'Canceled' && order.refundedCents > 0) return `${formatCents(order.refundedCents)} refunded.`
  if (group.collectUntil && group.isOpen) return `Until ${group.collectUntil}.`
  if (order.status === 'On Hold' && group.isOpen) return 'We finish a check, and email you.'
  const sent = stepOf(group, 'Handed to')
  const sentText = sent && `${sent.what} ${sent.about?.split(',')[0] ?? ''}.`
  if (group.isOpen) return group.isUntouched ? changeText(order) : sentText
  const ended = stepOf(group, 'Returns ended')
  if (ended) return `Returns ended ${ended.about}.`
  const last = stepOf(group, 'Last day to return')
  if (group.tone === 'plain' && sentText) return sentText
  return last ? `Return it by ${last.about}.` : undefined
}
