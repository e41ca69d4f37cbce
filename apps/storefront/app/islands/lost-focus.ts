const WAIT_MS = 100
const STOPS = 'h1, h2, h3, a[href], button:enabled, input:enabled, select:enabled'

let places: readonly Element[] = []

function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : []
}

/** In the nearest ancestor that is still in the document. */
function nextStop(): HTMLElement | undefined {
  for (const one of places.filter(({ isConnected }) => isConnected)) {
    const place = one === document.body ? (document.querySelector('main') ?? one) : one
    const stop = [...place.querySelectorAll<HTMLElement>(STOPS)].find(
      (one) => one.checkVisibility() && !one.closest('[inert]'),
    )
    if (stop) return stop
  }
  return undefined
}

function restore(): void {
  const { activeElement, body } = document
  if (activeElement !== body || places[0]?.isConnected !== false) return
  const stop = nextStop()
  if (stop?.matches('h1, h2, h3')) stop.tabIndex = -1
  stop?.focus({ preventScroll: true })
}

export function watchFocus(): void {
  places = ancestorsOf(document.activeElement)
  document.addEventListener('focusin', ({ target }) => {
    places = target instanceof Element ? ancestorsOf(target) : []
  })
  // A press outside all controls drops the focus on purpose.
  document.addEventListener('pointerdown', () => {
    places = []
  })
  new MutationObserver(() => {
    if (document.activeElement === document.body && places[0]?.isConnected === false) setTimeout(restore, WAIT_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
