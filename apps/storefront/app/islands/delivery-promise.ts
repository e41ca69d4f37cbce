import type { DeliveryAnswer } from './deliver-to.ts'
import { listen } from './mount.ts'

const MINUTE_MS = 60_000

/** Counts down silently; after the cut-off it asks for the next one. [R7.119] */
export function showDelivery({ texts, leftMs }: DeliveryAnswer, refresh: () => void): () => void {
  const endsAt = Date.now() + leftMs
  const show = () => {
    const minutes = Math.ceil((endsAt - Date.now()) / MINUTE_MS)
    if (minutes < 1) return refresh()
    const left = `${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${minutes % 60} min`
    for (const [name, text] of Object.entries(texts)) {
      const part = document.querySelector(`[data-delivery=${name}]`)
      if (part) part.textContent = text.replace('%', left)
    }
  }
  show()
  const timer = setInterval(show, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The form's own code is loaded when it is sent. */
export function takePostcode(done: (answer: DeliveryAnswer) => void): (() => void) | undefined {
  const form = document.querySelector<HTMLFormElement>('[data-deliver-to]')
  if (!form) return undefined
  return listen(form, {
    submit(event) {
      event.preventDefault()
      void import('./deliver-to.ts').then(
        ({ sendPostcode }) => sendPostcode(form, done),
        () => form.submit(),
      )
    },
  })
}
