import { stampCart } from '#app/session/browser/cart-stamp.ts'

/**
 * Wraps `fetch`. During maintenance a request waits behind the maintenance screen; a read is then repeated, a form is
 * not, but its input is preserved. [R4.36, R4.49, A21]
 */
export function watchAnswers(): void {
  const send = window.fetch
  window.fetch = async (target, init) => {
    const answer = await send(target, init)
    stampCart()
    if (!answer.headers.has('x-maintenance')) return answer
    const { untilOpen } = await import('./maintenance-screen.ts')
    await untilOpen(answer, send)
    if (init?.method) return answer
    const isForm = target instanceof Request && target.method === 'POST'
    // The router treats 204 as an action without data.
    return isForm ? new Response(null, { status: 204 }) : window.fetch(target, init)
  }
}
