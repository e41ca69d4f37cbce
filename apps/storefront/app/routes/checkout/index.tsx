import { runCheckoutAction } from '#app/features/checkout/actions/actions.server.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { loadCheckoutPage } from '#app/features/checkout/load-checkout-page.server.ts'
import { LostCart } from '#app/features/checkout/success/lost-cart.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/index.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadCheckoutPage(requestContextOf(context), url.searchParams)

export const action = ({ request, context }: Route.ActionArgs) => runCheckoutAction(requestContextOf(context), request)

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Checkout', matches)

export default function CheckoutRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const serviceUrl = matches[0].loaderData.sandboxUrl
  if (loaderData.kind !== 'cart')
    return <LostCart message={loaderData.kind === 'failed' ? loaderData.message : undefined} />
  const codes = actionData && 'codes' in actionData ? actionData.codes : undefined
  const answer = actionData && 'intent' in actionData ? actionData : undefined
  return <CheckoutPage page={loaderData} answer={answer} codes={codes} serviceUrl={serviceUrl} />
}
