import type { Brand } from '@welt/brands'
import { directionsUrl } from '@welt/kit/stores/store-status'
import { localDate } from '@welt/kit/time'
import type { TrackingPages } from '@welt/rules/tracking'
import { postalLines } from '#app/features/address/postal-lines.ts'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import { toNominee } from '#app/features/cart/collection/collection.ts'
import { toCollectionStore } from '#app/features/cart/collection/collection-store.ts'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'
import { shortDay } from '#app/features/gift-card/day-texts.ts'
import { orderedSize } from '#app/features/product/ordered-size.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { trackingHref } from '../tracking/tracking-href.ts'
import { titleOf } from './group-title.ts'
import { maskedEmail } from './masked-email.ts'
import type { OrderFieldsFragment } from './order-fields.generated.ts'
import { isPaid, lineStateText, stateText } from './order-state.ts'
import { dayAfter, dayText, type StepFacts, stepsOf } from './order-steps.ts'
import type { GroupView, OrderLineView, OrderView, ParcelView } from './order-view.ts'

type WireOrder = OrderFieldsFragment
type WireGroup = NonNullable<WireOrder['delivery_groups']>[number]
type WireItem = NonNullable<NonNullable<WireOrder['items']>[number]>

/** What the page needs of the request. */
export interface OrderReader {
  readonly brand: Pick<Brand, 'country' | 'timeZone'>
  readonly settings: { readonly productUrlSuffix: string; readonly returnWindowDays: number | undefined }
  readonly trackingPages: TrackingPages
  /** A guest opens the page with a link that others may have: no full address, emails masked. */
  readonly isGuest: boolean
  readonly now: Date
}

/** Without the country where it is the shop's. */
function addressLines(address: WireOrder['billing_address'], country: string): readonly string[] {
  if (!address) return []
  const isAbroad = address.country_code !== country
  return postalLines(address).flatMap(({ part, line }) => (part === 'country' && !isAbroad ? [] : line))
}

interface SentCard {
  readonly recipient_name: string | null
  readonly recipient_email: string | null
  readonly delivery_date: string | null
}

const shownEmail = (email: string | null, { isGuest }: OrderReader) => (isGuest && email ? maskedEmail(email) : email)

function sentTo(card: SentCard, reader: OrderReader): string {
  const when = card.delivery_date ? shortDay(card.delivery_date) : 'straight after payment'
  return `for ${card.recipient_name}, to ${shownEmail(card.recipient_email, reader)} ${when}`
}

function toLine(item: WireItem, reader: OrderReader): OrderLineView {
  const card = 'gift_card' in item ? item.gift_card : undefined
  const quantity = item.quantity_ordered ?? 0
  return {
    id: item.id,
    name: item.product_name ?? '',
    facts: [item.brand, item.colour, orderedSize(item), card && sentTo(card, reader)].filter(Boolean).join(', '),
    quantity,
    unitCents: centsOf(item.product_sale_price),
    rowCents: centsOf(item.product_sale_price) * quantity,
    fullCents: centsOf(item.prices?.original_row_total_including_tax),
    netCents:
      centsOf(item.product_sale_price) * quantity -
      withoutNulls(item.discounts).reduce((sum, { amount }) => sum + centsOf(amount), 0),
    imageUrl: mediaPath(item.image?.url),
    href: item.product_url_key && !card ? `/${item.product_url_key}${reader.settings.productUrlSuffix}` : undefined,
    isGiftCard: Boolean(card),
    state: lineStateText(item),
  }
}

/** Parcels of the group, oldest first; what is collected has no number. [R3.66] */
function parcelsOf(
  order: WireOrder,
  group: WireGroup,
  lines: readonly OrderLineView[],
  { trackingPages, brand }: OrderReader,
): readonly ParcelView[] {
  const country = order.shipping_address?.country_code ?? brand.country
  return withoutNulls(order.shipments).flatMap((shipment) => {
    const inside = withoutNulls(shipment.items).filter(
      ({ order_item: item }) => item && group.item_ids.includes(item.id),
    )
    const [tracking] = withoutNulls(shipment.tracking)
    if (inside.length === 0 || !tracking?.number) return []
    const contents = inside.map(({ order_item: item, quantity_shipped: count }) => {
      const name = lines.find(({ id }) => id === item?.id)?.name ?? ''
      return count > 1 ? `${count} × ${name}` : name
    })
    return [
      {
        number: shipment.number,
        carrier: tracking.title,
        trackingNumber: tracking.number,
        href: trackingHref(trackingPages, { carrier: tracking.carrier, number: tracking.number, country }),
        contents: contents.join(', '),
        sentAt: shipment.shipped_at ?? undefined,
        arrivedAt: shipment.delivered_at ?? undefined,
      },
    ]
  })
}

const KINDS = { DELIVERY: 'delivery', CLICKNCOLLECT: 'clickncollect', EMAIL: 'email' } as const

