const STOP_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Words of a text without case, accents and apostrophes: "Chloé's Boots" → chloes, boots. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that carry meaning; all of them when nothing else is left. */
export function meaningfulWordsOf(text: string): string[] {
  const words = wordsOf(text)
  const meaningful = words.filter((word) => !STOP_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** One form for singular and plural: boots → boot, shoes → shoe; dress stays. */
export function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Optimal string alignment distance: inserts, deletes, replacements and swaps of neighbours each cost 1.
 * Gives `limit + 1` as soon as the distance is known to be above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(replaced, (last[j] as number) + 1, (row[j - 1] as number) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1)
      row.push(cost)
      lowest = Math.min(lowest, cost)
    }
    if (lowest > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length] as number
}
