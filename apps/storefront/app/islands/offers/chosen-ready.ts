import { chosenStore } from '#app/session/browser/chosen-store.ts'

interface StoreNow {
  /** `Collect today from 2 pm`; absent while the store has no collection. */
  readonly collect?: string
}

async function sayReady(place: HTMLElement): Promise<void> {
  const store = chosenStore.get()
  const answer = store && (await fetch('/api/stores-now').catch(() => undefined))
  if (!store || !answer?.ok) return
  const now = ((await answer.json()) as Readonly<Record<string, StoreNow>>)[store.code]
  place.textContent = `${store.name}. ${now?.collect ?? 'No collection here at the moment'}.`
}

/** Shows when the chosen store would next have a pair ready. */
export function showChosenReady(): void {
  const place = document.querySelector<HTMLElement>('[data-chosen-ready=""]')
  if (!place) return
  place.dataset.chosenReady = 'shown'
  chosenStore.subscribe(() => void sayReady(place))
  void sayReady(place)
}
