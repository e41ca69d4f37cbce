import { toCents } from '@welt/kit/money'
import { mediaPath } from '#app/features/bag/bag-model.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { wordsFor } from '../account/messages.ts'
import { ORDERS } from '../account/operations.ts'

/** An order in the list. */
export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly status: string
  readonly totalCents: number
  readonly pieces: number
  readonly pictures: readonly { readonly id: string; readonly src: string; readonly name: string }[]
}

/** A page of orders, or the words of what went wrong. */
export interface OrdersPage {
  readonly orders: readonly ListedOrder[]
  readonly page: number
  readonly pages: number
  readonly problem?: string
}

interface WireOrders {
  readonly orders: {
    readonly page_info: { readonly current_page: number; readonly total_pages: number } | null
    readonly items: readonly {
      readonly id: string
      readonly number: string
      readonly order_date: string
      readonly status: string
      readonly total: { readonly grand_total: { readonly value: number } } | null
      readonly items: readonly {
        readonly id: string
        readonly product_name: string | null
        readonly quantity_ordered: number
        readonly image: { readonly url: string | null } | null
      }[]
    }[]
  } | null
}

/** The customer's orders, newest first, 20 to a page. [R7.27, R9.09] */
export async function loadOrders(visit: Visit, page: number): Promise<OrdersPage> {
  const answer = await fetchPrivate<WireOrders>(visit, ORDERS, { page })
  if (!answer.ok) return { orders: [], page, pages: 1, problem: wordsFor(answer.failure, 'orders') }
  const { items = [], page_info } = answer.data.orders ?? {}
  return {
    page,
    pages: page_info?.total_pages ?? 1,
    orders: items.map((order) => ({
      id: order.id,
      number: order.number,
      date: order.order_date,
      status: order.status,
      totalCents: toCents(order.total?.grand_total.value ?? 0),
      pieces: order.items.reduce((sum, item) => sum + item.quantity_ordered, 0),
      pictures: order.items.flatMap((item) => {
        const src = mediaPath(item.image?.url)
        return src ? [{ id: item.id, src, name: item.product_name ?? '' }] : []
      }),
    })),
  }
}
