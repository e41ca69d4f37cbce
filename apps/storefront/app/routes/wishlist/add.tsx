import { data, redirect } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { NotAdded, redirectGet } from '#app/features/cart/not-added.tsx'
import { wishlistMessages } from '#app/features/wishlist/messages.ts'
import { saveStyle } from '#app/features/wishlist/wishlist.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { flashCookies } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import type { Route } from './+types/add.ts'

export const middleware: Route.MiddlewareFunction[] = [redirectGet('/wishlist')]

/** [R2.79, R3.30, R7.50, R7.57] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const back = safeRedirect(form.get('returnTo'))
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  if (!sku) return data<AddAnswer>({ ok: false, message: 'Choose a shoe first.', back }, { status: 422 })
  const { problem, setCookies } = await saveStyle(ctx, { sku, ...(optionUid ? { optionUid } : {}) })
  if (problem)
    return data<AddAnswer>(
      { ok: false, message: problem, back },
      { status: 422, headers: cookieHeaders(...setCookies) },
    )
  if (isDocumentRequest(request))
    return redirect('/wishlist', { status: 303, headers: cookieHeaders(...setCookies, ...flashCookies(ctx, 'saved')) })
  return data<AddAnswer>({ ok: true, isSaved: true }, { headers: cookieHeaders(...setCookies) })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Not added to your wishlist' },
  { name: 'robots', content: 'noindex' },
]

export default function WishlistAddPage({ actionData }: Route.ComponentProps) {
  return (
    <NotAdded
      heading="We couldn’t add that to your wishlist"
      answer={actionData}
      fallback={wishlistMessages.addProductsToWishlist}
    />
  )
}
