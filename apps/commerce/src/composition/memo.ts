/** Names what a request loads or computes once, with its type. The module that owns the value declares the key. */
export interface MemoKey<Value> {
  readonly name: string
  /** Never set: it only carries the type. */
  readonly type?: Value
}

/** Values of one request, by key and, where a key has several, by id. */
export interface Memo {
  get<Value>(key: MemoKey<Value>, id?: string | number): Value | undefined
  set<Value>(key: MemoKey<Value>, value: Value, id?: string | number): void
}

export function memoKey<Value>(name: string): MemoKey<Value> {
  return { name }
}

/** An empty memo; each request gets its own. */
export function createMemo(): Memo {
  const values = new Map<MemoKey<unknown>, Map<string | number, unknown>>()
  return {
    get: <Value>(key: MemoKey<Value>, id: string | number = '') => values.get(key)?.get(id) as Value | undefined,
    set(key, value, id = '') {
      const known = values.get(key)
      if (known) known.set(id, value)
      else values.set(key, new Map([[id, value]]))
    },
  }
}

/**
 * The request's value under a key and id, made on first use. A promise that is rejected stays: the request has failed.
 */
export function memoised<Value>(ctx: { readonly memo: Memo }, key: MemoKey<Value>, id: string | number, make: () => Value): Value {
  const known = ctx.memo.get(key, id)
  if (known !== undefined) return known
  const made = make()
  ctx.memo.set(key, made, id)
  return made
}
