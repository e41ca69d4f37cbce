import { data, redirect } from 'react-router'
import { accountMessages } from '#app/features/account/messages.ts'
import { saveStyle } from '#app/features/account/wishlist.server.ts'
import { fieldText } from '#app/features/address/address-rules.ts'
import type { AddAnswer } from '#app/features/bag/answers.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { keepNotices } from '#app/session/notices.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { visitOf } from '#app/session/visit.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/wishlist-add.ts'

/** Opened by its address the page has nothing to tell; not a loader, as at `/cart/add`. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET') throw redirect('/wishlist', 302)
  },
]

/** Keeps a style, in the chosen size if there is one. @source R2.79, R3.30, R7.50, R7.57 */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const back = safeRedirect(form.get('returnTo'))
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  if (!sku) return data<AddAnswer>({ ok: false, message: 'Choose a shoe first.', back }, { status: 422 })
  const { problem, setCookies } = await saveStyle(visit, { sku, ...(optionUid ? { optionUid } : {}) })
  if (problem) return data<AddAnswer>({ ok: false, message: problem, back }, { status: 422, headers: cookieHeaders(...setCookies) })
  if (isDocumentRequest(request))
    return redirect('/wishlist', { status: 303, headers: cookieHeaders(...setCookies, ...keepNotices(visit, 'saved')) })
  return data<AddAnswer>({ ok: true, isSaved: true }, { headers: cookieHeaders(...setCookies) })
}

export const meta: Route.MetaFunction = () => [{ title: 'Not added to your wishlist' }, { name: 'robots', content: 'noindex' }]

/** Shown only without scripts, when adding failed: the words and the way back. */
export default function WishlistAddPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="container section prose">
      <h1>We couldn’t add that to your wishlist</h1>
      <Notice tone="negative">{actionData?.message ?? accountMessages.addProductsToWishlist}</Notice>
      <p>
        <ButtonLink href={actionData?.back ?? '/'}>Back to the shoe</ButtonLink>
      </p>
    </div>
  )
}
