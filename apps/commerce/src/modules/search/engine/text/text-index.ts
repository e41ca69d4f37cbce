import { stemOf, tokensOf } from './tokens.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** A text of a document and how much a word found in it counts: a whole number from 1 to 15. */
export interface WeightedText {
  readonly text: string
  readonly weight: number
}

interface Posting {
  /** Document × 16 + weight, ascending; documents removed from the index are among them until it is built again. */
  readonly entries: number[]
  /** How many of the documents are still in the index. */
  live: number
  /** Ways the stem is written, with the documents that write it so. */
  readonly surfaces: Map<string, number>
}

/** Which documents have which words. Answers depend on the documents that are in it, not on the order of changes. */
export interface TextIndex {
  /** Documents in it. */
  live: number
  /** One more than the highest document ever added. */
  size: number
  readonly removed: Set<number>
  readonly postings: Map<string, Posting>
  /** Every way in which words are written. */
  readonly vocabulary: Vocabulary
}

export function createTextIndex(): TextIndex {
  return { live: 0, size: 0, removed: new Set(), postings: new Map(), vocabulary: createVocabulary() }
}

interface TokenOfDocument {
  weight: number
  readonly surfaces: Set<string>
}

/** The stems of a document's texts with the weight of the best place each stands in. */
function stemsOf(texts: readonly WeightedText[]): Map<string, TokenOfDocument> {
  const stems = new Map<string, TokenOfDocument>()
  for (const { text, weight } of texts) {
    for (const token of tokensOf(text)) {
      const stem = stemOf(token)
      const known = stems.get(stem)
      if (!known) stems.set(stem, { weight, surfaces: new Set([token]) })
      else {
        known.weight = Math.max(known.weight, weight)
        known.surfaces.add(token)
      }
    }
  }
  return stems
}

/** Puts a document into the index. Its number is higher than those before it. */
export function addTexts(index: TextIndex, document: number, texts: readonly WeightedText[]): void {
  index.live += 1
  index.size = document + 1
  for (const [stem, { weight, surfaces }] of stemsOf(texts)) {
    let posting = index.postings.get(stem)
    if (!posting) {
      posting = { entries: [], live: 0, surfaces: new Map() }
      index.postings.set(stem, posting)
    }
    posting.entries.push(document * 16 + weight)
    posting.live += 1
    for (const surface of surfaces) {
      posting.surfaces.set(surface, (posting.surfaces.get(surface) ?? 0) + 1)
      index.vocabulary.add(surface)
    }
  }
}

/** Takes a document out; `texts` are those it was put in with. */
export function removeTexts(index: TextIndex, document: number, texts: readonly WeightedText[]): void {
  index.live -= 1
  index.removed.add(document)
  for (const [stem, { surfaces }] of stemsOf(texts)) {
    const posting = index.postings.get(stem)
    if (!posting) continue
    posting.live -= 1
    for (const surface of surfaces) posting.surfaces.set(surface, (posting.surfaces.get(surface) ?? 1) - 1)
  }
}

/** How many documents have the stem. */
export function documentsWith(index: TextIndex, stem: string): number {
  return index.postings.get(stem)?.live ?? 0
}

/** How many documents have the word in just this form. */
export function documentsWriting(index: TextIndex, token: string): number {
  return index.postings.get(stemOf(token))?.surfaces.get(token) ?? 0
}

/** Words of the documents that begin with `prefix`. */
export function completionsOf(index: TextIndex, prefix: string): string[] {
  return index.vocabulary.completionsOf(prefix).filter((token) => documentsWriting(index, token) > 0)
}
