let lastPath: string | undefined
let lastHeading: Element | null = null

/** Waits until the heading is rendered. */
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
