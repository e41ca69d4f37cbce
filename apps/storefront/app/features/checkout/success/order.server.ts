import { postalLines } from '#app/features/address/postal-lines.ts'
import { promiseText } from '#app/features/cart/arrival.ts'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import { toNominee } from '#app/features/cart/collection/collection.ts'
import { type CollectionStore, toCollectionStore } from '#app/features/cart/collection/collection-store.ts'
import type { Nominee } from '#app/features/cart/collection/nominee.ts'
import { shortDay } from '#app/features/gift-card/day-texts.ts'
import { isPaid } from '#app/features/orders/detail/order-state.ts'
import { orderedSize } from '#app/features/product/ordered-size.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { calendarHref } from './calendar.server.ts'
import { GuestOrderByTokenDocument, type GuestOrderByTokenQuery } from './order.generated.ts'

type WireOrder = GuestOrderByTokenQuery['guestOrderByToken']

/** Lines that reach the shopper together. */
export interface OrderGroup {
  readonly kind: 'delivery' | 'clickncollect' | 'email'
  readonly itemIds: readonly string[]
  readonly promise: string | undefined
  readonly store: CollectionStore | undefined
  readonly readyAt: string | undefined
  /** What the store asks for. */
  readonly code: string | undefined
  /** Last day to collect, "Mon 30 Nov"; undefined until the store has it ready. */
  readonly collectUntil: string | undefined
  /** Pieces are still to be handed over at the store. */
  readonly isCollectable: boolean
  /** A file with the time of collection. */
  readonly calendarHref: string | undefined
}

/** Amounts in cents. */
export interface PlacedOrder {
  readonly number: string
  /** False while the result of the payment is unknown. */
  readonly isPaid: boolean
  readonly hasFailed: boolean
  /** After it was paid. */
  readonly isCancelled: boolean
  readonly firstName: string | undefined
  readonly email: string | undefined
  readonly address: readonly { readonly part: string; readonly line: string }[]
  /** Where it is delivered: "Toowong". */
  readonly place: string | undefined
  readonly method: string | undefined
  readonly arrival: string | undefined
  readonly instructions: string | undefined
  readonly payment: string | undefined
  readonly groups: readonly OrderGroup[]
  readonly nominee: Nominee | undefined
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly facts: string
    readonly size: string
    readonly quantity: number
    readonly unitCents: number
    /** Before offers and codes. */
    readonly rowCents: number
    readonly savings: readonly { readonly label: string; readonly cents: number }[]
    readonly imageUrl: string | undefined
    readonly isGiftCard: boolean
  }[]
  readonly subtotalCents: number
  /** Undefined where nothing is delivered. */
  readonly shippingCents: number | undefined
  readonly savings: readonly { readonly label: string; readonly cents: number }[]
  readonly gstCents: number
  readonly giftCardCents: number
  readonly totalCents: number
  /** To change one's mind, from the day it is sent or collected. */
  readonly returnDays: number | undefined
}

/** "for Mia, by email Thu 24 Dec 2026". [R3.65] */
function sentTo({
  recipient_name,
  delivery_date,
}: {
  readonly recipient_name: string | null
  readonly delivery_date: string | null
}): string {
  return `for ${recipient_name}, by email ${delivery_date ? shortDay(delivery_date) : 'straight after payment'}`
}

const KINDS = { DELIVERY: 'delivery', CLICKNCOLLECT: 'clickncollect', EMAIL: 'email' } as const

type WireGroup = NonNullable<WireOrder['delivery_groups']>[number]

function toGroup(group: WireGroup, order: WireOrder): OrderGroup {
  const store = group.store ? toCollectionStore(group.store, new Date()) : undefined
  const { ready_at: readyAt, collection_code: code, collect_until: until } = group
  return {
    kind: KINDS[group.kind],
    itemIds: group.item_ids,
    promise: promiseText(group.estimated_from, group.estimated_to),
    store,
    readyAt: readyAt ?? undefined,
    code: code ?? undefined,
    collectUntil: promiseText(until, until),
    isCollectable: group.is_collectable,
    calendarHref: store && readyAt ? calendarHref({ number: order.number, code, store, readyAt }) : undefined,
  }
}

function toPlacedOrder(order: WireOrder, returnDays: number | undefined): PlacedOrder {
  return {
    number: order.number,
    isPaid: isPaid(order),
    hasFailed: order.status === 'Canceled' && !isPaid(order),
    isCancelled: order.status === 'Canceled' && isPaid(order),
    firstName: order.shipping_address?.firstname,
    email: order.email ?? undefined,
    address: order.shipping_address ? postalLines(order.shipping_address) : [],
    place: order.shipping_address?.city,
    method: order.shipping_method ?? undefined,
    arrival: promiseText(order.estimated_from, order.estimated_to),
    instructions: order.shipping_instructions ?? undefined,
    payment: order.payment_methods?.[0]?.name,
    groups: order.delivery_groups?.map((group) => toGroup(group, order)) ?? [],
    nominee: toNominee(order.nominee_details),
    lines: withoutNulls(order.items).map((item) => ({
      id: item.id,
      name: item.product_name ?? '',
      quantity: item.quantity_ordered ?? 0,
      unitCents: centsOf(item.product_sale_price),
      rowCents: centsOf(item.product_sale_price) * (item.quantity_ordered ?? 0),
      savings: withoutNulls(item.discounts).map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
      imageUrl: mediaPath(item.image?.url),
      isGiftCard: 'gift_card' in item,
      size: orderedSize(item),
      facts: [item.colour, orderedSize(item), 'gift_card' in item && item.gift_card && sentTo(item.gift_card)]
        .filter(Boolean)
        .join(', '),
    })),
    subtotalCents: centsOf(order.total?.subtotal_incl_tax),
    shippingCents: order.shipping_address ? centsOf(order.total?.total_shipping) : undefined,
    savings: withoutNulls(order.total?.discounts).map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
    gstCents: centsOf(order.total?.total_tax),
    giftCardCents: centsOf(order.total?.total_giftcard),
    totalCents: centsOf(order.total?.grand_total),
    returnDays,
  }
}

export async function loadOrder(ctx: RequestContext, token: string): Promise<PlacedOrder | undefined> {
  const answer = await fetchPrivate(ctx, GuestOrderByTokenDocument, { input: { token } })
  return answer.ok ? toPlacedOrder(answer.data.guestOrderByToken, ctx.settings.returnWindowDays) : undefined
}