function toGroup(order: WireOrder, group: WireGroup, facts: StepFacts, reader: OrderReader): GroupView {
  const lines = withoutNulls(order.items)
    .filter(({ id }) => group.item_ids.includes(id))
    .map((item) => toLine(item, reader))
  const parcels = parcelsOf(order, group, lines, reader)
  const store = group.store ? toCollectionStore(group.store, reader.now) : undefined
  const address = reader.isGuest
    ? [order.shipping_address?.city, order.shipping_address?.postcode]
    : addressLines(order.shipping_address, reader.brand.country)
  return {
    key: `${group.kind} ${group.item_ids.join()}`,
    kind: KINDS[group.kind],
    ...titleOf(group, facts, parcels),
    about: store
      ? [store.address, store.openText].filter(Boolean).join('. ')
      : group.kind === 'DELIVERY'
        ? address.filter(Boolean).join(', ')
        : lines.map((line) => line.facts).join('. '),
    isOpen: group.quantity_to_come > 0 && !facts.isCancelled,
    isUntouched: group.events.every(({ kind }) => kind === 'SIZE_CHANGED'),
    isSent: group.events.some(({ kind }) => kind === 'SHIPPED'),
    code: facts.isPaid && !facts.isCancelled && group.is_collectable ? (group.collection_code ?? undefined) : undefined,
    collectUntil: group.collect_until ? dayText(group.collect_until) : undefined,
    isReady: group.events.some(({ kind }) => kind === 'READY'),
    dueOn: group.estimated_to ?? undefined,
    directionsHref: store && group.is_collectable ? directionsUrl(`${store.name}, ${store.address}`) : undefined,
    town: store?.town,
    lines,
    parcels,
    steps: stepsOf(group, parcels, facts),
  }
}

/** For a server that sends no groups. [decision 46] */
const oneGroup = ({ items, shipping_address: address }: WireOrder): WireGroup => ({
  kind: address ? 'DELIVERY' : 'EMAIL',
  store: null,
  ready_at: null,
  estimated_from: null,
  estimated_to: null,
  collection_code: null,
  collect_until: null,
  is_collectable: false,
  item_ids: withoutNulls(items).map(({ id }) => id),
  quantity_to_pick: 0,
  quantity_to_come: 0,
  events: [],
})

/** Lists what is still to come first. */
const openFirst = (one: GroupView, other: GroupView) => Number(other.isOpen) - Number(one.isOpen)

function factsOf(order: WireOrder, reader: OrderReader): StepFacts {
  const nominee = toNominee(order.nominee_details)
  return {
    orderDate: order.order_date,
    isPaid: isPaid(order),
    isCancelled: order.status === 'Canceled',
    isHeld: order.status === 'On Hold',
    today: localDate(reader.now, reader.brand.timeZone),
    returnDays: reader.settings.returnWindowDays,
    collector: nominee ? nomineeText(nominee) : (order.billing_address?.firstname ?? 'you'),
    instructions: order.shipping_instructions ?? undefined,
    place: order.shipping_address?.city,
  }
}

function totalsOf({ total, applied_gift_cards: cards, credit_memos: memos }: WireOrder) {
  return {
    giftCards: withoutNulls(cards).map((card) => ({ code: card.code, cents: centsOf(card.applied_balance) })),
    savings: withoutNulls(total?.discounts).map(({ label, amount, is_loyalty }) => {
      return { label, cents: centsOf(amount), isReward: is_loyalty }
    }),
    subtotalCents: centsOf(total?.subtotal_incl_tax),
    shippingCents: centsOf(total?.total_shipping),
    gstCents: centsOf(total?.total_tax),
    totalCents: centsOf(total?.grand_total) + centsOf(total?.total_giftcard),
    refundedCents: withoutNulls(memos).reduce((sum, memo) => sum + centsOf(memo.total?.grand_total), 0),
  }
}

/** Faults may come back after the last day. [R3.67] */
function returnsOf(
  { items, delivery_groups: groups }: WireOrder,
  { returnDays, today, isCancelled }: StepFacts,
): OrderView['returnsFor'] {
  if (returnDays === undefined || isCancelled) return undefined
  const isLeft = withoutNulls(items).some(
    (item) => !('gift_card' in item) && (item.quantity_shipped ?? 0) > (item.quantity_returned ?? 0),
  )
  const handedOver = (groups ?? []).flatMap(({ events }) =>
    events.filter(({ kind }) => kind === 'SHIPPED' || kind === 'COLLECTED'),
  )
  if (!isLeft || handedOver.length === 0) return undefined
  return handedOver.some(({ at }) => dayAfter(at.slice(0, 10), returnDays) >= today) ? 'any' : 'fault'
}

/** [R2.74, R3.62-R3.70] */
export function toOrderView(order: WireOrder, reader: OrderReader): OrderView {
  const facts = factsOf(order, reader)
  const { country } = reader.brand
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    isPaid: isPaid(order),
    needsSignIn: order.needs_sign_in ?? false,
    stateText: stateText(order.status, isPaid(order)),
    date: order.order_date,
    email: shownEmail(order.email, reader) ?? undefined,
    firstName: order.billing_address?.firstname ?? '',
    pieces: withoutNulls(order.items).reduce((sum, item) => sum + (item.quantity_ordered ?? 0), 0),
    groups: (order.delivery_groups ?? [oneGroup(order)])
      .map((group) => toGroup(order, group, facts, reader))
      .sort(openFirst),
    nominee: toNominee(order.nominee_details),
    instructions: facts.instructions,
    delivery: reader.isGuest ? [] : addressLines(order.shipping_address, country),
    billing: reader.isGuest ? [] : addressLines(order.billing_address, country),
    payment: order.payment_methods?.[0]?.name,
    ...totalsOf(order),
    hasInvoice: order.has_tax_invoice ?? isPaid(order),
    returnsFor: order.needs_sign_in ? undefined : returnsOf(order, facts),
    actions: order.available_actions ?? [],
  }
}
