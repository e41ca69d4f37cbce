import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { readerOf } from './detail/order-detail.server.ts'
import type { OrderView } from './detail/order-view.ts'
import { toOrderView } from './detail/to-order-view.ts'
import { ORDER_CHIPS, type OrderFilter } from './order-filter.ts'
import { OrdersDocument } from './orders.generated.ts'

export interface OrdersPage {
  readonly orders: readonly OrderView[]
  readonly filter: OrderFilter
  readonly count: number
  /** Undefined when they could not be loaded. */
  readonly underWay: number | undefined
  readonly pages: number
  readonly problem?: string
}

/** Newest first, 20 per page. [R2.74, R7.27, R9.09] */
export async function loadOrders(ctx: RequestContext, filter: OrderFilter): Promise<OrdersPage> {
  const statuses = ORDER_CHIPS.find(({ value }) => value === filter.chip)?.statuses
  const wanted = {
    ...(filter.text && { search: filter.text }),
    ...(statuses && { status: { in: [...statuses] } }),
  }
  const answer = await fetchPrivate(ctx, OrdersDocument, { page: filter.page, wanted })
  requireReads(ctx)
  const none = { orders: [], filter, count: 0, underWay: undefined, pages: 1 }
  if (!answer.ok) return { ...none, problem: messageOf(answer.failure, 'Error fetching orders') }
  const { orders, underWay } = answer.data
  const reader = readerOf(ctx)
  return {
    filter,
    count: orders?.total_count ?? 0,
    underWay: underWay?.total_count ?? undefined,
    pages: orders?.page_info?.total_pages ?? 1,
    orders: withoutNulls(orders?.items).map((order) => ({
      ...toOrderView(order, reader),
      // The list shows neither.
      ...{ email: undefined, delivery: [], billing: [] },
    })),
  }
}
