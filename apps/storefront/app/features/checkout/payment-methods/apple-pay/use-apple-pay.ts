import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Not shared with the express buttons: that would add a file to every product page. */
const hasApplePay = () => typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments()

/** Undefined on the server and during hydration. [R9.56] */
export function useHasApplePay(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribeToNothing, hasApplePay, () => undefined)
}
