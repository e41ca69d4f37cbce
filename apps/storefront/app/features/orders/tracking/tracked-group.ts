import type { GroupView, OrderView } from '../detail/order-view.ts'

/** A group of an order that is on its way or ready. */
export interface TrackedGroup {
  readonly orderNumber: string
  /** "Arrives by Mon 30 Nov" */
  readonly title: string
  readonly orderPath: string
  /** For customers only. */
  readonly name: string | undefined
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

function toTracked({ order, group }: Found, isGuest: boolean): TrackedGroup {
  const parcel = group.parcels.at(-1)
  const [line] = group.lines
  return {
    orderNumber: order.number,
    title: group.title,
    orderPath: isGuest ? '/order' : `/customer/orders/${order.number}`,
    name: isGuest ? undefined : line?.name,
    code: isGuest ? undefined : group.code,
    carrier: parcel?.carrier,
    href: parcel?.href,
    directionsHref: group.directionsHref,
  }
}

/** The group sent last, then what is ready to collect; a guest sees neither code nor names. [R2.70, A19] */
export function trackedOf(orders: readonly OrderView[], isGuest: boolean): readonly TrackedGroup[] {
  const found = orders.flatMap(groupsOf)
  const [sent] = found
    .filter(({ sentAt }) => sentAt)
    .toSorted((one, other) => Date.parse(other.sentAt ?? '') - Date.parse(one.sentAt ?? ''))
  const ready = found.find(({ sentAt }) => sentAt === undefined)
  return [sent, ready].flatMap((one) => (one ? toTracked(one, isGuest) : []))
}
