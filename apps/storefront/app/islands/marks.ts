import { cartCountStore } from '#app/session/browser/cart-count.ts'
import { type ChosenStore, chosenStore } from '#app/session/browser/chosen-store.ts'
import { endSession } from '#app/session/browser/end-session.ts'
import { notify, showUnreachable } from '#app/session/browser/notify.ts'
import { all } from './panels.ts'

/** [R3.32] */
export interface SavedStyles {
  readonly skus: readonly string[]
  readonly count: number
}

export interface HeartAnswer {
  readonly count?: number
  readonly problem?: { readonly title: string; readonly text?: string }
  readonly isSignedOut?: true
  readonly isLost?: true
}

function renderCount(selector: string, name: string, total: number): void {
  const shown = total > 99 ? '99+' : String(total)
  for (const badge of document.querySelectorAll(selector)) {
    if (badge.textContent !== shown) badge.textContent = shown
    badge.toggleAttribute('hidden', total === 0)
    badge.parentElement?.setAttribute(
      'aria-label',
      total === 0 ? name : `${name}, ${total} ${total === 1 ? 'item' : 'items'}`,
    )
  }
}

export const renderCartCount = () => renderCount('[data-cart-count]', 'Bag', cartCountStore.get())

const SOMETHING_WRONG = 'Something has gone wrong, please try again.'

const skus = new Set<string>()
let count = 0
/** Desired state per sku with a request in flight. */
const pressed = new Map<string, boolean>()
/** Per SKU: the state that the server reported after a press, and when. */
const settled = new Map<string, { readonly isSaved: boolean; readonly atMs: number }>()

function renderHeart(heart: HTMLElement): void {
  const isSaved = skus.has(heart.dataset.heart ?? '')
  const label = heart.ariaLabel ?? ''
  const wanted = isSaved
    ? label.replace(/^Add (.*)to wishlist$/, 'Remove $1from wishlist')
    : label.replace(/^Remove (.*)from wishlist$/, 'Add $1to wishlist')
  if (wanted !== label) heart.ariaLabel = wanted
  if ((heart.ariaPressed === 'true') !== isSaved) heart.ariaPressed = String(isSaved)
  heart.ariaBusy = pressed.has(heart.dataset.heart ?? '') ? 'true' : null
}

function render(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) renderHeart(heart)
  renderCount('[data-wishlist-count]', 'Wishlist', count)
}

let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  new MutationObserver(render).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-pressed', 'data-heart'],
  })
}

function setSaved(sku: string, isSaved: boolean): void {
  if (skus.has(sku) === isSaved) return
  skus[isSaved ? 'add' : 'delete'](sku)
  count = Math.max(0, count + (isSaved ? 1 : -1))
}

/** A list requested at `requestedAtMs` lacks later presses. [R2.80, R3.32] */
export function showSaved(saved: SavedStyles, requestedAtMs = Number.POSITIVE_INFINITY): void {
  skus.clear()
  for (const sku of saved.skus) skus.add(sku)
  count = saved.count
  for (const [sku, { isSaved, atMs }] of settled) if (atMs > requestedAtMs) setSaved(sku, isSaved)
  for (const [sku, isSaved] of pressed) setSaved(sku, isSaved)
  watch()
  render()
}

async function send(heart: HTMLButtonElement, sku: string, isSaving: boolean): Promise<HeartAnswer> {
  const body = new URLSearchParams()
  body.set('sku', sku)
  // The product page saves the chosen size as well.
  const option = heart.form && new FormData(heart.form).get('option')
  if (typeof option === 'string' && option) body.set('option', option)
  if (!isSaving) body.set('intent', 'remove')
  const answer = await fetch('/api/me', { method: 'POST', body, headers: { accept: 'application/json' } })
  return (await answer.json()) as HeartAnswer
}

function mark(sku: string, isSaved: boolean): void {
  setSaved(sku, isSaved)
  render()
}

/** Sends changes until the server has the latest desired state. @returns the last answer and the server's state */
async function settle(
  heart: HTMLButtonElement,
  sku: string,
  had: boolean,
): Promise<{ answer: HeartAnswer; isSaved: boolean }> {
  let [answer, isSaved]: [HeartAnswer, boolean] = [{ count }, had]
  for (let wants = pressed.get(sku) ?? had; wants !== isSaved; wants = pressed.get(sku) ?? had) {
    answer = await send(heart, sku, wants).catch(() => ({ isLost: true }))
    if (answer.count === undefined) break
    isSaved = wants
  }
  return { answer, isSaved }
}

/** Optimistic; the last of several presses wins. [R4.72-R4.74, R8.55, R8.59, R8.60] */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  const sku = heart.dataset.heart ?? ''
  watch()
  const had = skus.has(sku)
  const isUnderWay = pressed.has(sku)
  pressed.set(sku, !had)
  heart.toggleAttribute('data-pressed', !had)
  mark(sku, !had)
  if (isUnderWay) return
  const { answer, isSaved } = await settle(heart, sku, had)
  pressed.delete(sku)
  if (answer.count !== undefined) settled.set(sku, { isSaved, atMs: performance.now() })
  if (answer.isSignedOut) return endSession()
  if (skus.has(sku) !== isSaved) mark(sku, isSaved)
  if (answer.count !== undefined && pressed.size === 0) count = answer.count
  render()
  if (answer.isLost) return showUnreachable(() => heart.click())
  if (answer.count === undefined) return notify({ tone: 'negative', title: SOMETHING_WRONG, ...answer.problem })
  if (isSaved)
    notify({ tone: 'positive', title: 'Saved to your wishlist', action: { label: 'View list', href: '/wishlist' } })
  else notify({ tone: 'positive', title: 'Item removed from wishlist' })
}

/** Also on the product page, which may come later: call it again then. */
export function showChosenStore(store: ChosenStore | undefined): void {
  chosenStore.set(store)
  for (const link of all('[data-store-link]')) {
    link.setAttribute('aria-label', store ? `Your store, ${store.town}` : 'Stores')
  }
  for (const place of all('[data-store-town]')) {
    place.textContent = store?.town ?? ''
    // Below the icon, where it takes no space from the search; the home page's style sheets are full.
    if (place.closest('[data-store-link]'))
      Object.assign(place.style, {
        position: 'absolute',
        inset: '34px -12px auto',
        overflow: 'hidden',
        fontSize: '.75rem',
        lineHeight: '1.3',
        textAlign: 'center',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      })
  }
  if (store && document.querySelector('[data-pickup]'))
    void import('./stores/pickup-card.ts').then(
      ({ showPickup }) => showPickup(store),
      () => undefined,
    )
}
