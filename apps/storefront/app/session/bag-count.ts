import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Pairs in the bag as far as this page knows; 0 until the private call has answered. */
export function bagCount(): number {
  return count
}

/** Tells the page how many items are in the bag now; call it after every change of the bag. */
export function setBagCount(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change; returns how to stop. */
export function subscribeToBagCount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The bag count in a component; 0 on the server, so shared pages hydrate alike for everyone. */
export function useBagCount(): number {
  return useSyncExternalStore(subscribeToBagCount, bagCount, () => 0)
}
