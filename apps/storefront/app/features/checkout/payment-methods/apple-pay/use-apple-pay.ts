import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Shared with the express buttons, it would be one more file of every product page. */
const hasApplePay = () => typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments()

/** Undefined on the server and during hydration. [R9.56] */
export function useHasApplePay(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeToNothing, hasApplePay, () => undefined)
}
