import { addBit, type Bits, emptyBits } from './bits.ts'
import { editDistance, meaningfulWordsOf, stemOf, wordsOf } from './words.ts'

/** A text of a document and how much a word found in it counts. */
export interface WeightedText {
  readonly text: string
  readonly weight: number
}

interface Posting {
  readonly documents: number[]
  readonly weights: number[]
}

/** Which documents have which words. */
export interface TextIndex {
  readonly size: number
  readonly postings: ReadonlyMap<string, Posting>
  /** Stems in alphabetical order, for words that are still being typed. */
  readonly vocabulary: readonly string[]
  /** A way the stem is written, for suggestions. */
  readonly surfaceOf: ReadonlyMap<string, string>
}

/** Documents that fit, with how well each does; `corrected` is set when a word was not known and its nearest was taken. */
export interface TextHits {
  readonly bits: Bits
  readonly scores: Float64Array
  readonly corrected: string | undefined
}

/** What a completed word counts against one that was typed whole. */
const PREFIX_FACTOR = 0.6

function addWord(postings: Map<string, Posting>, stem: string, document: number, weight: number): void {
  const posting = postings.get(stem) ?? { documents: [], weights: [] }
  postings.set(stem, posting)
  const last = posting.documents.length - 1
  if (posting.documents[last] !== document) {
    posting.documents.push(document)
    posting.weights.push(weight)
  } else {
    posting.weights[last] = Math.max(posting.weights[last] ?? 0, weight)
  }
}

/** Indexes the texts of documents, which are added in ordinal order, few or many at a time. */
export function createTextIndexBuilder() {
  const postings = new Map<string, Posting>()
  const surfaceOf = new Map<string, string>()
  let size = 0
  const addText = ({ text, weight }: WeightedText) => {
    for (const word of wordsOf(text)) {
      const stem = stemOf(word)
      addWord(postings, stem, size, weight)
      if (!surfaceOf.has(stem)) surfaceOf.set(stem, word)
    }
  }
  return {
    add(texts: readonly WeightedText[]): void {
      texts.forEach(addText)
      size += 1
    },
    finish: (): TextIndex => ({ size, postings, vocabulary: [...postings.keys()].sort(), surfaceOf }),
  }
}

/** Stems of the vocabulary that begin with `prefix`. */
export function completionsOf(index: TextIndex, prefix: string): string[] {
  let low = 0
  let high = index.vocabulary.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index.vocabulary[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let i = low; index.vocabulary[i]?.startsWith(prefix); i += 1) found.push(index.vocabulary[i] as string)
  return found
}

/** The nearest known word: fewest edits, then most documents. Words with digits and very short ones are left alone. */
function correctionOf(index: TextIndex, word: string): string | undefined {
  if (word.length < 3 || /\d/.test(word)) return undefined
  const limit = word.length < 5 ? 1 : 2
  let best: { stem: string; distance: number; documents: number } | undefined
  for (const stem of index.vocabulary) {
    if (stem.length < 3) continue
    const distance = editDistance(word, stem, best ? Math.min(limit, best.distance) : limit)
    const documents = index.postings.get(stem)?.documents.length ?? 0
    if (distance > limit) continue
    if (!best || distance < best.distance || (distance === best.distance && documents > best.documents))
      best = { stem, distance, documents }
  }
  return best?.stem
}

interface WordMatch {
  /** Stems that stand for the word, with a factor for each. */
  readonly stems: ReadonlyMap<string, number>
  readonly corrected: string | undefined
}

function matchWord(index: TextIndex, word: string, isLast: boolean): WordMatch {
  const stem = stemOf(word)
  const stems = new Map<string, number>()
  if (isLast && word.length >= 2) for (const completion of completionsOf(index, word)) stems.set(completion, PREFIX_FACTOR)
  if (index.postings.has(stem)) stems.set(stem, 1)
  if (stems.size > 0) return { stems, corrected: undefined }
  const correction = correctionOf(index, stem)
  return correction === undefined ? { stems, corrected: undefined } : { stems: new Map([[correction, 1]]), corrected: correction }
}

/** Score of each document for one word: the best of its stems, rarer words counting more. */
function scoreWord(index: TextIndex, match: WordMatch): Map<number, number> {
  const scores = new Map<number, number>()
  for (const [stem, factor] of match.stems) {
    const { documents = [], weights = [] } = index.postings.get(stem) ?? {}
    const rarity = Math.log(1 + index.size / Math.max(1, documents.length))
    documents.forEach((document, i) => {
      const score = (weights[i] ?? 0) * factor * rarity
      if (score > (scores.get(document) ?? 0)) scores.set(document, score)
    })
  }
  return scores
}

/** Documents that have every word; the last word may be unfinished. @source R4.78, R7.115 */
export function findText(index: TextIndex, search: string): TextHits {
  const words = meaningfulWordsOf(search)
  const matches = words.map((word, i) => matchWord(index, word, i === words.length - 1))
  const [first, ...others] = matches.map((match) => scoreWord(index, match))
  const bits = emptyBits(index.size)
  const scores = new Float64Array(index.size)
  for (const [document, score] of first ?? []) {
    if (!others.every((other) => other.has(document))) continue
    addBit(bits, document)
    scores[document] = others.reduce((sum, other) => sum + (other.get(document) ?? 0), score)
  }
  const isCorrected = matches.some((match) => match.corrected !== undefined)
  const corrected = matches.map((match, i) => (match.corrected ? (index.surfaceOf.get(match.corrected) ?? match.corrected) : words[i]))
  return { bits, scores, corrected: isCorrected ? corrected.join(' ') : undefined }
}
