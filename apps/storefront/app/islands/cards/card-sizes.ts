import { cardSizesStore, type ShownSizes } from '#app/session/browser/card-sizes.ts'
import { delegate, mount } from '../mount.ts'

const CARDS = 'article:has(> [data-opens-sizes])'
/** Matches the style sheet: panels here, sheets elsewhere. */
const PANELS = '(hover: hover) and (min-width: 900px)'
const HOVER_MS = 150

const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(CARDS) : null)

const panelCard = (shown: ShownSizes | undefined) => (shown && 'card' in shown ? shown.card : null)

export function styleOf(shown: ShownSizes): { readonly sku: string | undefined; readonly path: string } {
  const card = 'card' in shown ? shown.card : shown.inCard.closest('article')
  return {
    sku: card?.querySelector<HTMLElement>('[data-heart]')?.dataset.heart,
    path: card?.querySelector('a')?.pathname ?? '/',
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Scrolling under a resting pointer does not count. */
let pointed: HTMLElement | null = null
let lastSeen = ''
/** Closed by Esc; stays closed until left. */
let closed: Element | null = null

function consider(wanted: HTMLElement | null): void {
  if (!matchMedia(PANELS).matches || document.querySelector('dialog:modal')) return
  clearTimeout(timer)
  // Keyboard focus counts while the pointer is on no card.
  const card = wanted ?? cardOf(document.querySelector(':focus-visible'))
  if (card !== closed) closed = null
  if (card === panelCard(cardSizesStore.get()) || (card && card === closed)) return
  timer = setTimeout(() => cardSizesStore.set(card ? { card } : undefined), HOVER_MS)
}

/** Also fires when the page scrolls under the pointer. */
function leave({ pointerType, target }: PointerEvent): void {
  if (pointerType === 'touch' || cardOf(target) === (pointed ?? panelCard(cardSizesStore.get()))) return
  pointed = null
  consider(null)
}

function point({ pointerType, screenX, screenY, target }: PointerEvent): void {
  const place = `${screenX} ${screenY}`
  // Some browsers fire a move event after scrolling.
  if (pointerType === 'touch' || place === lastSeen) return
  lastSeen = place
  const card = cardOf(target)
  if (card === pointed) return
  pointed = card
  if (card === closed) closed = null
  consider(card)
}

function pass(): void {
  if (!pointed || pointed === closed || pointed === panelCard(cardSizesStore.get())) return
  pointed = null
  consider(null)
}

function focus({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible')) consider(cardOf(target))
}

function close(): void {
  const card = panelCard(cardSizesStore.get())
  if (!card) return
  closed = card
  clearTimeout(timer)
  const { activeElement } = document
  const hadFocus = activeElement?.closest('[data-sizes]')
  cardSizesStore.set(undefined)
  if (hadFocus) card.querySelector('a')?.focus({ preventScroll: true })
}

export function watchCards(first: Event): () => void {
  if (first.type === 'pointermove') {
    pointed = document.querySelector<HTMLElement>(`${CARDS}:hover`)
    consider(pointed)
  } else focus(first)
  return mount((signal) => {
    delegate(
      document,
      {
        pointerover: leave,
        pointermove: point,
        scroll: pass,
        focusin: focus,
        keydown: ({ key }) => key === 'Escape' && !document.querySelector('dialog:modal') && close(),
      },
      signal,
      { passive: true },
    )
    signal.onabort = () => clearTimeout(timer)
  })
}
