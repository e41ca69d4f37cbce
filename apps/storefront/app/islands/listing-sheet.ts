import { makeSurroundingsInert } from './inert.ts'
import { showCount } from './listing-page.ts'
import type { Handlers } from './mount.ts'

export const isWide = () => matchMedia('(min-width: 900px)').matches
const sheetOf = (root: Element) => root.querySelector<HTMLElement>('#filters')

/** Whether the filters cover the page. */
export const isSheetOpen = (root: Element): boolean => sheetOf(root)?.matches(':popover-open') ?? false

/** Closes the filters where they cover the page. */
export const closeSheet = (root: Element): void => {
  if (!isWide()) sheetOf(root)?.hidePopover()
}

let restore = () => {}

/** Makes the page around the sheet usable again. */
export function restorePage(): void {
  restore()
  restore = () => {}
}

/** While the sheet is open over the page it is a dialog, and nothing behind it can be reached. */
function makePageInert(sheet: HTMLElement, isOpen: boolean): void {
  sheet.role = isOpen ? 'dialog' : null
  sheet.ariaModal = isOpen ? 'true' : null
  restorePage()
  if (isOpen) restore = makeSurroundingsInert(sheet)
}

/** Makes the page inert again when a render came while the sheet was open: the server renders the sheet closed. */
export function refreshInert(root: Element): void {
  const sheet = sheetOf(root)
  if (sheet && isSheetOpen(root)) makePageInert(sheet, true)
}

const focusClose = (sheet: HTMLElement) => sheet.querySelector('button')?.focus()

/** Makes a dialog of a sheet that the browser opened before the scripts were there. */
export function adoptSheet(root: Element): void {
  const sheet = sheetOf(root)
  if (!sheet || !isSheetOpen(root)) return
  makePageInert(sheet, true)
  focusClose(sheet)
}

const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'

/** Handlers of the sheet, for the phase in which they receive events that do not bubble. */
export const sheetHandlers = (root: HTMLElement): Handlers => ({
  // The page is restored before the sheet closes: only then can the browser give the focus back.
  beforetoggle(event) {
    const sheet = sheetOf(root)
    if (sheet && event.target === sheet) makePageInert(sheet, isOpening(event))
  },
  toggle(event) {
    const sheet = sheetOf(root)
    if (!sheet || event.target !== sheet) return
    if (isOpening(event)) return focusClose(sheet)
    // Some browsers do not focus a button that is pressed, and so know no place to return to.
    if (document.activeElement === document.body || sheet.contains(document.activeElement))
      root.querySelector<HTMLElement>('[popovertarget=filters]')?.focus()
    // What was ticked and not applied is dropped.
    sheet.querySelector('form')?.reset()
    showCount(root, Number(sheet.querySelector<HTMLElement>('[data-apply-total]')?.dataset.applyTotal))
  },
})
