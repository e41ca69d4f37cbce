import { data, redirect } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { addFormToCart } from '#app/features/cart/cart.server.ts'
import { parseQuantity } from '#app/features/cart/cart-model.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { withNextAction } from '#app/features/cart/next-action.ts'
import { NotAdded, redirectGet } from '#app/features/cart/not-added.tsx'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import type { Route } from './+types/add.ts'

export const middleware: Route.MiddlewareFunction[] = [redirectGet('/cart')]

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const back = safeRedirect(form.get('returnTo'))
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  const quantity = parseQuantity(fieldText(form, 'quantity') || '1')
  const refuse = (message: string) => data<AddAnswer>({ ok: false, message, back }, { status: 422 })
  if (!sku) return refuse('Choose a shoe first.')
  if (!optionUid) return refuse('Choose a size')
  if (quantity === undefined) return refuse(cartMessages.quantity)
  const change = await addFormToCart(ctx, { sku, optionUid, quantity })
  const headers = cookieHeaders(...change.setCookies)
  if (change.isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const pair = { sku, option: optionUid }
  const answer: AddAnswer = {
    ok: change.isDone,
    back,
    ...(change.message ? { message: withNextAction({ ...change, message: change.message }) } : {}),
    ...(change.cartView ? { cartView: { count: change.cartView.count } } : {}),
    ...(change.isDone ? { added: pair } : change.mostCount === undefined ? {} : { short: pair }),
  }
  return data(answer, { status: change.isDone ? 200 : 422, headers })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Not added to your bag' },
  { name: 'robots', content: 'noindex' },
]

export default function CartAddPage({ actionData }: Route.ComponentProps) {
  return (
    <NotAdded
      heading="We couldn’t add that to your bag"
      answer={actionData}
      fallback={cartMessages.addProductsToCart}
    />
  )
}
