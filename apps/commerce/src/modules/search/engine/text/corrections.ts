import { completionsOf, documentsWith, documentsWriting, type TextIndex } from './text-index.ts'
import { isStopWord, stemOf } from './tokens.ts'

const MOST = 4

/** Nearly every shorter word is close to another. */
const SHORTEST_CORRECTED = 4

function limitFor(token: string): number {
  return token.length < 5 ? 1 : 2
}

function isMeaningful(token: string): boolean {
  return !isStopWord(token) && !/\d/.test(token)
}

export function isKnown(index: TextIndex, token: string): boolean {
  return documentsWith(index, stemOf(token)) > 0
}

/** 'ankleboots' → ankle, boots; the split with the most frequent rarer half wins. */
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
  /** In any form. */
  readonly documents: number
  /** In exactly this form. */
  readonly writing: number
}

/** A letter omitted, two swapped, or one doubled. */
function isSlip(typed: string, token: string): boolean {
  if (token.length === typed.length + 1) return true
  if (token.length === typed.length) return [...token].sort().join('') === [...typed].sort().join('')
  return token.length === typed.length - 1 && typed.replace(/(.)\1/gu, '$1') === token.replace(/(.)\1/gu, '$1')
}

/** A wrong letter could be any of 26. */
const SLIP_WEIGHT = 26

/** [decision 14] */
function compare(typed: string, a: Candidate, b: Candidate): number {
  const likelihood = ({ token, distance, documents }: Candidate) =>
    documents * (distance === 1 && isSlip(typed, token) ? SLIP_WEIGHT : 1)
  return (
    a.distance - b.distance || likelihood(b) - likelihood(a) || b.writing - a.writing || (a.token < b.token ? -1 : 1)
  )
}

function candidatesFor(index: TextIndex, token: string, limit: number, isUnfinished: boolean): Candidate[] {
  return index.vocabulary
    .neighboursOf(token, limit, isUnfinished)
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

/** 'bron' may be brown as well as an unfinished bronze. */
export function slippedTokens(index: TextIndex, token: string): readonly string[] {
  if (token.length < SHORTEST_CORRECTED || !isMeaningful(token) || isKnown(index, token)) return []
  return candidatesFor(index, token, 1, false)
    .filter((candidate) => isSlip(token, candidate.token))
    .slice(0, MOST)
    .map((candidate) => candidate.token)
}

/** Most likely first. With `isUnfinished`, the token may be a misspelled prefix. [decision 14] */
export function correctionsOf(index: TextIndex, token: string, isUnfinished: boolean): readonly (readonly string[])[] {
  if (token.length < SHORTEST_CORRECTED || !isMeaningful(token)) return []
  const whole = nearTokens(index, token, false)
  const parts = partsOf(index, token)
  if (parts && !whole.some(([near]) => near !== undefined && Math.abs(near.length - token.length) <= 1)) return [parts]
  return whole.length > 0 || !isUnfinished ? whole : nearTokens(index, token, true)
}

/** 'sling back' → slingback */
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

export function completedTokens(index: TextIndex, token: string): readonly string[] {
  return token.length < 2 ? [] : completionsOf(index, token)
}
