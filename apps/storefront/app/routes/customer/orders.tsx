import { loadOrders } from '#app/features/orders/orders.server.ts'
import { OrdersList } from '#app/features/orders/orders-list.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/orders.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('p') ?? '1'
  return loadOrders(requestContextOf(context), /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1)
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
