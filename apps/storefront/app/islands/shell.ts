import { cartCountStore } from '#app/session/browser/cart-count.ts'
import { CART_UPDATED } from '#app/session/browser/cart-stamp.ts'
import { isOffline, isUnreachable } from '#app/session/browser/notify.ts'
import { delegate, isPlain, mount } from './mount.ts'
import { act, all, closePanels, leavePanel, menuDialog, searchInput, toggleSearch } from './panels.ts'
import { onSessionChanged } from './presence.ts'

/** Undefined for external links, other targets, downloads and in-page anchors. */
function linkOf(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.hash && link.pathname === location.pathname && link.search === location.search ? undefined : link
}

/** Undefined for links that need a document navigation. */
function navigationTarget(link: HTMLAnchorElement): string | undefined {
  if (link.closest('[data-document]')) return undefined
  return /^\/(?:media|assets|graphql|checkout)(?:\/|$)/.test(link.pathname)
    ? undefined
    : `${link.pathname}${link.search}${link.hash}`
}

/** [R2.80] */
export const loadMarks = () => import('./marks.ts')

const renderCartCount = () => void loadMarks().then((marks) => marks.renderCartCount())

export function closeShell(path: string): void {
  closePanels()
  menuDialog()?.close()
  const field = searchInput()
  if (field && field !== document.activeElement) {
    field.value = path === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
    toggleSearch(false)
  }
  for (const link of all('[data-shell="header"] a[href]')) {
    const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href)
    if (!hash && origin === location.origin && pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

interface ShellCalls {
  readonly navigate: (path: string) => void
  /** Personal data may have changed in another tab or since a back-forward navigation. */
  readonly refresh: () => void
  /** [R4.49] */
  readonly readCart: () => void
}

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

/** Only while the server is reachable, so that input survives. */
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
  // Closes the suggestions, which might arrive during navigation.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  navigate(`/search?${new URLSearchParams([['q', String(new FormData(form).get('q') ?? '').trim()]])}`)
}

/** Turns plain links into client-side navigations. */
export function startShell(calls: ShellCalls): () => void {
  return mount((signal) => {
    delegate(
      document,
      {
        click: (event) => onClick(event, calls),
        keydown: ({ key }) => key === 'Escape' && leavePanel(),
        // A panel might cover the focused element.
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
        pageshow({ persisted }) {
          if (!persisted) return
          calls.refresh()
          calls.readCart()
        },
        focus: calls.readCart,
        storage: ({ key }) => key === CART_UPDATED && calls.readCart(),
        // React Router does not handle the promise of an interrupted view transition.
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
