import { all } from '../panels.ts'

/** Without scripts there are none. */
export function showPrintButtons(): void {
  for (const button of all('[data-print][hidden]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}
