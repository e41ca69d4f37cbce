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
  return { sku: card?.querySelector<HTMLElement>('[data-heart]')?.dataset.heart, path: card?.querySelector('a')?.pathname ?? '/' }
}

let timer: ReturnType<typeof setTimeout> | undefined
/** The card whose panel was closed by Esc: it stays closed until the card is left. */
let closed: Element | null = null

function consider(target: EventTarget | null, cameFrom?: EventTarget | null): void {
  // While the mini bag lies over the page its card waits.
  if (!matchMedia(PANELS).matches || document.querySelector('dialog:modal')) return
  clearTimeout(timer)
  // The pointer comes back to it.
  if (cameFrom && cardOf(target) === closed && cardOf(cameFrom) !== closed) closed = null
  // The keyboard's place counts while the pointer is on no card.
  const card = cardOf(target) ?? cardOf(document.querySelector(':focus-visible'))
  if (card !== closed) closed = null
  if (card === panelCard(cardSizesStore.get()) || (card && card === closed)) return
  timer = setTimeout(() => cardSizesStore.set(card ? { card } : undefined), HOVER_MS)
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

/** Shows the sizes of cards that are pointed at or focused for a while. Returns how to stop. */
export function watchCards(): () => void {
  // This code comes after the first card is pointed at.
  consider(document.querySelector(`${CARDS}:hover`))
  return mount((signal) => {
    delegate(
      document,
      {
        pointerover: ({ pointerType, target, relatedTarget }) => pointerType !== 'touch' && consider(target, relatedTarget),
        focusin: ({ target }) => consider(target),
        keydown: ({ key }) => key === 'Escape' && !document.querySelector('dialog:modal') && close(),
      },
      signal,
      { passive: true },
    )
    signal.onabort = () => clearTimeout(timer)
  })
}
