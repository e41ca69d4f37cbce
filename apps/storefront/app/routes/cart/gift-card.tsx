import { data, redirect, useFetcher } from 'react-router'
import { updateGiftCard } from '#app/features/cart/cart.server.ts'
import { withNextStep } from '#app/features/cart/next-action.ts'
import { findLine } from '#app/features/cart/submit-line.server.ts'
import { DetailsEditor, type EditedCard } from '#app/features/gift-card/details-editor.tsx'
import type { GiftCardAnswer } from '#app/features/gift-card/form/gift-card-form.tsx'
import { toOptionsInput } from '#app/features/gift-card/gift-card-options.server.ts'
import { fieldsOf } from '#app/features/gift-card/gift-card-rules.ts'
import { loadOffer } from '#app/features/gift-card/load-offer.server.ts'
import { answerTo, readCard, switchedOff } from '#app/features/gift-card/read-card.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/gift-card.ts'

/** Redirects to the cart without such a line. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const uid = url.searchParams.get('line') ?? ''
  const [{ offer }, line] = await Promise.all([loadOffer(ctx), findLine(ctx, uid)])
  if (!line?.giftCard) throw redirect('/cart', 302)
  return { uid, offer, fields: fieldsOf(line.giftCard, offer) } satisfies EditedCard
}

/** [R7.72] */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  if (!ctx.settings.flags.giftCard) return data<GiftCardAnswer>(switchedOff(form), { status: 422 })
  const { offer } = await loadOffer(ctx)
  const read = readCard(ctx, form, offer)
  if ('refusal' in read) return data<GiftCardAnswer>(read.refusal, { status: 422 })
  const change = await updateGiftCard(ctx, url.searchParams.get('line') ?? '', toOptionsInput(read.details))
  const { isDone, message } = change
  const headers = cookieHeaders(...change.setCookies, ...(change.isCartLost ? dropCart(ctx) : []))
  if (isDone && (isDocumentRequest(request) || fieldText(form, 'to') === 'bag'))
    return redirect('/cart', { status: 303, headers })
  return data<GiftCardAnswer>(answerTo(change, read.fields, message && withNextStep({ ...change, message })), {
    status: isDone ? 200 : 422,
    headers,
  })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Change gift card', matches)

export default function CartGiftCardRoute({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<GiftCardAnswer>({ key: 'change-gift-card' })
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: 'Your bag', path: '/cart' }, { name: 'Change gift card' }]} />
      <h1 tabIndex={-1}>Change gift card</h1>
      <DetailsEditor card={loaderData} fetcher={fetcher} answer={actionData} isPage />
    </div>
  )
}
