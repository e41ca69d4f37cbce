import { completionsOf, documentsWith, documentsWriting, type TextIndex } from './text-index.ts'
import { isStopWord, stemOf } from './tokens.ts'

/** Corrections tried for one word. */
const MOST = 4

/** Shortest word that is corrected; nearly every shorter one is close to another word. */
const SHORTEST_CORRECTED = 4

/** Edits that are forgiven: one in short words, two in longer ones. */
function limitFor(token: string): number {
  return token.length < 5 ? 1 : 2
}

/** Whether a known word is one that shoppers look for. */
function isMeaningful(token: string): boolean {
  return !isStopWord(token) && !/\d/.test(token)
}

export function isKnown(index: TextIndex, token: string): boolean {
  return documentsWith(index, stemOf(token)) > 0
}

/**
 * The two known words that were written as one: 'ankleboots' → ankle, boots. The rarer half decides between several
 * ways.
 */
function partsOf(index: TextIndex, token: string): readonly string[] | undefined {
  let best: { readonly parts: readonly string[]; readonly documents: number } | undefined
  for (let at = 3; at <= token.length - 3; at += 1) {
    const parts = [token.slice(0, at), token.slice(at)]
    const documents = Math.min(...parts.map((part) => documentsWith(index, stemOf(part))))
    if (documents > (best?.documents ?? 0)) best = { parts, documents }
  }
  return best?.parts
}

interface Candidate {
  readonly token: string
  readonly distance: number
  /** How many have the word in any of its forms. */
  readonly documents: number
  /** How many write it just so. */
  readonly writing: number
}

/** A letter left out, two letters changed about or one struck twice leave hardly another word to have been meant. */
function isSlip(typed: string, token: string): boolean {
  if (token.length === typed.length + 1) return true
  if (token.length === typed.length) return [...token].sort().join('') === [...typed].sort().join('')
  return token.length === typed.length - 1 && typed.replace(/(.)\1/gu, '$1') === token.replace(/(.)\1/gu, '$1')
}

/**
 * How much likelier a slip is than another mistake that makes the same text: a wrong letter could have been any of the
 * alphabet.
 */
const SLIP_WEIGHT = 26

/** Fewest edits, then the likelier word: that of more documents, where a single slip counts for more. [decision 14] */
function compare(typed: string, a: Candidate, b: Candidate): number {
  const likelihood = ({ token, distance, documents }: Candidate) =>
    documents * (distance === 1 && isSlip(typed, token) ? SLIP_WEIGHT : 1)
  return (
    a.distance - b.distance || likelihood(b) - likelihood(a) || b.writing - a.writing || (a.token < b.token ? -1 : 1)
  )
}

function candidatesFor(index: TextIndex, token: string, limit: number, isUnfinished: boolean): Candidate[] {
  return index.vocabulary
    .nearTo(token, limit, isUnfinished)
    .map(({ token: near, distance }) => ({
      token: near,
      distance,
      documents: documentsWith(index, stemOf(near)),
      writing: documentsWriting(index, near),
    }))
    .filter((candidate) => candidate.writing > 0 && candidate.token.length >= 3 && isMeaningful(candidate.token))
    .sort((a, b) => compare(token, a, b))
}

function nearTokens(index: TextIndex, token: string, isUnfinished: boolean): readonly (readonly string[])[] {
  const candidates = candidatesFor(index, token, limitFor(token), isUnfinished)
  const nearest = candidates[0]?.distance ?? 0
  return candidates
    .filter(({ distance }) => distance === nearest)
    .slice(0, MOST)
    .map(({ token: near }) => [near])
}

/**
 * Known words that a slip of the finger turns into this one, which is the beginning of another: 'bron' may be bronze,
 * or brown.
 */
export function slippedTokens(index: TextIndex, token: string): readonly string[] {
  if (token.length < SHORTEST_CORRECTED || !isMeaningful(token) || isKnown(index, token)) return []
  return candidatesFor(index, token, 1, false)
    .filter((candidate) => isSlip(token, candidate.token))
    .slice(0, MOST)
    .map((candidate) => candidate.token)
}

/**
 * Corrections of an unknown word, most likely first; none for tokens with digits, of three letters, or stop words. With
 * `isUnfinished`, the token may be a misspelled prefix. [decision 14]
 */
export function correctionsOf(index: TextIndex, token: string, isUnfinished: boolean): readonly (readonly string[])[] {
  if (token.length < SHORTEST_CORRECTED || !isMeaningful(token)) return []
  const whole = nearTokens(index, token, false)
  const parts = partsOf(index, token)
  if (parts && !whole.some(([near]) => near !== undefined && Math.abs(near.length - token.length) <= 1)) return [parts]
  return whole.length > 0 || !isUnfinished ? whole : nearTokens(index, token, true)
}

/** Words with neighbours joined that are known only as one: 'sling back' → slingback. */
export function joined(index: TextIndex, tokens: readonly string[]): string[] {
  const result: string[] = []
  for (const token of tokens) {
    const before = result.at(-1)
    const one = `${before}${token}`
    if (before !== undefined && !(isKnown(index, before) && isKnown(index, token)) && isKnown(index, one))
      result[result.length - 1] = one
    else result.push(token)
  }
  return result
}

/** Known words that an unfinished one may become. */
export function completedTokens(index: TextIndex, token: string): readonly string[] {
  return token.length < 2 ? [] : completionsOf(index, token)
}
