import { plainNumbers } from './numbers.ts'

const STOP_WORDS = new Set('a an and are as at but by for from in is my of on or that the this to with your'.split(' '))

const WEAK_TOKENS = new Set(['shoe', 'shoes', 'footwear', 'pair', 'pairs'])

const MAX_TEXT = 4000

const MAX_TOKEN = 32

/** "Chloé's Boots" → chloes, boots. A decimal is one token. */
export function tokensOf(text: string): string[] {
  const plain = plainNumbers(text.slice(0, MAX_TEXT))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}]+)*/gu) ?? []).map((token) =>
    token.slice(0, MAX_TOKEN),
  )
}

export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token)
}

/** Fits every shoe, so it only affects ranking. */
export function isWeak(token: string): boolean {
  return WEAK_TOKENS.has(token)
}

/** Without stop words, unless there are no others. */
export function meaningfulTokensOf(text: string): string[] {
  const tokens = tokensOf(text)
  const meaningful = tokens.filter((token) => !isStopWord(token))
  return meaningful.length > 0 ? meaningful : tokens
}

function singularOf(token: string): string {
  if (token.length < 4 || /(ss|us|is)$/.test(token)) return token
  if (/[^aeiou]ies$/.test(token) && token.length > 4) return `${token.slice(0, -3)}y`
  if (/(sh|ch|x|ss|zz)es$/.test(token)) return token.slice(0, -2)
  return token.endsWith('s') ? token.slice(0, -1) : token
}

/** 'runn' → 'run'; 'dress' and 'fall' stay. */
function undoubled(token: string): string {
  return /([bdgmnprt])\1$/.test(token) ? token.slice(0, -1) : token
}

/** boots → boot, wellies → welly, heeled → heel, running → run. A minimum length protects red and ring. */
export function stemOf(token: string): string {
  if (/\d/.test(token)) return token
  const singular = singularOf(token)
  const ending = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(singular)?.[1]
  return ending !== undefined && ending.length >= 3 ? undoubled(ending) : singular
}

/**
 * Edit distances (optimal string alignment) of one word to many, reusing the rows of shared prefixes. `add(letter, at)`
 * returns false when no continuation can be within the limit.
 */
export function createNearness(token: string, limit: number) {
  const width = token.length + 1
  const maxRows = MAX_TOKEN + limit + 2
  const rows = new Uint8Array(maxRows * width)
  const letters = new Uint16Array(maxRows)
  for (let j = 0; j < width; j += 1) rows[j] = j
  return {
    add(letter: number, at: number): boolean {
      if (at + 2 > maxRows) return false
      letters[at] = letter
      const row = (at + 1) * width
      const last = row - width
      let lowest = at + 1
      rows[row] = at + 1
      for (let j = 1; j < width; j += 1) {
        const own = token.charCodeAt(j - 1)
        let cost = Math.min((rows[last + j - 1] as number) + (own === letter ? 0 : 1), (rows[last + j] as number) + 1)
        cost = Math.min(cost, (rows[row + j - 1] as number) + 1)
        const isSwap = at > 0 && j > 1 && own === letters[at - 1] && token.charCodeAt(j - 2) === letter
        if (isSwap) cost = Math.min(cost, (rows[last - width + j - 2] as number) + 1)
        rows[row + j] = cost
        if (cost < lowest) lowest = cost
      }
      return lowest <= limit
    },
    distanceAt: (length: number): number => rows[length * width + token.length] as number,
  }
}
