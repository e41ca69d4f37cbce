import { DeliverToPage } from '#app/features/product-page/deliver-to-page.tsx'
import { loadDeliverTo } from '#app/features/product-page/load-deliver-to.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/delivery.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadDeliverTo(requestContextOf(context), url)

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Delivery date', matches)

export default function DeliveryRoute({ loaderData }: Route.ComponentProps) {
  return <DeliverToPage {...loaderData} />
}
