import {
  type Bits,
  emptyBits,
  fullBits,
  intersectInto,
  isEmpty,
  membersOf,
  removeBit,
  uniteInto,
} from '../index/bits.ts'
import { completedTokens, correctionsOf, isKnown, joined, slippedTokens } from './corrections.ts'
import { NO_SYNONYMS, type Synonyms, synonymsAt } from './synonyms.ts'
import { addDocumentsWith, documentsWith, forEachWith, type TextIndex } from './text-index.ts'
import { isWeak, meaningfulTokensOf, stemOf } from './tokens.ts'

export interface TextHits {
  readonly bits: Bits
  /** Overwritten by the next search; undefined without words. */
  readonly scores: Float32Array | undefined
  readonly corrected: string | undefined
}

/** Relative to a whole word as typed. */
const PREFIX_FACTOR = 0.6
const SYNONYM_FACTOR = 0.8
const SLIP_FACTOR = 0.5

const MAX_TOKENS = 12

interface Alternative {
  readonly stems: readonly string[]
  readonly factor: number
}

/** A weak word only affects ranking. */
interface RequiredTerm {
  readonly alternatives: readonly Alternative[]
  readonly isWeak: boolean
}

function unfinished(index: TextIndex, token: string): Alternative[] {
  const completed = [...new Set(completedTokens(index, token).map(stemOf))].map((stem) => ({
    stems: [stem],
    factor: PREFIX_FACTOR,
  }))
  return [
    ...completed,
    ...slippedTokens(index, token).map((slipped) => ({ stems: [stemOf(slipped)], factor: SLIP_FACTOR })),
  ]
}

function requiredTermsOf(index: TextIndex, terms: readonly string[], synonyms: Synonyms): RequiredTerm[] {
  const stems = terms.map(stemOf)
  const required: RequiredTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const phrase = synonymsAt(synonyms, stems, at)
    const own = phrase?.stems ?? [stems[at] as string]
    const alternatives: Alternative[] = [{ stems: own, factor: 1 }]
    for (const other of phrase?.others ?? []) alternatives.push({ stems: other, factor: SYNONYM_FACTOR })
    const isLast = at + own.length === terms.length
    if (isLast && own.length === 1) alternatives.push(...unfinished(index, terms[at] as string))
    required.push({ alternatives, isWeak: own.every(isWeak) })
    at += own.length
  }
  return required
}

function literalTerms(terms: readonly string[]): RequiredTerm[] {
  return terms.map((token) => ({ alternatives: [{ stems: [stemOf(token)], factor: 1 }], isWeak: false }))
}

type Scored = 'search' | 'token' | 'phrase'

const scoreBuffers = new Map<Scored, Float32Array>()

/** Shared, since searches run one at a time: an array per search would trigger full garbage collections. */
function emptyScores(of: Scored, size: number): Float32Array {
  const buffer = scoreBuffers.get(of)
  if (buffer && buffer.length >= size) return buffer.subarray(0, size).fill(0)
  const larger = new Float32Array(Math.ceil(size * 1.25))
  scoreBuffers.set(of, larger)
  return larger.subarray(0, size)
}

function intersectWithStems(index: TextIndex, stems: readonly string[], bits: Bits): void {
  for (const stem of stems) {
    const having = emptyBits(index.size)
    addDocumentsWith(index, stem, having)
    intersectInto(bits, having)
  }
}

function bitsOf(index: TextIndex, { alternatives }: RequiredTerm): Bits {
  const bits = emptyBits(index.size)
  for (const { stems } of alternatives) {
    const [only, ...more] = stems
    if (only !== undefined && more.length === 0) addDocumentsWith(index, only, bits)
    else {
      const all = fullBits(index.size)
      intersectWithStems(index, stems, all)
      uniteInto(bits, all)
    }
  }
  return bits
}

function documentsWithAll(index: TextIndex, required: readonly RequiredTerm[]): Bits {
  const bits = required.length > 0 ? fullBits(index.size) : emptyBits(index.size)
  for (const document of index.removed) removeBit(bits, document)
  for (const one of required) if (!one.isWeak) intersectInto(bits, bitsOf(index, one))
  return bits
}

function rarityOf(index: TextIndex, stem: string, factor: number): number {
  return factor * Math.log(1 + index.live / documentsWith(index, stem))
}

