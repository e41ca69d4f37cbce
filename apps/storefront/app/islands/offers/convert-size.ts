import { mySizesHere, mySizeText } from '#app/session/browser/my-sizes.ts'
import { isPlain } from '../mount.ts'

/** Aborts the previous conversion. */
let pending = new AbortController()
let lastAddress = ''

async function convert(address: string, fallBack: () => void): Promise<void> {
  if (address === lastAddress) return
  lastAddress = address
  pending.abort()
  pending = new AbortController()
  const { signal } = pending
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) return fallBack()
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (signal.aborted) return
    for (const part of document.querySelectorAll<HTMLElement>('[data-converted]')) {
      const converted = page.querySelector(`[data-converted=${part.dataset.converted}]`)
      if (converted) part.replaceChildren(...converted.childNodes)
    }
    history.replaceState(history.state, '', address)
  } catch {
    if (!signal.aborted) fallBack()
  }
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`
}

/** Converts without loading a document, so that screen readers announce the result. */
export function convertInPlace(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-converts=""]')
  if (!form) return
  form.dataset.converts = 'started'
  const convertForm = () => void convert(addressOf(form), () => form.submit())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    convertForm()
  })
  form.addEventListener('change', () => {
    if (form.checkValidity()) convertForm()
  })
  form.nextElementSibling?.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-shows]')
    if (!link || !(event instanceof MouseEvent) || !isPlain(event)) return
    event.preventDefault()
    void convert(link.pathname + link.search, () => location.assign(link.href)).then(() =>
      document.querySelector<HTMLElement>('[data-shows][aria-current]')?.focus(),
    )
  })
}

/** Shows the sizes kept on this device. */
export function showMySizes(): void {
  const place = document.querySelector<HTMLElement>('[data-my-sizes=""]')
  const kept = mySizesHere()
  const text = place?.querySelector('p')
  if (!place || !text || kept.length === 0) return
  place.dataset.mySizes = 'shown'
  text.textContent = `Kept on this device: ${kept.map(mySizeText).join(', ')}.`
  place.dataset.known = ''
}
