import { addBit, type Bits, emptyBits, fullBits, hasBit, intersectInto, isEmpty, removeBit, uniteInto } from '../index/bits.ts'
import { completedTokens, correctionsOf, isKnown, joined, slippedTokens } from './corrections.ts'
import { NO_SYNONYMS, type Synonyms, synonymsAt } from './synonyms.ts'
import type { TextIndex } from './text-index.ts'
import { isWeak, meaningfulTokensOf, stemOf } from './tokens.ts'

/**
 * Documents that fit, with how well each does; `corrected` is the search as it was understood, when a word was not
 * known.
 */
export interface TextHits {
  readonly bits: Bits
  /** By document; undefined where nothing was looked up. The next search overwrites them. */
  readonly scores: Float32Array | undefined
  readonly corrected: string | undefined
}

/** What a completed word, a synonym and a slip count against one that was typed whole. */
const PREFIX_FACTOR = 0.6
const SYNONYM_FACTOR = 0.8
const SLIP_FACTOR = 0.5

/** Words of a search that are looked at. */
const MAX_TOKENS = 12

/** Stems a document must all have, and what finding them counts. */
interface Alternative {
  readonly stems: readonly string[]
  readonly factor: number
}

/** What one word or phrase of the search matches: any of the alternatives; a weak one only raises the rank. */
interface Wanted {
  readonly alternatives: readonly Alternative[]
  readonly isWeak: boolean
}

/** What the last word may become, and what it may be when it is a slip. */
function unfinished(index: TextIndex, token: string): Alternative[] {
  const completed = [...new Set(completedTokens(index, token).map(stemOf))].map((stem) => ({ stems: [stem], factor: PREFIX_FACTOR }))
  return [...completed, ...slippedTokens(index, token).map((slipped) => ({ stems: [stemOf(slipped)], factor: SLIP_FACTOR }))]
}

/** The search as words that are looked up. */
function wantedOf(index: TextIndex, terms: readonly string[], synonyms: Synonyms): Wanted[] {
  const stems = terms.map(stemOf)
  const wanted: Wanted[] = []
  for (let at = 0; at < terms.length; ) {
    const phrase = synonymsAt(synonyms, stems, at)
    const own = phrase?.stems ?? [stems[at] as string]
    const alternatives: Alternative[] = [{ stems: own, factor: 1 }]
    for (const other of phrase?.others ?? []) alternatives.push({ stems: other, factor: SYNONYM_FACTOR })
    const isLast = at + own.length === terms.length
    if (isLast && own.length === 1) alternatives.push(...unfinished(index, terms[at] as string))
    wanted.push({ alternatives, isWeak: own.every(isWeak) })
    at += own.length
  }
  return wanted
}

function wantedLiterally(terms: readonly string[]): Wanted[] {
  return terms.map((token) => ({ alternatives: [{ stems: [stemOf(token)], factor: 1 }], isWeak: false }))
}

/** What scores are of. */
type Scored = 'search' | 'token' | 'phrase' | 'stem'

const rooms = new Map<Scored, Float32Array>()

/**
 * Room for scores, all zero. Searches run one after the other, so that they share it: arrays of their own, as long as
 * the catalogue, would have the garbage collector look at the whole heap every few searches.
 */
function emptyScores(of: Scored, size: number): Float32Array {
  const room = rooms.get(of)
  if (room && room.length >= size) return room.subarray(0, size).fill(0)
  const roomier = new Float32Array(Math.ceil(size * 1.25))
  rooms.set(of, roomier)
  return roomier.subarray(0, size)
}

/** Marks the documents that have the stem, and raises `scores`, where they are wanted, to what it gives each. */
function scoreStem(index: TextIndex, stem: string, factor: number, bits: Bits, scores: Float32Array | undefined): void {
  const posting = index.postings.get(stem)
  if (!posting || posting.live === 0) return
  const rarity = factor * Math.log(1 + index.live / posting.live)
  const hasRemoved = index.removed.size > 0
  const { entries, length } = posting
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at] as number
    const document = entry >>> 4
    if (hasRemoved && index.removed.has(document)) continue
    addBit(bits, document)
    const score = (entry & 15) * rarity
    if (scores && score > (scores[document] as number)) scores[document] = score
  }
}

