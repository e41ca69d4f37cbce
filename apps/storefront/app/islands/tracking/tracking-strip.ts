import { readCookie } from '#app/session/browser/presence.ts'
import { delegate, listen, mount } from '../mount.ts'
import css from './tracking-strip.css?inline'

const root = document.documentElement

const findStrip = () => document.getElementById('tracking-strip')
const opener = () => findStrip()?.querySelector<HTMLButtonElement>('[data-opens-tracked]')
const isOpen = () => opener()?.ariaExpanded === 'true'

function toggle(isOpening: boolean, withFocus = false): void {
  const [button, panel] = [opener(), document.getElementById('tracked-panel')]
  const [label, template] = [button?.firstElementChild, findStrip()?.querySelector('template')]
  if (!button || !panel || !label || !template) return
  if (!panel.hasChildNodes()) panel.append(template.content.cloneNode(true))
  button.ariaExpanded = String(isOpening)
  label.textContent = isOpening ? 'Close' : 'Track'
  panel.hidden = !isOpening
  if (withFocus) button.focus()
}

/** For the browser's session; the header's truck opens the bar again. */
function hide(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = 'tracked=hidden; Path=/; SameSite=Lax'
  findStrip()?.remove()
  delete root.dataset.tracked
  const truck = document.querySelector<HTMLElement>('[data-tracking] > summary')
  ;(truck?.checkVisibility() ? truck : document.getElementById('main'))?.focus()
}

function watch(): void {
  mount((signal) =>
    delegate(
      document,
      {
        keydown: ({ key }) => key === 'Escape' && isOpen() && toggle(false, true),
        click({ target }) {
          if (!(target instanceof Element) || !target.closest('#tracking-strip')) return
          if (target.closest('[data-opens-tracked]')) toggle(!isOpen())
          else if (target.closest('[data-hides-tracked]')) hide()
          else if (target.closest('a[href]:not([target])')) toggle(false)
        },
      },
      signal,
    ),
  )
}

let isWatched = false

function place(html: string): void {
  const header = document.querySelector('[data-shell="header"]')
  if (!header?.hasChildNodes() || findStrip()) return
  if (!isWatched) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    watch()
    isWatched = true
  }
  header.insertAdjacentHTML('afterend', html)
  root.dataset.tracked = ''
}

/** Without room for it, it waits for a press on a link, so that nothing moves by itself. */
function placeLater(html: string): void {
  const stop = listen(document, {
    click({ target }) {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      stop()
      if (readCookie('tracked') === 'yes') place(html)
    },
  })
}

let hasRequested = false

/** Shows what is on its way or ready below the header, unless the shopper has hidden it. */
export async function showUnderWay(): Promise<void> {
  const known = readCookie('tracked')
  if (hasRequested || known === 'no' || known === 'hidden') return
  hasRequested = true
  const answer = await fetch('/api/tracking?strip').catch(() => undefined)
  const html = answer?.ok ? await answer.text() : ''
  if (html === '') delete root.dataset.tracked
  else if (root.dataset.tracked === undefined) placeLater(html)
  else place(html)
}
