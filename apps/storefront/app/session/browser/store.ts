import { useState, useSyncExternalStore } from 'react'

/** A value outside React, shared by components and plain scripts. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void
}

/** `initial` is also the server-rendered value. */
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

/** Yields `initial` on the server and during hydration. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial)
}

/** Whether the store has been truthy at any time since mount. */
export function useEverTrue(store: Pick<Store<unknown>, 'get' | 'subscribe'>): boolean {
  const is = Boolean(useStore(store, undefined))
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was || is
}
