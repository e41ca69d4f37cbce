import { listen } from '../mount.ts'

/** Codes to copy, the status of the service desk, a list to narrow. */
const WITH_SCRIPTS = '[data-copy],[data-desk-status],[data-narrows]'

function start(): void {
  if (document.querySelector(WITH_SCRIPTS)) void import('./start-content.ts').then(({ startContent }) => startContent())
}

/** Loads scripts for content that needs them, also on pages that are opened later. */
export function watchContent(): void {
  start()
  listen(document, { pointerover: start, touchstart: start, focusin: start })
}
