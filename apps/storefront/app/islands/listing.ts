import { findAllValues, finderOf, findValues, hasChanged, joinPrice } from './listing-fields.ts'
import { adoptSheet, closeSheet, isWide, restorePage, sheetHandlers } from './listing-sheet.ts'
import { delegate, type Handlers, isPlain, mount } from './mount.ts'

/**
 * To a URL of the listing: at the same scroll position, from its top, with the products put after those shown, or
 * again.
 */
export type Step = 'in-place' | 'from-top' | 'next-page' | 'again'

/** What a listing needs from its page. */
interface ListingCalls {
  readonly go: (href: string, how: Step) => void
  /** Loads how many styles a URL has. */
  readonly preview: (href: string) => void
  /** The URL that a form's fields spell, on the path that it sends them to. */
  readonly hrefOf: (path: string, fields: URLSearchParams) => string
  /** A scale of sizes was chosen, perhaps. Returns whether it is one. */
  readonly chooseScale: (value: string) => boolean
}

const listingForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-listing-form]') : null

function handlersOf(root: HTMLElement, { go, preview, hrefOf, chooseScale }: ListingCalls) {
  const hrefOfForm = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    return hrefOf(new URL(form.action).pathname, new URLSearchParams(fields))
  }
  const apply = (form: HTMLFormElement) => go(hrefOfForm(form), isWide() ? 'in-place' : 'from-top')
  const handlers: Handlers = {
    input({ target }) {
      const finder = finderOf(target)
      if (finder) findValues(finder)
      else joinPrice(target)
    },
    keydown(event) {
      if (event.key === 'Enter' && finderOf(event.target)) event.preventDefault()
    },
    change({ target }) {
      if (target instanceof HTMLInputElement && target.name === 'size_scale' && chooseScale(target.value)) return
      const form = listingForm(target)
      if (!form || finderOf(target)) return
      if (form.dataset.listingForm === 'filters' && !isWide()) preview(hrefOfForm(form))
      else apply(form)
    },
    submit(event) {
      const form = listingForm(event.target)
      if (!form) return
      event.preventDefault()
      apply(form)
      closeSheet(root)
    },
    click(event) {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('[data-again]')) {
        // Its button goes away with what it stands beside.
        root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
        return go(location.pathname + location.search, 'again')
      }
      const link = event.target.closest<HTMLAnchorElement>('a[data-step]')
      if (!link || !isPlain(event)) return
      event.preventDefault()
      go(link.pathname + link.search, link.dataset.step === 'next-page' ? 'next-page' : 'in-place')
      closeSheet(root)
    },
  }
  return { handlers, apply }
}

/** Filters, sort, sheet and `Show more` of a listing, in place. Returns how to stop. */
export function startListing(root: HTMLElement, calls: ListingCalls): () => void {
  const { handlers, apply } = handlersOf(root, calls)
  return mount((signal) => {
    delegate(root, handlers, signal)
    delegate(root, sheetHandlers(root), signal, { capture: true })
    // A sheet that is removed while it is open fires no event.
    signal.onabort = restorePage
    // What was opened, chosen or typed before the listeners were there counts as well.
    adoptSheet(root)
    findAllValues(root)
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-listing-form]'))
      if (isWide() && hasChanged(form)) apply(form)
    // This code is loaded after the page's own, which has a mark of its own. Journeys wait for both.
    root.dataset.scripted = ''
  })
}
