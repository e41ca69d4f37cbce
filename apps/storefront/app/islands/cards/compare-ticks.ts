import { delegate, mount } from '../mount.ts'

const CARDS = 'article[data-product]:not(:has([data-compare]))'

const tickOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.dataset.compare ? target : null

function addTicks(className: string, uids: ReadonlySet<string>): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
    const uid = card.dataset.product ?? ''
    const name = card.querySelector('a')?.textContent ?? ''
    const tick = Object.assign(document.createElement('input'), { type: 'checkbox', checked: uids.has(uid) })
    tick.dataset.compare = uid
    const label = Object.assign(document.createElement('label'), { className })
    const about = Object.assign(document.createElement('span'), {
      className: 'visually-hidden',
      textContent: ` ${name}`,
    })
    label.append(tick, 'Compare', about)
    card.firstElementChild?.append(label)
  }
}

/** Includes cards added later. */
export function startTicks(className: string, toggle: (uid: string, isCompared: boolean) => void) {
  let uids: ReadonlySet<string> = new Set()
  const show = () => addTicks(className, uids)
  const stop = mount((signal) => {
    const observer = new MutationObserver(show)
    observer.observe(document.body, { childList: true, subtree: true })
    delegate(
      document,
      {
        change({ target }) {
          const tick = tickOf(target)
          if (tick) toggle(tick.dataset.compare ?? '', tick.checked)
        },
      },
      signal,
    )
    signal.addEventListener('abort', () => {
      observer.disconnect()
      for (const tick of document.querySelectorAll('[data-compare]')) tick.parentElement?.remove()
    })
  })
  const update = (compared: readonly string[]) => {
    uids = new Set(compared)
    for (const tick of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
      tick.checked = uids.has(tick.dataset.compare ?? '')
    show()
  }
  return { update, stop }
}
