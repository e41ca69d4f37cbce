import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isUnreachable, notificationStore, showUnreachable } from '#app/session/browser/notify.ts'
import { nextPress } from '#app/ui/preloadable.ts'

declare global {
  var __reactRouterDataRouter: { readonly state: RouterState }
}

interface RouterState {
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly navigation: { readonly location?: object | undefined }
}

const nothing = () => undefined

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

/** Waits until the server is reachable; each press retries. */
async function reload(): Promise<void> {
  while (await isUnreachable(nothing)) await nextPress()
  isReachable = true
  location.reload()
}

const resend = (sent: typeof submitted) => () =>
  sent?.form.isConnected ? sent.form.requestSubmit(sent.submitter) : void reload()

/** The cart's forms show this beside themselves. */
const NO_ANSWER = { ok: false, isDone: false, message: 'We couldn’t reach the shop.' }
const isOfCart = (url: string) => /^\/cart(?:\/add)?$/.test(new URL(url).pathname)

function isLost({ type, result }: DataStrategyResult): boolean {
  const error = (result instanceof Object && 'data' in result ? result.data : result) as Error | null | undefined
  return type === 'error' && (error instanceof TypeError || error?.cause instanceof TypeError)
}

/**
 * Stays on the page when the server is unreachable: a form gets no response, a revalidation returns the current data,
 * and a navigation stays pending until the next one.
 */
export const stayOnPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const sent = submitted
  const results = await next()
  const lost = Object.entries(results).filter(([, result]) => isLost(result))
  if (lost.length === 0) return results
  const isForm = request.method !== 'GET'
  const isHere = request.url === location.href.split('#')[0]
  const { loaderData, navigation: opening } = __reactRouterDataRouter.state
  // A fetcher has no page of its own.
  const again = opening.location ? request.url : reload
  // Would repeat the message of a lost form.
  if (isForm || notificationStore.get()?.tone !== 'negative') showUnreachable(isForm ? resend(sent) : again)
  if (!isForm && !isHere) await new Promise(() => {})
  for (const [id, lostOne] of lost) {
    const result = !isForm ? loaderData[id] : isOfCart(request.url) ? NO_ANSWER : undefined
    Object.assign(lostOne, { type: 'data', result })
  }
  return results
}

/**
 * Delays the router's reload after a failed code load until the server is reachable; otherwise the browser would show
 * its error page.
 */
export function delayReloads(): void {
  if (typeof navigation === 'undefined') return
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || isReachable) return
    event.preventDefault()
    void reload()
  })
}
