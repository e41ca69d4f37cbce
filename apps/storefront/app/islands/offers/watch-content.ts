import { listen } from '../mount.ts'

/** Codes to copy, a list to narrow, the status of the service desk: every page with another feature has it. */
const WITH_SCRIPTS = '[data-copy],[data-desk-status],[data-narrows]'

/** Title of the last started page; no two pages share one. */
let startedFor: string | undefined

function start(): void {
  if (startedFor === document.title) return
  startedFor = document.title
  if (!document.querySelector(WITH_SCRIPTS)) return
  import('./start-content.ts').then(
    ({ startContent }) => startContent(),
    () => {
      startedFor = undefined
    },
  )
}

/** Loads scripts for content that needs them, also on pages that are opened later. */
export function watchContent(): void {
  start()
  listen(document, { pointerover: start, touchstart: start, focusin: start })
}
