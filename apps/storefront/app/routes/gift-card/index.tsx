import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { addFormToCart } from '#app/features/cart/cart.server.ts'
import { parseQuantity } from '#app/features/cart/cart-model.ts'
import { withNextStep } from '#app/features/cart/next-action.ts'
import type { GiftCardAnswer } from '#app/features/gift-card/form/gift-card-form.tsx'
import { giftCardMeta } from '#app/features/gift-card/gift-card-meta.ts'
import { toAddRequest } from '#app/features/gift-card/gift-card-options.server.ts'
import { GiftCardPage } from '#app/features/gift-card/gift-card-page.tsx'
import { loadOffer } from '#app/features/gift-card/load-offer.server.ts'
import { answerTo, readCard, switchedOff } from '#app/features/gift-card/read-card.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import type { Route } from './+types/index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const page = await loadOffer(ctx)
  return { offer: page.offer, head: giftCardMeta(shopOf(ctx), page) }
}

/** [R3.23-R3.26] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  if (!ctx.settings.flags.giftCard) return data<GiftCardAnswer>(switchedOff(form), { status: 422 })
  const { offer } = await loadOffer(ctx)
  const read = readCard(ctx, form, offer)
  if ('refusal' in read) return data<GiftCardAnswer>(read.refusal, { status: 422 })
  const change = await addFormToCart(
    ctx,
    toAddRequest(read.details, parseQuantity(fieldText(form, 'quantity')) ?? 1, offer),
  )
  const { isDone, message } = change
  const headers = cookieHeaders(...change.setCookies)
  if (isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const answer = answerTo(change, read.fields, message && withNextStep({ ...change, message }))
  return data<GiftCardAnswer>(answer, { status: isDone ? 200 : 422, headers })
}

/** Forms do not change this shared page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  !formAction && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

export default function GiftCardRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftCardPage offer={loaderData.offer} answer={actionData} />
}
