import { PRERENDERED } from '@welt/kit/html/prerendered'
import { nameCardPicture } from './cards/card-picture.ts'
import { delegate, mount } from './mount.ts'

const HOVER_MS = 65

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href],[data-heart]') : null

export const isOfMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse'

/** `isHovered` by a mouse, which may rest there. */
export function watchIntent(prepare: (link: HTMLAnchorElement, isHovered: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (link) timer = setTimeout(() => prepare(link, isOfMouse(event)), HOVER_MS)
  }
  const now = (event: Event) => {
    const link = linkOf(event)
    if (link) prepare(link, false)
  }
  return mount((signal) => {
    delegate(document, { pointerover: soon, touchstart: now }, signal, { passive: true })
    delegate(document, { focusin: soon }, signal)
    signal.onabort = () => clearTimeout(timer)
  })
}

/** Links to a prerendered page open it as a document, instead of in place. [decision 158] */
export function watchPrerendered(onPrerendered: () => void): () => void {
  return mount((signal) =>
    delegate(
      window,
      {
        storage({ key, newValue }) {
          if (key !== PRERENDERED) return
          const [url] = newValue?.split(' ') ?? []
          const marked = [...document.querySelectorAll<HTMLAnchorElement>('a[data-next]')]
          const links = marked.filter(({ href }) => href === url)
          for (const link of links) link.dataset.document = ''
          if (links.length > 0) onPrerendered()
        },
        pageswap({ activation, viewTransition }) {
          const url = activation?.entry.url
          // A product page has a picture of that name.
          const isGrowing = url && !document.getElementById('view-1') && nameCardPicture(new URL(url).pathname)
          if (!isGrowing) viewTransition?.skipTransition()
        },
      },
      signal,
    ),
  )
}

export function prefetch(href: string): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = href
  document.head.append(link)
}
