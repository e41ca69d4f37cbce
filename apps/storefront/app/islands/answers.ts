import { stampCart } from '#app/session/browser/cart-stamp.ts'

/**
 * Sees every answer of this tab. One that says that the shop is shut waits for the shop, behind its screen; the page
 * stays as it is. What was only read is read again then. A form is not sent again: it stands as it was typed. A change
 * of the cart stamps its time. [R4.36, R4.49, A21]
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
    // The router takes an answer without content as one of an action that has nothing to say.
    return isForm ? new Response(null, { status: 204 }) : window.fetch(target, init)
  }
}
