import { delegate, mount } from './mount.ts'

const HOVER_MS = 65

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href],[data-heart]') : null

export function watchIntent(prepare: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (link) timer = setTimeout(() => prepare(link), HOVER_MS)
  }
  const now = (event: Event) => {
    const link = linkOf(event)
    if (link) prepare(link)
  }
  return mount((signal) => {
    delegate(document, { pointerover: soon, touchstart: now }, signal, { passive: true })
    delegate(document, { focusin: soon }, signal)
    signal.onabort = () => clearTimeout(timer)
  })
}

export function prefetch(href: string): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = href
  document.head.append(link)
}
