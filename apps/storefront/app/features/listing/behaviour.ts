import { parseScale, rememberedScale, rememberScale } from '#app/features/product/size-scale.ts'
import { listingHref, parseListingAddress } from '../facets/address.ts'

/** To an address of the listing: staying where the page is scrolled to, from its top, with the products put after those shown, or once more. */
export type Step = 'in-place' | 'from-top' | 'next-page' | 'again'

/** What the listeners of a listing ask of the page. */
interface ListingPageCalls {
  readonly go: (href: string, how: Step) => void
  /** Loads how many styles an address has. */
  readonly preview: (href: string) => void
}

const MAX_SNAPSHOTS = 10
const snapshots = new Map<string, string>()

/** Saves a listing that is left with more than one page shown. */
export function saveSnapshot(locationKey: string, root: Element): void {
  if (!root.querySelector('[data-appended]')) return
  snapshots.delete(locationKey)
  snapshots.set(locationKey, root.innerHTML)
  if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete([...snapshots.keys()][0] ?? '')
}

/** The listing as it stood at that location, with all the pages it showed. */
export const snapshotOf = (locationKey: string): string | undefined => snapshots.get(locationKey)

const isWide = () => matchMedia('(min-width: 900px)').matches
const sheetOf = (root: Element) => root.querySelector<HTMLElement>('#filters')

/** Whether the filters cover the page. */
export const isSheetOpen = (root: Element): boolean => sheetOf(root)?.matches(':popover-open') ?? false

/** The address that a form's fields spell. */
function addressOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return listingHref(new URL(form.action).pathname, parseListingAddress(new URLSearchParams(fields)))
}

/** Whether a value was ticked, typed or chosen that the server did not render so. */
function hasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return field.querySelector('option[selected]') !== null && !field.selectedOptions[0]?.defaultSelected
    if (!(field instanceof HTMLInputElement) || field.type === 'range' || !field.name) return false
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
}

/** Leaves only those values of a long facet that have the words typed into its field; what is ticked stays in sight. */
function findValues(field: HTMLInputElement): void {
  const filter = field.value.trim().toLowerCase()
  let found = 0
  for (const option of field.closest('fieldset')?.querySelectorAll<HTMLElement>('label[data-key]') ?? []) {
    // Its count in brackets is not its name.
    const isFound = option.textContent.replace(/\(.*/s, '').toLowerCase().includes(filter)
    if (isFound) found += 1
    option.hidden = !(isFound || option.querySelector('input')?.checked)
  }
  const said = field.parentElement?.querySelector('[data-found-nothing]')
  if (said) said.textContent = found > 0 ? '' : 'No matches. Try fewer letters.'
}

/** Does so for every field that has words in it. */
export function findAllValues(root: Element): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-finds]')) if (field.value) findValues(field)
}

/** Has sizes read in the scale that was chosen before the scripts were there, or else in the one chosen last, here or at a product. */
export function readSizes(root: Element): void {
  const early = root.querySelector<HTMLInputElement>('[name=size_scale]:checked:not([checked])')
  const scale = parseScale(early?.value) ?? rememberedScale()
  if (!scale) return
  if (early) rememberScale(scale)
  const radio = root.querySelector<HTMLInputElement>(`[name=size_scale][value=${scale}]`)
  if (radio) radio.checked = true
}

/** The field that finds values, if it is one. */
const finderOf = (target: EventTarget | null) => (target instanceof HTMLInputElement && target.dataset.finds === '' ? target : undefined)

let inertElements: readonly HTMLElement[] = []

/** Makes the page behind the sheet active again. */
function letGo(): void {
  for (const element of inertElements) element.inert = false
  inertElements = []
}

/** Everything around the sheet that is not out of reach for another reason. */
function behind(sheet: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element: Element = sheet; element.parentElement && element !== document.body; element = element.parentElement)
    for (const sibling of element.parentElement.children)
      if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling)
  return found
}

/** While the sheet is open over the page it is a dialog, and nothing behind it can be reached. */
function makePageInert(sheet: HTMLElement, isOpen: boolean): void {
  sheet.role = isOpen ? 'dialog' : null
  sheet.ariaModal = isOpen ? 'true' : null
  letGo()
  if (!isOpen) return
  inertElements = behind(sheet)
  for (const element of inertElements) element.inert = true
}

/**
 * Makes the page inert again when a rendering arrived while the sheet was open: the server renders the sheet closed.
 */
export function refreshInert(root: Element): void {
  const sheet = sheetOf(root)
  if (sheet && isSheetOpen(root)) makePageInert(sheet, true)
}

/**
 * Synchronises the price's two thumbs and its two typed bounds; a thumb at the end of the track leaves that bound open.
 * [R3.60]
 */
