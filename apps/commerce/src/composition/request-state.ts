/** Names what a request loads or computes once, with its type. The module that owns the value declares the key. */
export interface MemoKey<Value> {
  readonly name: string
  /** Never set: it only carries the type. */
  readonly type?: Value
}

/** Tells values of one key apart. */
type MemoId = string | number

/** Values of one request, by key and, where a key has several, by id. */
export type Memo = Map<MemoKey<unknown>, Map<MemoId, unknown>>

export function memoKey<Value>(name: string): MemoKey<Value> {
  return { name }
}

/** What a value is memoised in. */
interface Memoising {
  readonly memo: Memo
}

/**
 * The request's value under a key and id, made on first use. A promise that is rejected stays: the request has failed.
 */
export function memoised<Value>({ memo }: Memoising, key: MemoKey<Value>, id: MemoId, make: () => Value): Value {
  let values = memo.get(key)
  if (!values) {
    values = new Map<MemoId, unknown>()
    memo.set(key, values)
  }
  if (!values.has(id)) values.set(id, make())
  return values.get(id) as Value
}

/** Puts a known value under a key and id. */
export function memoise<Value>({ memo }: Memoising, key: MemoKey<Value>, id: MemoId, value: Value): void {
  memo.set(key, (memo.get(key) ?? new Map<MemoId, unknown>()).set(id, value))
}

/** Visible ASCII without the comma. */
const PLAIN = /^[\x21-\x2b\x2d-\x7e]*$/

/**
 * A tag as it is written in a header's list: everything but visible ASCII, and the comma, is percent-encoded. Encoding
 * it again changes nothing.
 */
export function headerTag(tag: string): string {
  return PLAIN.test(tag) ? tag : tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]/gu, encodeURIComponent)
}

/**
 * Collects what the response says besides its data, while the answer is computed. The rest of a request's context is
 * read-only.
 */
export interface ResponseCollector {
  /** Has a cached answer purged when one of the things that `tags` name changes. [decision 30] */
  addTags(...tags: readonly string[]): void
  /** Lets caches store the answer, under `tags` and those that were added. */
  allowCaching(tags: readonly string[]): void
  /** All tags of an answer that may be cached; undefined when it may not. */
  cacheTags(): readonly string[] | undefined
}

export function createResponseCollector(): ResponseCollector {
  const added = new Set<string>()
  let own: readonly string[] | undefined
  return {
    addTags(...tags) {
      for (const tag of tags) if (!added.has(tag)) added.add(headerTag(tag))
    },
    allowCaching(tags) {
      own = tags
    },
    cacheTags: () => own && [...own, ...added],
  }
}
