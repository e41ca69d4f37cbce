import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { flashMessage } from '../flash/flash-messages.ts'
import type { StoreChange } from './chosen-store.server.ts'
import type { StoreAnswer } from './store-answer.ts'

/** JSON for scripts; else a redirect back, or to the bag, which says what went wrong. */
export function answerChange(ctx: RequestContext, form: FormData, change: StoreChange): Response {
  const { problem, store, setCookies } = change
  if (form.has('inPlace')) {
    const message = problem && flashMessage(problem)?.text
    const answer: StoreAnswer = { isDone: !problem, ...(message ? { message } : {}), ...(store ? { store } : {}) }
    return Response.json(answer, { headers: cookieHeaders(...setCookies) })
  }
  const headers = cookieHeaders(...setCookies, ...(problem ? flashCookies(ctx, problem) : []))
  headers.set('Location', problem ? '/cart' : safeRedirect(form.get('returnTo'), '/cart'))
  return new Response(null, { status: 303, headers })
}
