/** Key of a per-request value. */
export interface MemoKey<Value> {
  readonly name: string
  /** Never set; only carries the type. */
  readonly type?: Value
}

type MemoId = string | number

export type Memo = Map<MemoKey<unknown>, Map<MemoId, unknown>>

export function memoKey<Value>(name: string): MemoKey<Value> {
  return { name }
}

interface Memoising {
  readonly memo: Memo
}

/** A rejected promise stays memoised. */
export function memoised<Value>({ memo }: Memoising, key: MemoKey<Value>, id: MemoId, make: () => Value): Value {
  let values = memo.get(key)
  if (!values) {
    values = new Map<MemoId, unknown>()
    memo.set(key, values)
  }
  if (!values.has(id)) values.set(id, make())
  return values.get(id) as Value
}

export function memoise<Value>({ memo }: Memoising, key: MemoKey<Value>, id: MemoId, value: Value): void {
  memo.set(key, (memo.get(key) ?? new Map<MemoId, unknown>()).set(id, value))
}

const PLAIN = /^[\x21-\x2b\x2d-\x7e]*$/

/** Percent-encodes commas and everything but visible ASCII. Idempotent. */
export function headerTag(tag: string): string {
  return PLAIN.test(tag) ? tag : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]/gu, encodeURIComponent)
}

export interface ResponseCollector {
  /** The cached answer is purged when one of `tags` changes. [decision 30] */
  addTags(...tags: readonly string[]): void
  allowCaching(tags: readonly string[]): void
  /** Outweighs allowCaching. */
  forbidCaching(): void
  /** Undefined when not cacheable. */
  cacheTags(): readonly string[] | undefined
}

export function createResponseCollector(): ResponseCollector {
  const added = new Set<string>()
  let own: readonly string[] | undefined
  let isForbidden = false
  return {
    addTags(...tags) {
      for (const tag of tags) if (!added.has(tag)) added.add(headerTag(tag))
    },
    allowCaching(tags) {
      own = tags
    },
    forbidCaching() {
      isForbidden = true
    },
    cacheTags: () => (isForbidden ? undefined : own && [...own, ...added]),
  }
}
