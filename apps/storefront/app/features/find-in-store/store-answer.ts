import type { ChosenStore } from '#app/session/browser/chosen-store.ts'

export interface StoreAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly store?: ChosenStore
}
