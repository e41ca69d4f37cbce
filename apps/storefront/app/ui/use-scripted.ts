import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * True once scripts run: false on the server and while hydrating, so what only scripts can do is not offered before.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
