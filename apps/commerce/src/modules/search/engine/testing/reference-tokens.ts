export const STOP_WORDS = 'a an and are as at but by for from in is my of on or that the this to with your'.split(' ')
export const TOKENS_OF_EVERY_SHOE = 'shoe shoes footwear pair pairs'.split(' ')
export const SALE_TOKENS = 'sale clearance discount reduced'.split(' ')

export const tokensOf = (text: string) => text.toLowerCase().match(/\d+\.\d+|[a-z0-9]+/g) ?? []

/** Words of a search; stop words are dropped unless nothing else is left. */
export function tokensOfSearch(text: string): string[] {
  const said = tokensOf(text).filter((token) => !STOP_WORDS.includes(token))
  return said.length > 0 ? said : tokensOf(text)
}

/** The shared form of a word: boots → boot, batteries → battery, heeled → heel, running → run. */
export function formOf(token: string): string {
  if (/\d/.test(token)) return token
  let form = token
  if (token.length >= 4 && !/(ss|us|is)$/.test(token)) {
    if (/[^aeiou]ies$/.test(token) && token.length > 4) form = token.replace(/ies$/, 'y')
    else if (/(sh|ch|x|ss|zz)es$/.test(token)) form = token.replace(/es$/, '')
    else form = token.replace(/s$/, '')
  }
  const begun = form.replace(/(ing|ed)$/, '')
  if (begun === form || begun.length < 3 || !/[aeiouy]/.test(begun)) return form
  return begun.replace(/([bdgmnprt])\1$/, '$1')
}

/** Edit distance with transpositions. */
export function distanceOf(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1)
      ;(table[i] as number[])[j] = Math.min(...ways)
    }
  }
  return at(a.length, b.length)
}

const once = (token: string) => token.replace(/(.)\1/g, '$1')
const sorted = (token: string) => [...token].sort().join('')

/** Whether it is a typing slip: a letter omitted, two swapped, one doubled. */
export function isSlipOf(typed: string, token: string): boolean {
  if (typed.length + 1 === token.length) return true
  if (typed.length === token.length) return sorted(typed) === sorted(token)
  return typed.length - 1 === token.length && once(typed) === once(token)
}
