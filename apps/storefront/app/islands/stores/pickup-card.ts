import type { ChosenStore } from '#app/session/browser/chosen-store.ts'
import { listen } from '../mount.ts'

/** Answer of `/api/pickup`. */
export interface PickupAnswer {
  /** "Collect today at Brisbane from 3 pm" */
  readonly text: string
  readonly isHere: boolean
}

interface Card {
  readonly title: string
  readonly text: string
  readonly isHere?: boolean
}

function renderCard(card: HTMLElement, { title, text, isHere = false }: Card): void {
  const parts = [
    ['strong', title],
    ['span', text],
    ['button', 'Other stores'],
  ] as const
  for (const [name, content] of parts) {
    const part = card.querySelector(name)
    if (part && part.textContent !== content) part.textContent = content
  }
  card.toggleAttribute('data-here', isHere)
}

let stop: (() => void) | undefined

/** Names the store on the product page's card, and whether it has the chosen size. */
export function showPickup({ code, town, point }: ChosenStore): void {
  const [card, form] = [document.querySelector<HTMLElement>('[data-pickup]'), document.forms.namedItem('add-to-cart')]
  if (!card || !form) return
  const title = `Collect from ${town}`
  let loading: AbortController | undefined
  const look = async () => {
    loading?.abort()
    const fields = new FormData(form)
    const [sku, option] = ['sku', 'option'].map((name) => String(fields.get(name) ?? ''))
    if (!sku || !option || !point) return renderCard(card, { title, text: 'Choose a size to see if it’s there' })
    loading = new AbortController()
    const params = new URLSearchParams({ sku, option, code, at: point })
    const answer = await fetch(`/api/pickup?${params}`, { cache: 'no-store', signal: loading.signal })
    if (answer.ok) renderCard(card, { title, ...((await answer.json()) as PickupAnswer) })
  }
  const update = () => void look().catch(() => undefined)
  stop?.()
  stop = listen(form, { change: update })
  update()
}
