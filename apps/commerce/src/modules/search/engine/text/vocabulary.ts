import { sortInPieces } from '../sorts.ts'
import { createNearness } from './tokens.ts'

interface NeighbourToken {
  readonly token: string
  readonly distance: number
}

/** Alphabetical, so that prefixes are adjacent. */
export interface Vocabulary {
  /** The word must be new. */
  add(token: string): void
  sort(pause: () => Promise<unknown>): Promise<void>
  completionsOf(prefix: string): readonly string[]
  /** Words within `limit` edits; with `isUnfinished`, also words with a prefix within them. */
  neighboursOf(token: string, limit: number, isUnfinished: boolean): readonly NeighbourToken[]
}

function placeOf(tokens: readonly string[], token: string): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((tokens[middle] as string) < token) low = middle + 1
    else high = middle
  }
  return low
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/** Reuses the rows of the previous word's shared prefix. */
function findNeighbours(
  tokens: readonly string[],
  token: string,
  limit: number,
  isUnfinished: boolean,
): NeighbourToken[] {
  const near = createNearness(token, limit)
  const found: NeighbourToken[] = []
  let before = ''
  let computed = 0
  for (let i = 0; i < tokens.length; i += 1) {
    const candidate = tokens[i] as string
    let at = Math.min(computed, sharedLength(before, candidate))
    before = candidate
    while (at < candidate.length && near.add(candidate.charCodeAt(at), at)) at += 1
    computed = at
    // Once no continuation is near, skip all words with that prefix.
    const isClosed = at < candidate.length
    let distance = isClosed ? limit + 1 : near.distanceAt(candidate.length)
    if (isUnfinished)
      for (let length = 1; length <= at; length += 1) distance = Math.min(distance, near.distanceAt(length))
    if (distance <= limit) found.push({ token: candidate, distance })
    if (isClosed && !isUnfinished) {
      const closed = candidate.slice(0, at + 1)
      while (i + 1 < tokens.length && (tokens[i + 1] as string).startsWith(closed)) i += 1
    }
  }
  return found
}

/** `tokens` in alphabetical order. */
export function createVocabulary(tokens: readonly string[] = []): Vocabulary {
  let sorted = [...tokens]
  let unsorted: string[] = []
  const inOrder = () => {
    if (unsorted.length > 0) sorted = [...sorted, ...unsorted].sort()
    unsorted = []
    return sorted
  }
  return {
    add(token) {
      if (unsorted.length > 0 || sorted.length === 0) unsorted.push(token)
      else sorted.splice(placeOf(sorted, token), 0, token)
    },
    async sort(pause) {
      const tokens = [...sorted, ...unsorted]
      const compare = (a: number, b: number) => ((tokens[a] as string) < (tokens[b] as string) ? -1 : 1)
      const order = await sortInPieces(Uint32Array.from(tokens.keys()), compare, pause)
      sorted = Array.from(order, (at) => tokens[at] as string)
      unsorted = []
    },
    completionsOf(prefix) {
      const tokens = inOrder()
      const found: string[] = []
      for (let i = placeOf(tokens, prefix); tokens[i]?.startsWith(prefix); i += 1) found.push(tokens[i] as string)
      return found
    },
    neighboursOf: (token, limit, isUnfinished) => findNeighbours(inOrder(), token, limit, isUnfinished),
  }
}
