import { all } from '../panels.ts'

/** The buttons are hidden until scripts run. */
export function showPrintButtons(): void {
  for (const button of all('[data-print=""]')) {
    button.hidden = false
    button.dataset.print = 'started'
    button.addEventListener('click', () => print())
  }
}
