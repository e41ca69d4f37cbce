import { addBit, type Bits, emptyBits, uniteInto } from '../index/bits.ts'
import { stemOf, tokensOf } from './tokens.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** A text of a document and how much a word found in it counts: a whole number from 1 to 15. */
export interface WeightedText {
  readonly text: string
  readonly weight: number
}

interface Posting {
  /**
   * Document × 16 + weight, ascending, with room for more behind `length`; documents removed from the index are among
   * them until it is built again.
   */
  entries: Uint32Array
  length: number
  /** How many of the documents are still in the index. */
  live: number
  /** Bit sets of live documents for frequent stems; dropped when the stem's documents change. */
  bits: Bits | undefined
}

/** A way in which a stem is written. */
interface Surface {
  readonly posting: Posting
  /** Documents in the index that write it so. */
  live: number
  /** The last document that was added with it. */
  last: number
}

/** Which documents have which words. Answers depend on the documents that are in it, not on the order of changes. */
export interface TextIndex {
  /** Documents in it. */
  live: number
  /** One more than the highest document ever added. */
  size: number
  readonly removed: Set<number>
  /** By stem. */
  readonly postings: Map<string, Posting>
  /** By token as it is written. */
  readonly surfaces: Map<string, Surface>
  /** Every way in which words are written. */
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

/** Texts whose tokens are remembered: a product's own until it is placed on every site, and those that many products share. */
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

/** Notes that the last document has the stem; the best of the places in which it does counts. */
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

/** Puts a document into the index. Its number is higher than those before it. */
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

/** Takes a document out; `texts` are those it was put in with. */
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

/** A bit set is no larger than the entries of a stem found in one of this many documents. */
const MOST_DOCUMENTS_SHARE = 32

/** Adds a stem's documents to a bit set. */
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

/** Below this share of a stem's documents, look each one up instead of scanning all. */
const FEW = 1 / 16

/** Index of the first entry at or after `document`. */
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

/** Calls `each` with every given document (ascending) that has the stem, and the stem's weight in it. */
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

/** How many documents have the stem. */
export function documentsWith(index: TextIndex, stem: string): number {
  return index.postings.get(stem)?.live ?? 0
}

/** How many documents have the word in just this form. */
export function documentsWriting(index: TextIndex, token: string): number {
  return index.surfaces.get(token)?.live ?? 0
}

/** Words of the documents that begin with `prefix`. */
export function completionsOf(index: TextIndex, prefix: string): string[] {
  return index.vocabulary.completionsOf(prefix).filter((token) => documentsWriting(index, token) > 0)
}