/** The same for a phrase: documents that have all its stems, with what they give on average. */
function scorePhrase(index: TextIndex, { stems, factor }: Alternative, bits: Bits, scores: Float32Array | undefined): void {
  const all = fullBits(index.size)
  const sum = scores && emptyScores('phrase', index.size)
  for (const stem of stems) {
    const one = scores && emptyScores('stem', index.size)
    const having = emptyBits(index.size)
    scoreStem(index, stem, factor / stems.length, having, one)
    intersectInto(all, having)
    if (sum && one) for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + (one[i] as number)
  }
  uniteInto(bits, all)
  if (!sum || !scores) return
  for (let i = 0; i < sum.length; i += 1) if (hasBit(all, i) && (sum[i] as number) > (scores[i] as number)) scores[i] = sum[i] as number
}

function bitsOf(index: TextIndex, { alternatives }: Wanted, scores: Float32Array | undefined): Bits {
  const bits = emptyBits(index.size)
  for (const alternative of alternatives) {
    const [only, ...more] = alternative.stems
    if (only !== undefined && more.length === 0) scoreStem(index, only, alternative.factor, bits, scores)
    else scorePhrase(index, alternative, bits, scores)
  }
  return bits
}

/** Documents that have all that is wanted; with `scores` it also adds up how well each does. */
function documentsWithAll(index: TextIndex, wanted: readonly Wanted[], scores?: Float32Array): Bits {
  const bits = wanted.length > 0 ? fullBits(index.size) : emptyBits(index.size)
  for (const document of index.removed) removeBit(bits, document)
  for (const one of wanted) {
    if (one.isWeak && !scores) continue
    const own = scores && emptyScores('token', index.size)
    const having = bitsOf(index, one, own)
    if (!one.isWeak) intersectInto(bits, having)
    if (scores && own) for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] as number) + (own[i] as number)
  }
  return bits
}

/** Whether a word needs no correction: known, part of a known phrase, or, at the end, the beginning of a known one. */
function needsCorrection(index: TextIndex, synonyms: Synonyms, terms: readonly string[], at: number): boolean {
  const token = terms[at] as string
  if (isKnown(index, token) || isWeak(token)) return false
  if (at === terms.length - 1 && completedTokens(index, token).length > 0) return false
  const stems = terms.map(stemOf)
  return !stems.some((_, from) => {
    const phrase = synonymsAt(synonyms, stems, from)
    return phrase && from <= at && at < from + phrase.stems.length
  })
}

/** The search's words with unknown ones corrected; of several corrections the first that leaves something to show. */
function correctedTokens(index: TextIndex, typed: readonly string[], synonyms: Synonyms): readonly string[] {
  let terms = typed
  for (let at = typed.length - 1; at >= 0; at -= 1) {
    if (!needsCorrection(index, synonyms, terms, at)) continue
    const ways = correctionsOf(index, terms[at] as string, at === terms.length - 1).map((way) => terms.toSpliced(at, 1, ...way))
    terms =
      (ways.length > 1 ? ways.find((way) => !isEmpty(documentsWithAll(index, wantedOf(index, way, synonyms)))) : undefined) ??
      ways[0] ??
      terms
  }
  return terms
}

/** What stands between quotation marks that enclose the whole search. */
function literalOf(search: string): string | undefined {
  return /^\s*["“”](.+)["“”]\s*$/su.exec(search)?.[1]
}

/** Words that are looked up for a search, and how it reads with them when they are others than those typed. */
export function understoodTokens(index: TextIndex, search: string, synonyms: Synonyms) {
  const typed = meaningfulTokensOf(search).slice(0, MAX_TOKENS)
  const terms = correctedTokens(index, joined(index, typed), synonyms)
  return { terms, corrected: terms.join('') === typed.join('') ? undefined : terms.join(' ') }
}

function lookUp(
  index: TextIndex,
  search: string,
  synonyms: Synonyms,
): { readonly wanted: readonly Wanted[]; readonly corrected: string | undefined } {
  const literal = literalOf(search)
  if (literal !== undefined) return { wanted: wantedLiterally(meaningfulTokensOf(literal).slice(0, MAX_TOKENS)), corrected: undefined }
  const { terms, corrected } = understoodTokens(index, search, synonyms)
  return { wanted: wantedOf(index, terms, synonyms), corrected }
}

/**
 * Documents that have every word, or what it may also be called; the last word may be unfinished. A search in quotation
 * marks is taken literally: nothing is corrected, completed or called otherwise. [R4.78, R7.115]
 */
export function findText(index: TextIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): TextHits {
  const { wanted, corrected } = lookUp(index, search, synonyms)
  const scores = emptyScores('search', index.size)
  return { bits: documentsWithAll(index, wanted, scores), scores, corrected }
}

/** The documents alone, for counting: several times as quick. */
export function findDocuments(index: TextIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): Bits {
  return documentsWithAll(index, lookUp(index, search, synonyms).wanted)
}
