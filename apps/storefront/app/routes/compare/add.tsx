import { data, redirect } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { redirectGet } from '#app/features/cart/not-added.tsx'
import { addToComparison, removeFromComparison } from '#app/features/compare/compare-list.server.ts'
import { compareMessages } from '#app/features/compare/messages.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/add.ts'

export const middleware: Route.MiddlewareFunction[] = [redirectGet('/compare')]

/** Forms with one button send no intent. */
const CHANGES = { '': addToComparison, add: addToComparison, remove: removeFromComparison }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const back = safeRedirect(form.get('returnTo'))
  const uid = fieldText(form, 'compare')
  const { problem, uids, setCookies } = await actionOf(form, CHANGES)(ctx, uid)
  const headers = cookieHeaders(...setCookies)
  if (problem) return data<AddAnswer>({ ok: false, message: problem, back }, { status: 422, headers })
  if (isDocumentRequest(request)) return redirect('/compare', { status: 303, headers })
  return data<AddAnswer>({ ok: true, compared: uids }, { headers })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Not added to compare' },
  { name: 'robots', content: 'noindex' },
]

/** Shown without scripts only. */
export default function CompareAddPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="container section prose">
      <h1>We couldn’t add that shoe</h1>
      <Notice tone="negative">{actionData?.message ?? compareMessages.failed}</Notice>
      <p>
        <ButtonLink href="/compare">See your comparison</ButtonLink>
      </p>
      <p>
        <a href={actionData?.back ?? '/'}>Back to the shoe</a>
      </p>
    </div>
  )
}
