import { useState, useSyncExternalStore } from 'react'

/** A value outside React that components and plain page code share. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** Calls `listener` after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that begins with `initial`, which is also what the server renders. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The store's value in a component; `initial` on the server and while hydrating, so shared pages are alike for
 * everyone.
 */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial)
}

/** Whether a store held something at any time since the component is there: what it shows is loaded then, and stays. */
export function useEverTrue(store: Pick<Store<unknown>, 'get' | 'subscribe'>): boolean {
  const is = Boolean(useStore(store, undefined))
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was || is
}
