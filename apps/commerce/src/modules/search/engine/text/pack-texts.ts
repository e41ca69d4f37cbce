import type { TextIndex } from './text-index.ts'
import { createVocabulary } from './vocabulary.ts'

type Posting = TextIndex['postings'] extends Map<string, infer Value> ? Value : never

/** Few long arrays instead of an object for each word. */
export interface PackedTexts {
  readonly live: number
  readonly size: number
  readonly removed: Uint32Array
  readonly stems: readonly string[]
  readonly entries: Uint32Array
  /** By stem. */
  readonly lengths: Uint32Array
  readonly lives: Uint32Array
  readonly tokens: readonly string[]
  /** By token. */
  readonly stemAt: Uint32Array
  readonly tokenLives: Uint32Array
  readonly lasts: Int32Array
}

export function packTexts({ live, size, removed, postings, surfaces }: TextIndex): PackedTexts {
  const all = [...postings.values()]
  const entries = new Uint32Array(all.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  for (const posting of all) {
    entries.set(posting.entries.subarray(0, posting.length), from)
    from += posting.length
  }
  const placeOf = new Map(all.map((posting, place) => [posting, place]))
  const tokens = [...surfaces.keys()].sort()
  const found = tokens.flatMap((token) => surfaces.get(token) ?? [])
  return {
    live,
    size,
    removed: Uint32Array.from(removed),
    stems: [...postings.keys()],
    entries,
    lengths: Uint32Array.from(all, ({ length }) => length),
    lives: Uint32Array.from(all, (posting) => posting.live),
    tokens,
    stemAt: Uint32Array.from(found, ({ posting }) => placeOf.get(posting) ?? 0),
    tokenLives: Uint32Array.from(found, (surface) => surface.live),
    lasts: Int32Array.from(found, ({ last }) => last),
  }
}

export function unpackTexts(packed: PackedTexts): TextIndex {
  let from = 0
  const postings = packed.stems.map((_, place): Posting => {
    const length = packed.lengths[place] ?? 0
    from += length
    const entries = packed.entries.subarray(from - length, from)
    return { entries, length, live: packed.lives[place] ?? 0, bits: undefined }
  })
  const surfaces = packed.tokens.map((token, place) => {
    const posting = postings[packed.stemAt[place] ?? 0] as Posting
    return [token, { posting, live: packed.tokenLives[place] ?? 0, last: packed.lasts[place] ?? -1 }] as const
  })
  return {
    live: packed.live,
    size: packed.size,
    removed: new Set(packed.removed),
    postings: new Map(packed.stems.map((stem, place) => [stem, postings[place] as Posting])),
    surfaces: new Map(surfaces),
    vocabulary: createVocabulary(packed.tokens),
  }
}
