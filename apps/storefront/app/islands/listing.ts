import { findAllValues, finderOf, findValues, hasChanged, joinPrice } from './listing-fields.ts'
import { adoptSheet, closeSheet, isWide, restorePage, sheetHandlers } from './listing-sheet.ts'
import { delegate, type Handlers, isPlain, mount } from './mount.ts'

export type Step = 'in-place' | 'from-top' | 'next-page' | 'again'

interface ListingCalls {
  readonly go: (href: string, how: Step) => void
  readonly preview: (href: string) => void
  readonly hrefOf: (path: string, fields: URLSearchParams) => string
  readonly chooseScale: (value: string) => boolean
}

/** Loaded on demand: most shoppers never switch it on. */
async function recallNear(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  const memory = await import('./stores/near-memory.ts').catch(() => undefined)
  memory?.recallNear(root, form)
}

/** Where it is switched on. */
export function rememberNear(root: HTMLElement): void {
  if (!root.querySelector('[data-near]')) return
  void import('./stores/near-memory.ts').then((memory) => memory.rememberNear(root)).catch(() => undefined)
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
      if (form.dataset.listingForm === 'near-on') void recallNear(root, form).then(() => apply(form))
      else apply(form)
      closeSheet(root)
    },
    click(event) {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('[data-again]')) {
        // The pressed button is about to be removed.
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

export function startListing(root: HTMLElement, calls: ListingCalls): () => void {
  const { handlers, apply } = handlersOf(root, calls)
  return mount((signal) => {
    delegate(root, handlers, signal)
    delegate(root, sheetHandlers(root), signal, { capture: true })
    // Removing an open sheet fires no toggle event.
    signal.onabort = restorePage
    // Apply what was opened, chosen or typed before hydration.
    adoptSheet(root)
    findAllValues(root)
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-listing-form]'))
      if (isWide() && hasChanged(form)) apply(form)
    // Awaited by end-to-end tests.
    root.dataset.scripted = ''
  })
}