function joinPrice(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return
  const bounds = changed.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[data-bound]')
  const [low, high, from, to] = bounds ?? []
  if (!low || !high || !from || !to) return
  if (changed.type !== 'range') {
    low.value = from.value || low.min
    high.value = to.value || high.max
    return
  }
  if (Number(low.value) > Number(high.value)) (changed === low ? low : high).value = (changed === low ? high : low).value
  from.value = low.value === low.min ? '' : low.value
  to.value = high.value === high.max ? '' : high.value
  for (const thumb of [low, high]) thumb.setAttribute('aria-valuetext', `$${thumb.value}`)
}

/** Shows on the sheet's button how many styles the ticked values have, if that is known. */
export function showCount(root: Element, total: number | undefined): void {
  const filter = root.querySelector('[data-apply-total]')
  if (filter) filter.textContent = total === undefined ? 'Show styles' : `Show ${total} ${total === 1 ? 'style' : 'styles'}`
}

/** Shows or hides the message that the requested styles could not be loaded. */
export function showFailure(root: Element, hasFailed: boolean): void {
  const said = root.querySelector('[data-failure]')
  if (said) said.textContent = hasFailed ? 'We couldn’t load these styles.' : ''
  said?.parentElement?.toggleAttribute('hidden', !hasFailed)
}

/** Puts the products of a further page after those shown; focus goes to the first of them. */
export function appendPage(root: Element, html: string): void {
  const page = document.createElement('template')
  page.innerHTML = html
  const list = root.querySelector('[data-results] > ul[role=list]')
  const added = [...page.content.querySelectorAll('[data-results] > ul[role=list] > li')]
  list?.append(...added)
  list?.setAttribute('data-appended', '')
  const paging = page.content.querySelector('[data-paging]')
  if (paging) root.querySelector('[data-paging]')?.replaceWith(paging)
  added[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  const said = root.querySelector('[data-more-said]')
  if (said) said.textContent = `${added.length} more styles shown`
}

/** The listeners of a listing: filters, sort, sheet and `Show more`. Returns how to stop. */
export function startListing(root: HTMLElement, { go, preview }: ListingPageCalls): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const apply = (form: HTMLFormElement) => go(addressOfForm(form), isWide() ? 'in-place' : 'from-top')
  const listingForm = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-listing-form]') : null
  const onChange = (event: Event) => {
    const scale = event.target instanceof HTMLInputElement && event.target.name === 'size_scale' && parseScale(event.target.value)
    if (scale) return rememberScale(scale)
    const form = listingForm(event.target)
    if (!form || finderOf(event.target)) return
    if (form.dataset.listingForm === 'filters' && !isWide()) preview(addressOfForm(form))
    else apply(form)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = listingForm(event.target)
    if (!form) return
    event.preventDefault()
    apply(form)
    if (!isWide()) sheetOf(root)?.hidePopover()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-again]')) {
      // Its button goes away with what it stands beside.
      root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      return go(location.pathname + location.search, 'again')
    }
    const link = event.target.closest<HTMLAnchorElement>('a[data-step]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(link.pathname + link.search, link.dataset.step === 'next-page' ? 'next-page' : 'in-place')
    if (!isWide()) sheetOf(root)?.hidePopover()
  }
  // The page is let go before the sheet closes: only then can the browser give the focus back.
  const onBeforeToggle = (event: Event) => {
    const sheet = sheetOf(root)
    if (sheet && event.target === sheet) makePageInert(sheet, (event as ToggleEvent).newState === 'open')
  }
  const onToggle = (event: Event) => {
    const sheet = sheetOf(root)
    if (!sheet || event.target !== sheet) return
    if ((event as ToggleEvent).newState === 'open') return sheet.querySelector('button')?.focus()
    // Some browsers do not focus a button that is pressed, and so know no place to return to.
    if (document.activeElement === document.body || sheet.contains(document.activeElement))
      root.querySelector<HTMLElement>('[popovertarget=filters]')?.focus()
    // What was ticked and not applied is dropped.
    sheet.querySelector('form')?.reset()
    showCount(root, Number(sheet.querySelector<HTMLElement>('[data-apply-total]')?.dataset.applyTotal))
  }
  const onInput = ({ target }: Event) => {
    const finder = finderOf(target)
    if (finder) findValues(finder)
    else joinPrice(target)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && finderOf(event.target)) event.preventDefault()
  }
  root.addEventListener('input', onInput, { signal })
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('change', onChange, { signal })
  root.addEventListener('submit', onSubmit, { signal })
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('beforetoggle', onBeforeToggle, { signal, capture: true })
  root.addEventListener('toggle', onToggle, { signal, capture: true })
  // What was chosen or typed before the listeners were there counts as well.
  findAllValues(root)
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-listing-form]')) if (isWide() && hasChanged(form)) apply(form)
  return () => {
    stopping.abort()
    // A sheet that is removed while it is open fires no event.
    letGo()
  }
}
