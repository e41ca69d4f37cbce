import { data } from 'react-router'
import { actOnOrder, cancellationReasons } from '#app/features/orders/detail/order-actions.server.ts'
import { requireCustomerOrder } from '#app/features/orders/detail/order-detail.server.ts'
import { OrderPage } from '#app/features/orders/detail/order-page.tsx'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/order.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { order, returns, adjustmentNotes, sizes, cancellable } = await requireCustomerOrder(ctx, params.number)
  const reasons = await cancellationReasons(ctx, { order, cancellable })
  return { order, returns, adjustmentNotes, sizes, cancellable, reasons, isSizeOpen: url.searchParams.has('size') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const found = await requireCustomerOrder(ctx, params.number)
  const answer = await actOnOrder(ctx, found, await readFormData(request), false)
  return data(answer, { status: answer.tone === 'positive' ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ matches, params }) => privateMeta(`Order ${params.number}`, matches)

/** [R2.74] */
export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} />
}
