import { meaningfulWordsOf, stemOf } from './words.ts'

/** Phrases that mean the same to a shopper: ['thongs', 'flip flops']. */
export type SynonymGroup = readonly string[]

interface Phrase {
  readonly stems: readonly string[]
  /** What else it may be called. */
  readonly others: readonly (readonly string[])[]
}

/** Phrases by their first stem, longest first. */
export type Synonyms = ReadonlyMap<string, readonly Phrase[]>

export const NO_SYNONYMS: Synonyms = new Map()

/** Makes groups of phrases quick to find in a search. */
export function compileSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    const phrases = group.map((phrase) => meaningfulWordsOf(phrase).map(stemOf)).filter((stems) => stems.length > 0)
    phrases.forEach((stems, i) => {
      const others = phrases.filter((other, j) => j !== i && other.join(' ') !== stems.join(' '))
      const first = stems[0] as string
      if (others.length > 0) byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, others }])
    })
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)
  return byFirst
}

/** What the words from `at` on may also be called: every group that has the longest phrase that stands there. */
export function synonymsAt(synonyms: Synonyms, stems: readonly string[], at: number): Phrase | undefined {
  const fitting = (synonyms.get(stems[at] ?? '') ?? []).filter((phrase) => phrase.stems.every((stem, i) => stems[at + i] === stem))
  const longest = fitting[0]
  if (!longest) return undefined
  const alike = fitting.filter((phrase) => phrase.stems.length === longest.stems.length)
  return { stems: longest.stems, others: alike.flatMap((phrase) => phrase.others) }
}
