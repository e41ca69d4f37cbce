import { useState, useSyncExternalStore } from 'react'

export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

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

/** `initial` on the server and during hydration. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial)
}

export function useEverTrue(store: Pick<Store<unknown>, 'get' | 'subscribe'>): boolean {
  const is = Boolean(useStore(store, undefined))
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was || is
}
