import { showUnreachable } from '#app/session/browser/notify.ts'

/** What the product page says about delivery. */
export interface DeliveryAnswer {
  /** "Tue 24 – Thu 26 Nov, $9.95" */
  readonly arrives?: string | undefined
  /** By part of the page; `%` is the time left. */
  readonly texts: Readonly<Record<string, string>>
  /** From the answer to the cut-off: the browser's clock may be wrong. */
  readonly leftMs: number
}

/** Answer to the postcode form. */
export interface PostcodeAnswer {
  /** At the field. */
  readonly problem?: string
  readonly delivery?: DeliveryAnswer
}

function showProblem(form: HTMLFormElement, field: HTMLInputElement, problem = ''): void {
  const place = form.querySelector('[data-postcode-problem]')
  const text = place?.querySelector('[data-text]')
  if (text) text.textContent = problem
  place?.toggleAttribute('hidden', !problem)
  if (problem) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', 'deliver-to-error')
    field.select()
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

function close(form: HTMLFormElement): void {
  const details = form.closest('details')
  if (details) details.open = false
  details?.querySelector('summary')?.focus()
}

async function send(form: HTMLFormElement, done: (answer: DeliveryAnswer) => void): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const headers = { accept: 'application/json' }
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), headers })
  const { problem, delivery } = (await response.json()) as PostcodeAnswer
  const field = form.elements.namedItem('postcode')
  if (field instanceof HTMLInputElement) showProblem(form, field, problem)
  if (!delivery) return
  close(form)
  done(delivery)
  const said = document.querySelector('[data-delivery=said]')
  if (said) said.textContent = `${delivery.texts.to}, ${delivery.arrives}`
}

/** Remembers the postcode of the product page for every other page. */
export async function sendPostcode(form: HTMLFormElement, done: (answer: DeliveryAnswer) => void): Promise<void> {
  const button = form.querySelector('button')
  if (button) button.ariaBusy = 'true'
  await send(form, done).catch(() => showUnreachable(() => form.requestSubmit()))
  if (button) button.ariaBusy = null
}
