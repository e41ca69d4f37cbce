import { cartCountStore } from '#app/session/browser/cart-count.ts'
import { CART_UPDATED } from '#app/session/browser/cart-stamp.ts'
import { isOffline, isUnreachable } from '#app/session/browser/notify.ts'
import { delegate, isPlain, mount } from './mount.ts'
import { act, all, closePanels, leavePanel, menuDialog, searchInput } from './panels.ts'
import { onSessionChanged } from './presence.ts'

/** An internal link that opens in this tab. */
function linkOf(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.hash && link.pathname === location.pathname && link.search === location.search ? undefined : link
}

/** The path to navigate to in place, or undefined to leave the link to the browser. */
function navigationTarget(link: HTMLAnchorElement): string | undefined {
  if (link.closest('[data-document]')) return undefined
  return /^\/(?:media|assets|graphql|checkout)(?:\/|$)/.test(link.pathname)
    ? undefined
    : `${link.pathname}${link.search}${link.hash}`
}

/**
 * Hearts and counts, loaded when something is saved or in the
 * bag, or a heart is pointed at, focused or pressed. [R2.80]
 */
export const loadMarks = () => import('./marks.ts')

const renderCartCount = () => void loadMarks().then((marks) => marks.renderCartCount())

/** Closes what covers the page and marks the links that lead to it; after each navigation to another path. */
export function closeShell(path: string): void {
  closePanels()
  menuDialog()?.close()
  const field = searchInput()
  if (field && field !== document.activeElement)
    field.value = path === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
  for (const link of all('[data-shell="header"] a[href]')) {
    const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href)
    if (!hash && origin === location.origin && pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** What the shell needs from the app. */
interface ShellCalls {
  readonly navigate: (path: string) => void
  /** Something personal may have changed elsewhere: another tab, or a page from the back-forward cache. */
  readonly refresh: () => void
  /** The tab comes to the front, or another one has changed the cart. [R4.49] */
  readonly readCart: () => void
}

/** Saves by the heart's form when its code cannot be loaded. */
async function saveByForm(heart: HTMLButtonElement): Promise<void> {
  if (await isUnreachable(() => heart.click())) heart.ariaBusy = null
  else heart.form?.requestSubmit(heart)
}

function onClick(event: MouseEvent, { navigate }: ShellCalls): void {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  const heart = target.closest<HTMLButtonElement>('[data-heart]')
  if (heart) {
    event.preventDefault()
    heart.ariaBusy = 'true'
    loadMarks().then(
      (marks) => marks.pressHeart(heart),
      () => void saveByForm(heart),
    )
  } else if (isPlain(event) && act(target)) event.preventDefault()
  else if (target === menuDialog()) menuDialog()?.close()
  else {
    if (!target.closest('[data-shell="header"]')) closePanels()
    const link = isPlain(event) ? linkOf(target) : undefined
    if (!link) return
    const isCut = isOffline(link.href)
    const path = navigationTarget(link)
    if (!isCut && !path) return
    event.preventDefault()
    if (!isCut && path) navigate(path)
  }
}

let isSent = false

/** Submits a form as a document; if the shop can't be reached, the page stays with what was typed. */
async function sendDocument(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const send = () => form.requestSubmit(submitter)
  if (await isUnreachable(send)) return
  isSent = true
  send()
  isSent = false
}

function onSubmit(event: SubmitEvent, { navigate }: ShellCalls): void {
  const { target: form, submitter } = event
  if (event.defaultPrevented || isSent || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (!form.closest('#site-search')) return void sendDocument(form, submitter)
  // The suggestions may arrive while the results are on their way: they are for a field that is typed in.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  navigate(`/search?${new URLSearchParams([['q', String(new FormData(form).get('q') ?? '').trim()]])}`)
}

/** Handlers for the whole page: controls of the shell, and plain links as client navigation. Returns how to stop. */
export function startShell(calls: ShellCalls): () => void {
  return mount((signal) => {
    delegate(
      document,
      {
        click: (event) => onClick(event, calls),
        keydown: ({ key }) => key === 'Escape' && leavePanel(),
        // A panel that the focus has left would lie over where it is now.
        focusin({ target }) {
          if (target instanceof Element) closePanels(target.closest('li:has(> [data-opens-panel])')?.firstElementChild)
        },
        submit: (event) => onSubmit(event, calls),
        visibilitychange: calls.readCart,
      },
      signal,
    )
    onSessionChanged(calls.refresh, signal)
    delegate(
      window,
      {
        // A page restored from the browser's cache may be out of date.
        pageshow({ persisted }) {
          if (!persisted) return
          calls.refresh()
          calls.readCart()
        },
        focus: calls.readCart,
        storage: ({ key }) => key === CART_UPDATED && calls.readCart(),
        // React Router leaves the promise of a view transition that another page cuts short to nobody.
        unhandledrejection(event) {
          if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
        },
      },
      signal,
    )
    signal.onabort = cartCountStore.subscribe(renderCartCount)
    if (cartCountStore.get()) renderCartCount()
  })
}
