import { readFilter } from '#app/features/orders/order-filter.ts'
import { loadOrders } from '#app/features/orders/orders.server.ts'
import { OrdersList } from '#app/features/orders/orders-list.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/orders.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadOrders(requestContextOf(context), readFilter(url.searchParams))
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your orders', matches)

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Your orders</h1>
      <OrdersList {...loaderData} />
    </>
  )
}
