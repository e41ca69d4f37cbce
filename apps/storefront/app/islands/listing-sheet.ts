import { makeSurroundingsInert } from './inert.ts'
import { showCount } from './listing-page.ts'
import type { Handlers } from './mount.ts'

export const isWide = () => matchMedia('(min-width: 900px)').matches
const sheetOf = (root: Element) => root.querySelector<HTMLElement>('#filters')

export const isSheetOpen = (root: Element): boolean => sheetOf(root)?.matches(':popover-open') ?? false

export const closeSheet = (root: Element): void => {
  if (!isWide()) sheetOf(root)?.hidePopover()
}

let restore = () => {}

export function restorePage(): void {
  restore()
  restore = () => {}
}

/** Makes an open sheet a modal dialog. */
function makePageInert(sheet: HTMLElement, isOpen: boolean): void {
  sheet.role = isOpen ? 'dialog' : null
  sheet.ariaModal = isOpen ? 'true' : null
  restorePage()
  if (isOpen) restore = makeSurroundingsInert(sheet)
}

export function refreshInert(root: Element): void {
  const sheet = sheetOf(root)
  if (sheet && isSheetOpen(root)) makePageInert(sheet, true)
}

const focusClose = (sheet: HTMLElement) => sheet.querySelector('button')?.focus()

/** Handles a sheet opened before hydration. */
export function adoptSheet(root: Element): void {
  const sheet = sheetOf(root)
  if (!sheet || !isSheetOpen(root)) return
  makePageInert(sheet, true)
  focusClose(sheet)
}

const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'

/** For the capture phase: toggle events do not bubble. */
export const sheetHandlers = (root: HTMLElement): Handlers => ({
  // Before the sheet closes, so that the browser can return the focus.
  beforetoggle(event) {
    const sheet = sheetOf(root)
    if (sheet && event.target === sheet) makePageInert(sheet, isOpening(event))
  },
  toggle(event) {
    const sheet = sheetOf(root)
    if (!sheet || event.target !== sheet) return
    if (isOpening(event)) return focusClose(sheet)
    // Some browsers do not focus a pressed button and so cannot return to it.
    if (document.activeElement === document.body || sheet.contains(document.activeElement))
      root.querySelector<HTMLElement>('[popovertarget=filters]')?.focus()
    sheet.querySelector('form')?.reset()
    showCount(root, Number(sheet.querySelector<HTMLElement>('[data-apply-total]')?.dataset.applyTotal))
  },
})
