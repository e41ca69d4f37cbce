import { showChosenReady } from './chosen-ready.ts'
import { convertInPlace, showMySizes } from './convert-size.ts'
import { showCopyButtons } from './copy-code.ts'
import { showDeskStatus } from './desk-status.ts'
import { narrowLists } from './narrow-list.ts'
import { showPrintButtons } from './print-page.ts'

/** Features of content pages that need scripts. */
export function startContent(): void {
  showCopyButtons()
  narrowLists()
  showPrintButtons()
  showChosenReady()
  convertInPlace()
  showMySizes()
  void showDeskStatus()
}
