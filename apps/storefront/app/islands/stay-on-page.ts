import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isUnreachable, notificationStore, showUnreachable } from '#app/session/browser/notify.ts'
import { nextPress } from '#app/ui/preloadable.ts'

declare global {
  /** React Router's own global. */
  var __reactRouterDataRouter: { readonly state: RouterState }
}

interface RouterState {
  readonly loaderData: Readonly<Record<string, unknown>>
  /** `location`: the page that is being opened. */
  readonly navigation: { readonly location?: object | undefined }
}

const nothing = () => undefined

/** The form that is being submitted in the current task. */
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

/** Reloads the page once the shop can be reached; each press tries again. */
async function reload(): Promise<void> {
  while (await isUnreachable(nothing)) await nextPress()
  isReachable = true
  location.reload()
}

/** Submits a form again with its current values. */
const resend = (sent: typeof submitted) => () =>
  sent?.form.isConnected ? sent.form.requestSubmit(sent.submitter) : void reload()

/** Read by the cart's forms as a refusal, which they show beside themselves. */
const NO_ANSWER = { ok: false, isDone: false, message: 'We couldn’t reach the shop.' }
const isOfCart = (url: string) => /^\/cart(?:\/add)?$/.test(new URL(url).pathname)

/** Whether the answer is missing or incomplete; the router wraps the error of a form. */
function isLost({ type, result }: DataStrategyResult): boolean {
  const error = (result instanceof Object && 'data' in result ? result.data : result) as Error | null | undefined
  return type === 'error' && (error instanceof TypeError || error?.cause instanceof TypeError)
}

/**
 * Stays on the page when the shop can't be reached: a form gets no response, a reload of the page's data gets the old
 * data, and a navigation to another page stays pending until the next one.
 */
export const stayOnPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const sent = submitted
  const results = await next()
  const lost = Object.entries(results).filter(([, result]) => isLost(result))
  if (lost.length === 0) return results
  const isForm = request.method !== 'GET'
  const isHere = request.url === location.href.split('#')[0]
  const { loaderData, navigation: opening } = __reactRouterDataRouter.state
  // Data that only a part of the page reads has no page of its own.
  const again = opening.location ? request.url : reload
  // The reload after a lost form would only repeat its message.
  if (isForm || notificationStore.get()?.tone !== 'negative') showUnreachable(isForm ? resend(sent) : again)
  if (!isForm && !isHere) await new Promise(() => {})
  for (const [id, lostOne] of lost) {
    const result = !isForm ? loaderData[id] : isOfCart(request.url) ? NO_ANSWER : undefined
    Object.assign(lostOne, { type: 'data', result })
  }
  return results
}

/**
 * Delays the router's reload after code failed to load until the shop can be reached; otherwise the browser would show
 * its own error page.
 */
export function delayReloads(): void {
  if (typeof navigation === 'undefined') return
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || isReachable) return
    event.preventDefault()
    void reload()
  })
}
