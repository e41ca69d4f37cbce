import { cardSizesStore, type ShownSizes } from '#app/session/browser/card-sizes.ts'
import { delegate, mount } from '../mount.ts'

const CARDS = 'article:has(> [data-opens-sizes])'
/** Where cards open a panel; elsewhere their button opens a sheet. Their style says the same. */
const PANELS = '(hover: hover) and (min-width: 900px)'
/** Passing over a card is no wish. */
const HOVER_MS = 150

const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(CARDS) : null)

const panelCard = (shown: ShownSizes | undefined) => (shown && 'card' in shown ? shown.card : null)

/** Sku of the style whose sizes are shown, and the path of its page; both stand in its card. */
export function styleOf(shown: ShownSizes): { readonly sku: string | undefined; readonly path: string } {
  const card = 'card' in shown ? shown.card : shown.inCard.closest('article')
  return {
    sku: card?.querySelector<HTMLElement>('[data-heart]')?.dataset.heart,
    path: card?.querySelector('a')?.pathname ?? '/',
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
/** The card under a moving pointer; scrolling a card under a resting pointer doesn't count. */
let pointed: HTMLElement | null = null
/** Last position of the pointer in the viewport. */
let lastSeen = ''
/** The card whose panel was closed by Esc: it stays closed until the card is left. */
let closed: Element | null = null

function consider(wanted: HTMLElement | null): void {
  // While the mini bag lies over the page its card waits.
  if (!matchMedia(PANELS).matches || document.querySelector('dialog:modal')) return
  clearTimeout(timer)
  // The keyboard's place counts while the pointer is on no card.
  const card = wanted ?? cardOf(document.querySelector(':focus-visible'))
  if (card !== closed) closed = null
  if (card === panelCard(cardSizesStore.get()) || (card && card === closed)) return
  timer = setTimeout(() => cardSizesStore.set(card ? { card } : undefined), HOVER_MS)
}

/** Handles a change of the element under the pointer, by moving or by scrolling. */
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

/** Cancels a pending panel when the page scrolls. */
function pass(): void {
  if (!pointed || pointed === closed || pointed === panelCard(cardSizesStore.get())) return
  pointed = null
  consider(null)
}

/** Only keyboard focus opens a panel; focus by a press doesn't. */
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

/** Shows the sizes of cards after a short hover or focus, starting with `first`. @returns a function that stops it */
export function watchCards(first: Event): () => void {
  if (first.type === 'pointermove') {
    // The pointer may have moved on while this module loaded.
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