interface FoundDocuments {
  readonly bits: Bits
  readonly members: Uint32Array
}

/** A phrase scores the mean of its stems. */
function scorePhrase(
  index: TextIndex,
  { stems, factor }: Alternative,
  found: FoundDocuments,
  scores: Float32Array,
): void {
  const bits = found.bits.slice()
  intersectWithStems(index, stems, bits)
  if (isEmpty(bits)) return
  const having = { bits, members: membersOf(bits) }
  const sums = emptyScores('phrase', index.size)
  for (const stem of stems) {
    const rarity = rarityOf(index, stem, factor / stems.length)
    forEachWith(index, stem, having, (document, weight) => {
      sums[document] = (sums[document] as number) + Math.fround(weight * rarity)
    })
  }
  for (const document of having.members)
    if ((sums[document] as number) > (scores[document] as number)) scores[document] = sums[document] as number
}

function scoresOf(index: TextIndex, required: readonly RequiredTerm[], bits: Bits): Float32Array {
  const scores = emptyScores('search', index.size)
  const found = { bits, members: membersOf(bits) }
  for (const { alternatives } of found.members.length > 0 ? required : []) {
    const own = emptyScores('token', index.size)
    for (const alternative of alternatives) {
      const [only, ...more] = alternative.stems
      if (only === undefined || more.length > 0) scorePhrase(index, alternative, found, own)
      else {
        const rarity = rarityOf(index, only, alternative.factor)
        forEachWith(index, only, found, (document, weight) => {
          const score = weight * rarity
          if (score > (own[document] as number)) own[document] = score
        })
      }
    }
    for (const document of found.members) scores[document] = (scores[document] as number) + (own[document] as number)
  }
  return scores
}

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

/** Prefers the first correction with results. */
function correctedTokens(index: TextIndex, typed: readonly string[], synonyms: Synonyms): readonly string[] {
  let terms = typed
  for (let at = typed.length - 1; at >= 0; at -= 1) {
    if (!needsCorrection(index, synonyms, terms, at)) continue
    const ways = correctionsOf(index, terms[at] as string, at === terms.length - 1).map((way) =>
      terms.toSpliced(at, 1, ...way),
    )
    terms =
      (ways.length > 1
        ? ways.find((way) => !isEmpty(documentsWithAll(index, requiredTermsOf(index, way, synonyms))))
        : undefined) ??
      ways[0] ??
      terms
  }
  return terms
}

function literalOf(search: string): string | undefined {
  return /^\s*["“”](.+)["“”]\s*$/su.exec(search)?.[1]
}

export function interpretTokens(index: TextIndex, search: string, synonyms: Synonyms) {
  const typed = meaningfulTokensOf(search).slice(0, MAX_TOKENS)
  const terms = correctedTokens(index, joined(index, typed), synonyms)
  return { terms, corrected: terms.join('') === typed.join('') ? undefined : terms.join(' ') }
}

function interpret(
  index: TextIndex,
  search: string,
  synonyms: Synonyms,
): { readonly required: readonly RequiredTerm[]; readonly corrected: string | undefined } {
  const literal = literalOf(search)
  if (literal !== undefined)
    return { required: literalTerms(meaningfulTokensOf(literal).slice(0, MAX_TOKENS)), corrected: undefined }
  const { terms, corrected } = interpretTokens(index, search, synonyms)
  return { required: requiredTermsOf(index, terms, synonyms), corrected }
}

/**
 * Documents with every word or a synonym; the last word may be a prefix. Quotation marks turn off correction,
 * completion and synonyms. [R4.78, R7.115]
 */
export function findText(index: TextIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): TextHits {
  const { required, corrected } = interpret(index, search, synonyms)
  const bits = documentsWithAll(index, required)
  return { bits, scores: scoresOf(index, required, bits), corrected }
}

/** Several times faster than with scores. */
export function findUnscored(
  index: TextIndex,
  search: string,
  synonyms: Synonyms = NO_SYNONYMS,
): Omit<TextHits, 'scores'> {
  const { required, corrected } = interpret(index, search, synonyms)
  return { bits: documentsWithAll(index, required), corrected }
}

export function findDocuments(index: TextIndex, search: string, synonyms: Synonyms = NO_SYNONYMS): Bits {
  return findUnscored(index, search, synonyms).bits
}
