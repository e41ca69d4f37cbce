import { completionsOf, documentsWith, documentsWriting, type TextIndex } from './text-index.ts'
import { isSmallWord, stemOf } from './words.ts'

/** Corrections tried for one word. */
const MOST = 4

/** Edits that are forgiven: one in short words, two in longer ones. */
function limitFor(word: string): number {
  return word.length < 5 ? 1 : 2
}

/** Whether a known word is one that shoppers look for. */
function isMeaningful(word: string): boolean {
  return !isSmallWord(word) && !/\d/.test(word)
}

export function isKnown(index: TextIndex, word: string): boolean {
  return documentsWith(index, stemOf(word)) > 0
}

/** The two known words that were written as one: 'ankleboots' → ankle, boots. The rarer half decides between several ways. */
function partsOf(index: TextIndex, word: string): readonly string[] | undefined {
  let best: { readonly parts: readonly string[]; readonly documents: number } | undefined
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    const documents = Math.min(...parts.map((part) => documentsWith(index, stemOf(part))))
    if (documents > (best?.documents ?? 0)) best = { parts, documents }
  }
  return best?.parts
}

interface Candidate {
  readonly word: string
  readonly distance: number
  /** How many have the word in any of its forms. */
  readonly documents: number
  /** How many write it just so. */
  readonly writing: number
}

/** A letter left out, two letters changed about or one struck twice leave hardly another word to have been meant. */
function isSlip(typed: string, word: string): boolean {
  if (word.length === typed.length + 1) return true
  if (word.length === typed.length) return [...word].sort().join('') === [...typed].sort().join('')
  return word.length === typed.length - 1 && typed.replace(/(.)\1/gu, '$1') === word.replace(/(.)\1/gu, '$1')
}

/**
 * How much likelier a slip is than another mistake that makes the same text: whoever puts in a wrong letter, or takes it for another, could
 * have hit any of the alphabet.
 */
const SLIP_WEIGHT = 26

/** Fewest edits, then the likelier word: that of more documents, where a single slip counts for more. [decision 14] */
function compare(typed: string, a: Candidate, b: Candidate): number {
  const likelihood = ({ word, distance, documents }: Candidate) => documents * (distance === 1 && isSlip(typed, word) ? SLIP_WEIGHT : 1)
  return a.distance - b.distance || likelihood(b) - likelihood(a) || b.writing - a.writing || (a.word < b.word ? -1 : 1)
}

function candidatesFor(index: TextIndex, word: string, limit: number, isUnfinished: boolean): Candidate[] {
  return index.vocabulary
    .nearTo(word, limit, isUnfinished)
    .map(({ word: near, distance }) => ({
      word: near,
      distance,
      documents: documentsWith(index, stemOf(near)),
      writing: documentsWriting(index, near),
    }))
    .filter((candidate) => candidate.writing > 0 && candidate.word.length >= 3 && isMeaningful(candidate.word))
    .sort((a, b) => compare(word, a, b))
}

function nearWords(index: TextIndex, word: string, isUnfinished: boolean): readonly (readonly string[])[] {
  const candidates = candidatesFor(index, word, limitFor(word), isUnfinished)
  const nearest = candidates[0]?.distance ?? 0
  return candidates
    .filter(({ distance }) => distance === nearest)
    .slice(0, MOST)
    .map(({ word: near }) => [near])
}

/** Known words that a slip of the finger turns into this one, which is the beginning of another: 'bron' may be bronze, or brown. */
export function slippedWords(index: TextIndex, word: string): readonly string[] {
  if (word.length < 4 || /\d/.test(word) || isKnown(index, word)) return []
  return candidatesFor(index, word, 1, false)
    .filter((candidate) => isSlip(word, candidate.word))
    .slice(0, MOST)
    .map((candidate) => candidate.word)
}

/**
 * What an unknown word may stand for, likeliest first: two words written as one, else the nearest known words. Words with digits and
 * very short ones are left alone. With `isUnfinished` the beginning of a word may be what was typed wrongly.
 */
export function correctionsOf(index: TextIndex, word: string, isUnfinished: boolean): readonly (readonly string[])[] {
  if (word.length < 3 || /\d/.test(word)) return []
  const whole = nearWords(index, word, false)
  const parts = partsOf(index, word)
  if (parts && !whole.some(([near]) => near !== undefined && Math.abs(near.length - word.length) <= 1)) return [parts]
  return whole.length > 0 || !isUnfinished ? whole : nearWords(index, word, true)
}

/** Words with neighbours joined that are known only as one: 'sling back' → slingback. */
export function joined(index: TextIndex, words: readonly string[]): string[] {
  const result: string[] = []
  for (const word of words) {
    const before = result.at(-1)
    const one = `${before}${word}`
    if (before !== undefined && !(isKnown(index, before) && isKnown(index, word)) && isKnown(index, one)) result[result.length - 1] = one
    else result.push(word)
  }
  return result
}

/** Known words that an unfinished one may become. */
export function completedWords(index: TextIndex, word: string): readonly string[] {
  return word.length < 2 ? [] : completionsOf(index, word)
}
