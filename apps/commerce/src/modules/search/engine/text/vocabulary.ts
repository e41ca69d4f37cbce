import { createNearness } from './words.ts'

/** A known word near one that is not known. */
interface NearWord {
  readonly word: string
  readonly distance: number
}

/**
 * The words of the documents as they are written, in alphabetical order, so that words that begin alike stand together: the order is
 * walked like a tree, both for words that are still being typed and for words typed wrongly.
 */
export interface Vocabulary {
  add(word: string): void
  /** Words that begin with `prefix`. */
  completionsOf(prefix: string): readonly string[]
  /** Words within `limit` edits. With `isUnfinished` a word also counts as near when its beginning is. */
  nearTo(word: string, limit: number, isUnfinished: boolean): readonly NearWord[]
}

/** First place at which `words` holds `word` or what comes after it. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/** Walks the words in order and computes only the rows behind what a word shares with the one before it. */
function findNear(words: readonly string[], word: string, limit: number, isUnfinished: boolean): NearWord[] {
  const near = createNearness(word, limit)
  const found: NearWord[] = []
  let before = ''
  let computed = 0
  for (let i = 0; i < words.length; i += 1) {
    const candidate = words[i] as string
    let at = Math.min(computed, sharedLength(before, candidate))
    before = candidate
    while (at < candidate.length && near.add(candidate.charCodeAt(at), at)) at += 1
    computed = at
    // Where no way leads on, the letter that closed it closes every word that shares it.
    const isClosed = at < candidate.length
    let distance = isClosed ? limit + 1 : near.distanceAt(candidate.length)
    if (isUnfinished) for (let length = 1; length <= at; length += 1) distance = Math.min(distance, near.distanceAt(length))
    if (distance <= limit) found.push({ word: candidate, distance })
    if (isClosed && !isUnfinished) {
      const closed = candidate.slice(0, at + 1)
      while (i + 1 < words.length && (words[i + 1] as string).startsWith(closed)) i += 1
    }
  }
  return found
}

export function createVocabulary(): Vocabulary {
  const known = new Set<string>()
  let sorted: string[] | undefined
  const inOrder = () => {
    sorted ??= [...known].sort()
    return sorted
  }
  return {
    add(word) {
      if (known.has(word)) return
      known.add(word)
      sorted = undefined
    },
    completionsOf(prefix) {
      const words = inOrder()
      const found: string[] = []
      for (let i = placeOf(words, prefix); words[i]?.startsWith(prefix); i += 1) found.push(words[i] as string)
      return found
    },
    nearTo: (word, limit, isUnfinished) => findNear(inOrder(), word, limit, isUnfinished),
  }
}
