let lastPath: string | undefined
let lastHeading: Element | null = null

/**
 * Focuses the heading of a page opened in place once it is there, since a page's code may come after its address. A
 * loaded document and a page with the same heading keep the focus. Returns a function that stops it.
 */
export function focusHeading({ pathname: path }: { readonly pathname: string }): () => void {
  const isDocument = lastPath === undefined
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading && !isDocument) return
    waiting.disconnect()
    const isSamePage = isDocument || (path === lastPath && heading === lastHeading)
    lastPath = path
    lastHeading = heading
    if (isSamePage) return
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const waiting = new MutationObserver(look)
  waiting.observe(document.body, { childList: true, subtree: true })
  look()
  return () => waiting.disconnect()
}
