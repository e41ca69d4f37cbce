import { notify } from '#app/session/browser/notify.ts'
import { delegate, mount } from './mount.ts'

const LOOK_MS = 30_000

/** A shadow root separates the styles. */
function openScreen(html: string): { readonly dialog: HTMLDialogElement; readonly screen: HTMLElement | null } {
  // The CSP forbids its style element, but not a constructed style sheet.
  const [whole = '', css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const answer = new DOMParser().parseFromString(html.replace(whole, ''), 'text/html')
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', answer.title)
  dialog.style.cssText =
    'inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:auto'
  const place = dialog.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  place.adoptedStyleSheets = [style]
  const screen = answer.querySelector<HTMLElement>('main')
  if (screen) place.append(document.importNode(screen, true))
  document.body.append(dialog)
  dialog.showModal()
  document.title = answer.title
  const shown = place.querySelector<HTMLElement>('main')
  shown?.querySelector('h1')?.focus()
  return { dialog, screen: shown }
}

function lookUntilOpen(dialog: HTMLDialogElement, screen: HTMLElement | null, send: typeof fetch): Promise<void> {
  return new Promise((resolve) => {
    let lookedAtMs = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = mount((signal) => {
      const look = async (): Promise<boolean> => {
        clearTimeout(timer)
        lookedAtMs = Date.now()
        const isOpen = await send('/api/open', { cache: 'no-store' }).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isOpen) {
          stop()
          resolve()
        } else lookLater()
        return isOpen
      }
      const lookLater = () => {
        clearTimeout(timer)
        if (document.visibilityState === 'hidden' || signal.aborted) return
        timer = setTimeout(() => void look(), Math.max(0, lookedAtMs + LOOK_MS - Date.now()))
      }
      const lookNow = async () => {
        const note = screen?.querySelector('[role=status]')
        note?.replaceChildren()
        if (!(await look())) note?.replaceChildren('Not open yet. We’ll keep checking.')
      }
      delegate(document, { visibilitychange: lookLater }, signal)
      if (screen)
        delegate(
          screen,
          {
            click(event) {
              if (!(event.target as Element).closest('.again')) return
              event.preventDefault()
              void lookNow()
            },
          },
          signal,
        )
      // Esc must not reveal the page behind.
      dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal })
      dialog.addEventListener('close', () => dialog.showModal(), { signal })
      lookLater()
    })
  })
}

async function showUntilOpen(answer: Response, send: typeof fetch): Promise<void> {
  const focused = document.activeElement
  const { title } = document
  const { dialog, screen } = openScreen(await answer.text())
  await lookUntilOpen(dialog, screen, send)
  dialog.remove()
  document.title = title
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  notify({ title: 'The shop is open again.', stay: 'long' })
}

let waiting: Promise<void> | undefined

/**
 * Resolves when the shop is open again; concurrent callers share one screen. `send` is the unwrapped `fetch`. [R2.81,
 * A21]
 */
export function untilOpen(answer: Response, send: typeof fetch): Promise<void> {
  waiting ??= showUntilOpen(answer, send).finally(() => {
    waiting = undefined
  })
  return waiting
}
