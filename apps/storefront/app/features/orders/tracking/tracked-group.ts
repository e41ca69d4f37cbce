import { nounOf } from '@welt/brands/size-text'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'
import { dayAfter, dayText } from '../detail/order-steps.ts'
import type { GroupView, OrderView } from '../detail/order-view.ts'

/** A group of an order that is on its way or ready. */
export interface TrackedGroup {
  readonly orderNumber: string
  /** "Arrives by Mon 30 Nov" */
  readonly title: string
  /** "Your parcel arrives by Mon 30 Nov." */
  readonly sentence: string
  /** "Handed to StarTrack Tue 24 Nov" */
  readonly note: string | undefined
  readonly orderPath: string
  /** For customers only, as its picture. */
  readonly name: string | undefined
  readonly imageUrl: string | undefined
  readonly code: string | undefined
  readonly carrier: string | undefined
  readonly href: string | undefined
  readonly directionsHref: string | undefined
}

interface Found {
  readonly order: OrderView
  readonly group: GroupView
  /** Undefined where the group is ready to collect. */
  readonly sentAt: string | undefined
}

function groupsOf(order: OrderView): readonly Found[] {
  return order.groups.flatMap((group): readonly Found[] => {
    const sentAt = group.parcels.at(-1)?.sentAt
    if (group.kind === 'clickncollect')
      return group.isReady && group.isOpen ? [{ order, group, sentAt: undefined }] : []
    return sentAt ? [{ order, group, sentAt }] : []
  })
}

function sentenceOf({ kind, title, lines }: GroupView): string {
  if (kind === 'clickncollect') {
    const pairs = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const place = title.replace(/^Ready /, '')
    const noun = nounOf(lines.map(({ facts }) => facts))
    return pairs === 1 ? `Your ${noun} is ready ${place}.` : `Your ${pairs} ${noun}s are ready ${place}.`
  }
  if (title.startsWith('Arrives today')) return 'Your parcel arrives today.'
  const isDated = /^(?:Arrives|Should have arrived) /.test(title)
  return isDated ? `Your parcel ${title.charAt(0).toLowerCase()}${title.slice(1)}.` : 'Your parcel is on its way.'
}

function noteOf({ group, sentAt }: Found, collector: string | undefined): string | undefined {
  const parcel = group.parcels.at(-1)
  if (sentAt && parcel) return `Handed to ${parcel.carrier} ${dayText(sentAt.slice(0, 10))}`
  return collector && `${collector} collects`
}

function toTracked(found: Found, isGuest: boolean): TrackedGroup {
  const { order, group } = found
  const { kind, title, collectUntil } = group
  const parcel = group.parcels.at(-1)
  const [line] = group.lines
  return {
    orderNumber: order.number,
    title: kind === 'clickncollect' && collectUntil ? `${title} until ${collectUntil}` : title,
    sentence: sentenceOf(group),
    note: noteOf(found, isGuest ? undefined : order.nominee ? nomineeText(order.nominee) : order.firstName),
    orderPath: isGuest ? '/order' : `/customer/orders/${order.number}`,
    name: isGuest ? undefined : line?.name,
    imageUrl: isGuest ? undefined : line?.imageUrl,
    code: isGuest ? undefined : group.code,
    carrier: parcel?.carrier,
    href: parcel?.href,
    directionsHref: group.directionsHref,
  }
}

const newestFirst = (one: Found, other: Found) => Date.parse(other.sentAt ?? '') - Date.parse(one.sentAt ?? '')

/** The group sent last, then what is ready to collect; a guest sees neither code nor names. [R2.70, A19] */
export function trackedOf(orders: readonly OrderView[], isGuest: boolean): readonly TrackedGroup[] {
  const found = orders.flatMap(groupsOf)
  const [sent] = found.filter(({ sentAt }) => sentAt).toSorted(newestFirst)
  const ready = found.find(({ sentAt }) => sentAt === undefined)
  return [sent, ready].flatMap((one) => (one ? toTracked(one, isGuest) : []))
}

/** How long after its promised day a parcel that no carrier reported is shown by itself. */
const LATE_DAYS = 7

const ENDED: readonly string[] = ['Canceled', 'Closed']

function isUnderWay({ order, group, sentAt }: Found, today: string): boolean {
  if (ENDED.includes(order.status)) return false
  if (sentAt === undefined) return true
  const isHere = group.parcels.every(({ arrivedAt }) => arrivedAt)
  return !isHere && dayAfter(group.dueOn ?? sentAt.slice(0, 10), LATE_DAYS) >= today
}

/** What arrives first, then what is ready to collect, then what is overdue. */
function rankOf({ group, sentAt }: Found, today: string): string {
  if (sentAt === undefined) return 'b'
  const { dueOn } = group
  if (dueOn === undefined) return 'a9999'
  return dueOn < today ? `c${dueOn}` : `a${dueOn}`
}

/** What the bar shows by itself. `today` is `YYYY-MM-DD` in the site's zone. */
export function underWayOf(orders: readonly OrderView[], isGuest: boolean, today: string): readonly TrackedGroup[] {
  return orders
    .flatMap(groupsOf)
    .filter((found) => isUnderWay(found, today))
    .toSorted((one, other) => rankOf(one, today).localeCompare(rankOf(other, today)))
    .map((found) => toTracked(found, isGuest))
}
