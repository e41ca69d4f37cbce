/**
 * Has every answer of this tab that says that the shop is shut wait for the shop, behind its screen; the page stays as
 * it is. What was only read is read again then. A form is not sent again: it stands as it was typed. [R4.36, A21]
 */
export function waitOutMaintenance(): void {
  const send = window.fetch
  window.fetch = async (target, init) => {
    const answer = await send(target, init)
    if (!answer.headers.has('x-maintenance')) return answer
    const { untilOpen } = await import('./maintenance-screen.ts')
    await untilOpen(answer, send)
    if (init?.method) return answer
    const isForm = target instanceof Request && target.method === 'POST'
    // The router takes an answer without content as one of an action that has nothing to say.
    return isForm ? new Response(null, { status: 204 }) : window.fetch(target, init)
  }
}
