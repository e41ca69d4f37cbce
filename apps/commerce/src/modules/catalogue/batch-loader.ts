import type { Context } from '#src/context'

type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

interface Batch<K, V> {
  readonly keys: Set<K>
  readonly answer: Promise<ReadonlyMap<K, V>>
}

/** Gathers the keys asked for until the resolvers that are ready have run, then loads them with one call; a key is loaded once. */
function createBatchLoader<K, V>(loadMany: LoadMany<K, V>): (key: K) => Promise<V | undefined> {
  const loaded = new Map<K, Promise<V | undefined>>()
  let waiting: Batch<K, V> | undefined
  const openBatch = (): Batch<K, V> => {
    const keys = new Set<K>()
    const collected = new Promise<void>((resolve) => {
      Promise.resolve().then(() => process.nextTick(resolve))
    })
    const answer = collected.then(() => {
      waiting = undefined
      return loadMany([...keys])
    })
    return { keys, answer }
  }
  return (key) => {
    const known = loaded.get(key)
    if (known) return known
    waiting ??= openBatch()
    waiting.keys.add(key)
    const value = waiting.answer.then((values) => values.get(key))
    loaded.set(key, value)
    return value
  }
}

/** The request's loader of this name, made on first use; what it loads is kept for the request. */
export function loaderOf<K, V>(ctx: Context, name: string, loadMany: LoadMany<K, V>): (key: K) => Promise<V | undefined> {
  return memoised(ctx, `loader:${name}`, () => createBatchLoader(loadMany))
}

/** A thing made once per request. */
export function memoised<T>(ctx: Context, name: string, make: () => T): T {
  const key = `catalogue:${name}`
  if (!ctx.memo.has(key)) ctx.memo.set(key, make())
  return ctx.memo.get(key) as T
}
