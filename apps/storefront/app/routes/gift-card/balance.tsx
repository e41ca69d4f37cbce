import { data, type ShouldRevalidateFunction } from 'react-router'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { BalancePage } from '#app/features/gift-card/balance/balance-page.tsx'
import { readBalanceForm } from '#app/features/gift-card/balance/balance-rules.ts'
import { findBalance } from '#app/features/gift-card/balance/find-balance.server.ts'
import { requireGiftCards } from '#app/features/gift-card/load-offer.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/balance.ts'

/** [R1.23] */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  requireGiftCards(ctx)
  const cart = await loadCart(ctx)
  return { isCartFilled: cart.kind === 'cart' && cart.cartView.count > 0 }
}

/** Posted, so that number and PIN are in no URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const answer = await findBalance(ctx, readBalanceForm(await readFormData(request)))
  return data(answer, { status: answer.balance ? 200 : 422 })
}

/** Never after a form post: the loader could respond 404 by then. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  !formAction && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Gift card balance', matches)

export default function BalanceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BalancePage answer={actionData} isCartFilled={loaderData.isCartFilled} />
}
