import { showCopyButtons } from './copy-code.ts'
import { showDeskStatus } from './desk-status.ts'

/** What content pages cannot do without scripts. */
export function startContent(): void {
  showCopyButtons()
  void showDeskStatus()
}
