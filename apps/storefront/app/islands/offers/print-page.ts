import { all } from '../panels.ts'

/** Without scripts there are none. */
export function showPrintButtons(): void {
  for (const button of all('[data-print=""]')) {
    button.hidden = false
    button.dataset.print = 'started'
    button.addEventListener('click', () => print())
  }
}
