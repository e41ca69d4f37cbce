import { delegate, mount } from '../mount.ts'

const openBar = () => document.querySelector<HTMLDetailsElement>('[data-tracking][open]')

async function loadTracked(bar: HTMLDetailsElement): Promise<void> {
  const answer = await fetch('/api/tracking').catch(() => undefined)
  const html = answer?.ok ? await answer.text() : ''
  const place = bar.querySelector<HTMLElement>('[data-tracked]')
  if (!place) return
  place.innerHTML = html
  place.hidden = html === ''
}

function close(withFocus: boolean): void {
  const bar = openBar()
  bar?.removeAttribute('open')
  if (withFocus) bar?.querySelector('summary')?.focus()
}

/** Fills the tracking bar when it opens; Escape, a press elsewhere and a followed link close it. [R4.60] */
export function watchTracking(): () => void {
  const bar = openBar()
  if (bar) void loadTracked(bar)
  return mount((signal) => {
    // `toggle` does not bubble.
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.matches('[data-tracking][open]')) void loadTracked(target)
      },
      { capture: true, signal },
    )
    delegate(
      document,
      {
        keydown: ({ key }) => key === 'Escape' && close(true),
        click({ target }) {
          const inside = target instanceof Element && target.closest('[data-tracking]')
          if (!inside || (target instanceof Element && target.closest('a[href]'))) close(false)
        },
      },
      signal,
    )
  })
}
