import { useSyncExternalStore } from 'react'
import { hasApplePay } from '#app/features/express/has-apple-pay.ts'

const subscribeToNothing = () => () => undefined

/** Undefined on the server and during hydration. [R9.56] */
export function useHasApplePay(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeToNothing, hasApplePay, () => undefined)
}
