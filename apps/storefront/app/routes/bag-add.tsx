import { data, redirect } from 'react-router'
import { addToBag } from '#app/features/bag/bag.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { visitOf } from '#app/session/visit.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/bag-add.ts'

/** What a script gets back: whether it worked, words when it did not (or only in part), the count for the header. */
export interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly bag?: { readonly count: number }
  readonly back?: string
}

/** Opened by its address the page has nothing to tell. Not a loader: that would run after a refused action too, and its words were lost. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET') throw redirect('/cart', 302)
  },
]

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const back = safeRedirect(form.get('returnTo'))
  const quantity = textOf(form, 'quantity') || '1'
  const refuse = (message: string, status = 422) => data<AddAnswer>({ ok: false, message, back }, { status })
  if (!textOf(form, 'sku')) return refuse('Choose a shoe first.')
  if (!textOf(form, 'option')) return refuse('Choose a size')
  if (!/^[1-9]\d?$/.test(quantity)) return refuse('Choose a quantity from 1 to 99.')
  const change = await addToBag(visit, { sku: textOf(form, 'sku'), optionUid: textOf(form, 'option'), quantity: Number(quantity) })
  const headers = cookieHeaders(...change.setCookies)
  if (change.isDone && isDocumentRequest(request)) return redirect('/cart', { status: 303, headers })
  const answer: AddAnswer = {
    ok: change.isDone,
    back,
    ...(change.message ? { message: change.message } : {}),
    ...(change.bag ? { bag: { count: change.bag.count } } : {}),
  }
  return data(answer, { status: change.isDone ? 200 : 422, headers })
}

export const meta: Route.MetaFunction = () => [{ title: 'Not added to your bag' }, { name: 'robots', content: 'noindex' }]

/** Shown only without scripts, when adding failed: the words and the way back. */
export default function BagAddPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="container section prose">
      <h1>We couldn’t add that to your bag</h1>
      <Notice tone="negative">{actionData?.message ?? 'Error adding cart products.'}</Notice>
      <p>
        <ButtonLink href={actionData?.back ?? '/'}>Back to the shoe</ButtonLink>
      </p>
    </div>
  )
}
