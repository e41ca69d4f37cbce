import { localDate } from '@welt/kit/time'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { readerOf } from './detail/order-detail.server.ts'
import type { OrderView } from './detail/order-view.ts'
import { toOrderView } from './detail/to-order-view.ts'
import { ORDER_CHIPS, type OrderFilter } from './order-filter.ts'
import { OrdersDocument } from './orders.generated.ts'

export interface ListedOrder extends OrderView {
  /** A line can get another size at the same price. */
  readonly hasOtherSizes: boolean
}

export interface OrdersPage {
  readonly orders: readonly ListedOrder[]
  /** `YYYY-MM-DD` in the site's zone. */
  readonly today: string
  readonly filter: OrderFilter
  readonly count: number
  /** Undefined when they could not be loaded. */
  readonly underWay: number | undefined
  readonly pages: number
  readonly problem?: string
}

function wantedOf({ chip, text }: OrderFilter) {
  const statuses = ORDER_CHIPS.find(({ value }) => value === chip)?.statuses
  return { ...(text && { search: text }), ...(statuses && { status: { in: [...statuses] } }) }
}

interface SizeOption {
  readonly is_current: boolean
  readonly is_available: boolean
  readonly price_difference: { readonly value: number | null }
}

interface WithSizes {
  readonly items: readonly ({ readonly size_options?: readonly SizeOption[] } | null)[] | null
}

const hasOtherSizes = ({ items }: WithSizes) =>
  withoutNulls(items).some(({ size_options: options }) =>
    options?.some((size) => !size.is_current && size.is_available && centsOf(size.price_difference) === 0),
  )

/** Newest first, 20 per page. [R2.74, R7.27, R9.09] */
export async function loadOrders(ctx: RequestContext, filter: OrderFilter): Promise<OrdersPage> {
  const variables = { page: filter.page, wanted: wantedOf(filter), isPage: true }
  const answer = await fetchPrivate(ctx, OrdersDocument, variables)
  requireReads(ctx)
  const reader = readerOf(ctx)
  const today = localDate(reader.now, ctx.brand.timeZone)
  const none = { orders: [], today, filter, count: 0, underWay: undefined, pages: 1 }
  if (!answer.ok) return { ...none, problem: messageOf(answer.failure, 'Error fetching orders') }
  const { orders, underWay } = answer.data
  return {
    filter,
    today,
    count: orders?.total_count ?? 0,
    underWay: underWay?.total_count ?? undefined,
    pages: orders?.page_info?.total_pages ?? 1,
    orders: withoutNulls(orders?.items).map((order) => ({
      ...toOrderView(order, reader),
      hasOtherSizes: hasOtherSizes(order),
      // The list shows neither.
      ...{ email: undefined, delivery: [], billing: [] },
    })),
  }
}

/** For the tracking bar; none when they can't be read. */
export async function latestOrders(ctx: RequestContext, text = ''): Promise<readonly OrderView[]> {
  const wanted = wantedOf({ chip: '', text, page: 1 })
  const answer = await fetchPrivate(ctx, OrdersDocument, { page: 1, wanted, isPage: false })
  requireReads(ctx)
  const reader = readerOf(ctx)
  return withoutNulls(answer.data?.orders?.items).map((order) => toOrderView(order, reader))
}
