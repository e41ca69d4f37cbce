import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isUnreachable, notificationStore, showUnreachable } from '#app/session/browser/notify.ts'
import { nextPress } from '#app/ui/preloadable.ts'

declare global {
  /** The router, where React Router keeps it. */
  var __reactRouterDataRouter: { readonly state: { readonly loaderData: Readonly<Record<string, unknown>> } } | undefined
}

const nothing = () => undefined

/** The form whose submission begins in this task. */
let submitted: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | undefined
if (typeof document !== 'undefined')
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) submitted = { form: target, submitter }
      setTimeout(() => {
        submitted = undefined
      })
    },
    true,
  )

let isReachable = false

/** Reloads the page, once the shop can be reached; each press tries again. */
async function reload(): Promise<void> {
  while (await isUnreachable(nothing)) await nextPress()
  isReachable = true
  location.reload()
}

/** Sends a form again as it stands now. */
const resend = (sent: typeof submitted) => () => (sent?.form.isConnected ? sent.form.requestSubmit(sent.submitter) : void reload())

/** What forms of the cart read as an answer that says no: they show it where they stand. */
const NO_ANSWER = { ok: false, isDone: false, message: 'We couldn’t reach the shop.' }
const isOfCart = (url: string) => /^\/cart(?:\/add)?$/.test(new URL(url).pathname)

/** Whether no answer arrived, or only a part of it; the router wraps the error of a form. */
function isLost({ type, result }: DataStrategyResult): boolean {
  const error = result instanceof Object && 'data' in result ? result.data : result
  return type === 'error' && error instanceof Error && (error instanceof TypeError || error.cause instanceof TypeError)
}

/**
 * Stays on the page when the shop can't be reached: a form gets no response, the page that is shown its own data again,
 * and a navigation to another stays pending until the next.
 */
export const stayOnPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const sent = submitted
  const results = await next()
  const lost = Object.entries(results).filter(([, result]) => isLost(result))
  if (lost.length === 0) return results
  const isForm = request.method !== 'GET'
  const isHere = request.url === location.href.split('#')[0]
  // A page that is read again after a form was lost has nothing to add.
  if (isForm || notificationStore.get()?.tone !== 'negative') showUnreachable(isForm ? resend(sent) : request.url)
  if (!isForm && !isHere) await new Promise(() => {})
  const shown = globalThis.__reactRouterDataRouter?.state.loaderData
  for (const [id, lostOne] of lost) {
    const result = !isForm ? shown?.[id] : isOfCart(request.url) ? NO_ANSWER : undefined
    Object.assign(lostOne, { type: 'data', result })
  }
  return results
}

/**
 * The router reloads the page where a page's code can't be loaded: only once the shop can be reached, or the browser
 * would lose the page.
 */
export function delayReloads(): void {
  if (typeof navigation === 'undefined') return
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || isReachable) return
    event.preventDefault()
    void reload()
  })
}
