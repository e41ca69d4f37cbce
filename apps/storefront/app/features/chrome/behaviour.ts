import { accountPopoverStore } from '#app/session/browser/account-popover.ts'
import { cartCountStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { openCart } from '#app/session/browser/cart-drawer.ts'
import { endSession, hasCookie, isMarked, notifyTabs, onSessionChanged, readFlashMessage } from '#app/session/browser/presence.ts'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
const menuDialog = () => document.querySelector<HTMLDialogElement>('[data-menu-dialog]')

function closePanels(except?: Element | null): void {
  for (const link of all('[data-opens-panel]')) {
    if (link === except) continue
    link.setAttribute('aria-expanded', 'false')
    document.getElementById(link.dataset.opensPanel ?? '')?.setAttribute('hidden', '')
  }
}

function togglePanel(link: HTMLElement): void {
  const panel = document.getElementById(link.dataset.opensPanel ?? '')
  const isOpening = link.getAttribute('aria-expanded') !== 'true'
  closePanels(link)
  link.setAttribute('aria-expanded', String(isOpening))
  panel?.toggleAttribute('hidden', !isOpening)
}

function showDrawerPanel(id: string | undefined): void {
  for (const panel of all('[data-drawer-panel]')) {
    const isShown = id ? panel.id === id : panel.dataset.drawerTop !== undefined
    panel.toggleAttribute('hidden', !isShown)
    if (isShown) panel.querySelector<HTMLElement>('button, a')?.focus()
  }
}

function openMenu(): void {
  showDrawerPanel(undefined)
  menuDialog()?.showModal()
}

function openSearch(): void {
  const header = document.querySelector('[data-shell="header"] > div')
  header?.toggleAttribute('data-opened')
  document.querySelector<HTMLInputElement>('#site-search input')?.focus()
}

function openAccount(): void {
  menuDialog()?.close()
  accountPopoverStore.set(true)
}

/** Does what a control of the shell says it does; true when it was one. */
function act(target: Element): boolean {
  const control = target.closest<HTMLElement>(
    '[data-opens-panel],[data-opens-menu],[data-opens-search],[data-opens-cart],[data-opens-account],[data-closes-dialog],[data-drawer-to],[data-drawer-back]',
  )
  if (!control) return false
  const { dataset } = control
  if (dataset.opensPanel !== undefined) togglePanel(control)
  else if (dataset.opensMenu !== undefined) openMenu()
  else if (dataset.opensSearch !== undefined) openSearch()
  else if (dataset.opensCart !== undefined) openCart()
  else if (dataset.opensAccount !== undefined) openAccount()
  else if (dataset.closesDialog !== undefined) control.closest('dialog')?.close()
  else if (dataset.drawerTo !== undefined) showDrawerPanel(dataset.drawerTo)
  else showDrawerPanel(undefined)
  return true
}

/** The path a click should go to without a new document, or undefined when the browser is to do it. */
function navigationTarget(event: MouseEvent, target: Element): string | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.closest('[data-document]') || link.origin !== location.origin)
    return undefined
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return undefined
  return /^\/(?:media|assets|graphql|checkout)(?:\/|$)/.test(link.pathname) ? undefined : `${link.pathname}${link.search}${link.hash}`
}

function renderCartCount(): void {
  const count = cartCountStore.get()
  for (const badge of all('[data-cart-count]')) {
    badge.textContent = count > 99 ? '99+' : String(count)
    badge.toggleAttribute('hidden', count === 0)
    badge.parentElement?.setAttribute('aria-label', count === 0 ? 'Bag' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`)
  }
}

interface Personal {
  readonly cartCount?: number
  readonly me?: Parameters<typeof import('#app/features/sign-in/signed-in.tsx').renderSignedIn>[0]
  readonly isSignedOut?: true
}

let isSignedIn = false

/** Leaves when somebody was signed in here and is no more. [R4.26] */
export function checkPresence(): void {
  if (isSignedIn && !isMarked()) endSession()
}

/**
 * Shows the flash messages of the step before: once, on the page that was opened for them and not on the one being
 * left.
 */
export function showFlashMessage(): void {
  const notice = readFlashMessage()
  if (notice) void import('#app/features/sign-in/signed-in.tsx').then(({ showNotice }) => showNotice(notice))
}

/** Loads the personal pieces, and only when this browser has a cart or a sign-in. */
export async function loadPersonal(): Promise<void> {
  checkPresence()
  notifyTabs()
  if (!hasCookie('cartId') && !isMarked()) return setCartCount(0)
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } }).catch(() => undefined)
  const { cartCount, me, isSignedOut } = answer ? ((await answer.json().catch(() => ({}))) as Personal) : {}
  if (isSignedOut) return endSession()
  if (cartCount !== undefined) setCartCount(cartCount)
  if (!me) return
  isSignedIn = true
  const { renderSignedIn } = await import('#app/features/sign-in/signed-in.tsx')
  renderSignedIn(me, () => void loadPersonal())
}

/** Closes what covers the page and marks the links that lead to it; after each navigation to another path. */
export function closeShell(path: string): void {
  closePanels()
  menuDialog()?.close()
  const field = document.querySelector<HTMLInputElement>('#site-search input')
  if (field && field !== document.activeElement)
    field.value = path === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
  for (const link of all('[data-shell="header"] a[href]')) {
    const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href)
    if (!hash && origin === location.origin && pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** One click and one key listener for the whole page: shell controls, and plain links as client navigation. Returns how to stop. */
export function startShell(navigate: (path: string) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!isModified && act(event.target)) return event.preventDefault()
    if (event.target instanceof HTMLDialogElement && event.target === menuDialog()) return event.target.close()
    if (!event.target.closest('[data-shell="header"]')) closePanels()
    const path = navigationTarget(event, event.target)
    if (path === undefined) return
    event.preventDefault()
    navigate(path)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const open = document.querySelector<HTMLElement>('[data-opens-panel][aria-expanded="true"]')
    closePanels()
    open?.focus()
  }
  // A panel that the focus has left would lie over where it is now.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) closePanels(target.closest('li:has(> [data-opens-panel])')?.firstElementChild)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.closest('#site-search')) return
    event.preventDefault()
    // The suggestions may arrive while the results are on their way: they are for a field that is typed in.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    navigate(`/search?${new URLSearchParams([['q', String(new FormData(form).get('q') ?? '').trim()]])}`)
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  onSessionChanged(() => void loadPersonal(), signal)
  // A page restored from the browser's cache may be out of date.
  addEventListener('pageshow', ({ persisted }) => persisted && void loadPersonal(), { signal })
  const unsubscribe = cartCountStore.subscribe(renderCartCount)
  renderCartCount()
  return () => {
    stopping.abort()
    unsubscribe()
  }
}
