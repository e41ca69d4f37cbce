import { formatCents } from '@welt/kit/money'
import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { promiseText } from '#app/features/cart/arrival.ts'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import { toNominee } from '#app/features/cart/collection/collection.ts'
import { nomineeText } from '#app/features/cart/collection/nominee.ts'
import { shortDay } from '#app/features/gift-card/day-texts.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { OrdersDocument, type OrdersQuery } from './orders.generated.ts'

type WireOrder = NonNullable<NonNullable<OrdersQuery['orders']>['items'][number]>

export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly status: string
  readonly totalCents: number
  readonly pieces: number
  /** Where parts of it are collected or delivered, if not all is delivered. [R3.68] */
  readonly parts: readonly { readonly id: string; readonly text: string; readonly code: string | undefined }[]
  /** Short descriptions of ordered gift cards. [R3.65] */
  readonly giftCards: readonly { readonly id: string; readonly text: string }[]
  readonly pictures: readonly { readonly id: string; readonly src: string; readonly name: string }[]
}

export interface OrdersPage {
  readonly orders: readonly ListedOrder[]
  readonly page: number
  readonly pages: number
  readonly problem?: string
}

interface WireCard {
  readonly recipient_name: string | null
  readonly delivery_date: string | null
  readonly amount: { readonly value: number | null } | null
}

/** "Gift card of $100.00 for Mia, by email Thu 24 Dec 2026". */
function giftCardText({ recipient_name, delivery_date, amount }: WireCard): string {
  const when = delivery_date ? shortDay(delivery_date) : 'straight after payment'
  return `Gift card of ${formatCents(centsOf(amount))} for ${recipient_name}, by email ${when}`
}

type WireGroup = NonNullable<WireOrder['delivery_groups']>[number]

function partText(group: WireGroup, order: WireOrder): string | undefined {
  const names = withoutNulls(order.items).flatMap(({ id, product_name }) =>
    group.item_ids.includes(id) && product_name ? product_name : [],
  )
  const what = new Intl.ListFormat('en-AU').format(names)
  if (group.kind === 'DELIVERY') {
    const promise = promiseText(group.estimated_from, group.estimated_to)
    return `${what}: delivered${promise ? ` ${promise}` : ''}`
  }
  if (group.kind === 'EMAIL') return undefined
  const nominee = toNominee(order.nominee_details)
  const ready = group.ready_at && `${storeDayText(group.ready_at, new Date())} from ${clockText(group.ready_at)}`
  const where = [group.store?.name && `at ${group.store.name}`, ready].filter(Boolean).join(', ')
  return `${what}: collected ${where}${nominee ? ` by ${nomineeText(nominee)}` : ''}`
}

function partsOf(order: WireOrder): ListedOrder['parts'] {
  const groups = order.delivery_groups ?? []
  if (!groups.some(({ kind }) => kind === 'CLICKNCOLLECT')) return []
  return groups.flatMap((group) => {
    const text = partText(group, order)
    return text ? { id: group.item_ids.join(), text, code: group.collection_code ?? undefined } : []
  })
}

function toListedOrder(order: WireOrder): ListedOrder {
  const items = withoutNulls(order.items)
  return {
    id: order.id,
    number: order.number,
    date: order.order_date,
    status: order.status,
    totalCents: centsOf(order.total?.grand_total),
    pieces: items.reduce((sum, item) => sum + (item.quantity_ordered ?? 0), 0),
    parts: partsOf(order),
    giftCards: items.flatMap((item) =>
      'gift_card' in item && item.gift_card ? [{ id: item.id, text: giftCardText(item.gift_card) }] : [],
    ),
    pictures: items.flatMap((item) => {
      const src = mediaPath(item.image?.url)
      return src ? [{ id: item.id, src, name: item.product_name ?? '' }] : []
    }),
  }
}

/** Newest first, 20 per page. [R7.27, R9.09] */
export async function loadOrders(ctx: RequestContext, page: number): Promise<OrdersPage> {
  const answer = await fetchPrivate(ctx, OrdersDocument, { page })
  requireReads(ctx)
  if (!answer.ok) return { orders: [], page, pages: 1, problem: messageOf(answer.failure, 'Error fetching orders') }
  const { orders } = answer.data
  return {
    page,
    pages: orders?.page_info?.total_pages ?? 1,
    orders: withoutNulls(orders?.items).map(toListedOrder),
  }
}
