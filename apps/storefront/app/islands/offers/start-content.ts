import { showCopyButtons } from './copy-code.ts'
import { showDeskStatus } from './desk-status.ts'

/** Features of content pages that need scripts. */
export function startContent(): void {
  showCopyButtons()
  void showDeskStatus()
}
