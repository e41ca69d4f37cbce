import { addBit, type Bits, emptyBits, uniteInto } from '../index/bits.ts'
import { stemOf, tokensOf } from './tokens.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** `weight` is from 1 to 15. */
export interface WeightedText {
  readonly text: string
  readonly weight: number
}

interface Posting {
  /** Document × 16 + weight, ascending, with spare room beyond `length`. Includes removed documents. */
  entries: Uint32Array
  length: number
  live: number
  /** Cached for frequent stems. */
  bits: Bits | undefined
}

interface Surface {
  readonly posting: Posting
  live: number
  last: number
}

/** Results do not depend on the order of changes. */
export interface TextIndex {
  live: number
  /** One more than the highest document ever added. */
  size: number
  readonly removed: Set<number>
  /** By stem. */
  readonly postings: Map<string, Posting>
  /** By token. */
  readonly surfaces: Map<string, Surface>
  readonly vocabulary: Vocabulary
}

export function createTextIndex(): TextIndex {
  return {
    live: 0,
    size: 0,
    removed: new Set(),
    postings: new Map(),
    surfaces: new Map(),
    vocabulary: createVocabulary(),
  }
}

/** Cached, because sites and products share texts. */
const MOST_REMEMBERED = 4096
const tokensByText = new Map<string, readonly string[]>()

function rememberedTokensOf(text: string): readonly string[] {
  let tokens = tokensByText.get(text)
  if (!tokens) {
    tokens = tokensOf(text)
    if (tokensByText.size >= MOST_REMEMBERED) tokensByText.clear()
    tokensByText.set(text, tokens)
  }
  return tokens
}

function surfaceOf(index: TextIndex, token: string): Surface {
  const known = index.surfaces.get(token)
  if (known) return known
  const stem = stemOf(token)
  let posting = index.postings.get(stem)
  if (!posting) {
    posting = { entries: new Uint32Array(2), length: 0, live: 0, bits: undefined }
    index.postings.set(stem, posting)
  }
  const surface = { posting, live: 0, last: -1 }
  index.surfaces.set(token, surface)
  index.vocabulary.add(token)
  return surface
}

function addEntry(posting: Posting, document: number, weight: number): void {
  const { entries, length } = posting
  const before = length > 0 ? (entries[length - 1] as number) : -1
  if (before >>> 4 === document && length > 0) {
    if (weight > (before & 15)) entries[length - 1] = document * 16 + weight
    return
  }
  if (length === entries.length) {
    posting.entries = new Uint32Array(Math.ceil(length * 1.5) + 2)
    posting.entries.set(entries)
  }
  posting.entries[length] = document * 16 + weight
  posting.length += 1
  posting.live += 1
  posting.bits = undefined
}

/** Document numbers must ascend. */
export function addTexts(index: TextIndex, document: number, texts: readonly WeightedText[]): void {
  index.live += 1
  index.size = document + 1
  for (const { text, weight } of texts) {
    for (const token of rememberedTokensOf(text)) {
      const surface = surfaceOf(index, token)
      addEntry(surface.posting, document, weight)
      if (surface.last === document) continue
      surface.last = document
      surface.live += 1
    }
  }
}

/** `texts` must be those that were added. */
export function removeTexts(index: TextIndex, document: number, texts: readonly WeightedText[]): void {
  index.live -= 1
  index.removed.add(document)
  const surfaces = new Set(
    texts.flatMap(({ text }) => tokensOf(text).flatMap((token) => index.surfaces.get(token) ?? [])),
  )
  for (const surface of surfaces) surface.live -= 1
  for (const posting of new Set([...surfaces].map((surface) => surface.posting))) {
    posting.live -= 1
    posting.bits = undefined
  }
}

/** A stem in at least 1 of this many documents takes less memory as a bit set. */
const MOST_DOCUMENTS_SHARE = 32

export function addDocumentsWith(index: TextIndex, stem: string, target: Bits): void {
  const posting = index.postings.get(stem)
  if (!posting || posting.live === 0) return
  if (posting.bits) {
    uniteInto(target, posting.bits)
    return
  }
  const isOften = posting.live * MOST_DOCUMENTS_SHARE >= index.size
  const bits = isOften ? emptyBits(index.size) : target
  for (let at = 0; at < posting.length; at += 1) {
    const document = (posting.entries[at] as number) >>> 4
    if (!index.removed.has(document)) addBit(bits, document)
  }
  if (!isOften) return
  posting.bits = bits
  uniteInto(target, bits)
}

/** Share of a stem's documents below which binary search beats a scan. */
const FEW = 1 / 16

function placeOf({ entries, length }: Posting, document: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] as number) >>> 4 < document) low = middle + 1
    else high = middle
  }
  return low
}

export function forEachWith(
  index: TextIndex,
  stem: string,
  { members, bits }: { readonly members: Uint32Array; readonly bits: Bits },
  each: (document: number, weight: number) => void,
): void {
  const posting = index.postings.get(stem)
  if (!posting || posting.live === 0) return
  const { entries, length } = posting
  if (members.length < length * FEW) {
    for (const document of members) {
      const entry = entries[placeOf(posting, document)] as number
      if (entry >>> 4 === document) each(document, entry & 15)
    }
    return
  }
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at] as number
    const document = entry >>> 4
    if (((bits[document >>> 5] as number) & (1 << (document & 31))) !== 0) each(document, entry & 15)
  }
}

export function documentsWith(index: TextIndex, stem: string): number {
  return index.postings.get(stem)?.live ?? 0
}

export function documentsWriting(index: TextIndex, token: string): number {
  return index.surfaces.get(token)?.live ?? 0
}

export function completionsOf(index: TextIndex, prefix: string): string[] {
  return index.vocabulary.completionsOf(prefix).filter((token) => documentsWriting(index, token) > 0)
}
