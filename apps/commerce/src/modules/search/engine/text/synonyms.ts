import { meaningfulTokensOf, stemOf, tokensOf } from './tokens.ts'

/** ['thongs', 'flip flops'] */
export type SynonymGroup = readonly string[]

interface Phrase {
  readonly text: string
  readonly stems: readonly string[]
  /** Stems. */
  readonly others: readonly (readonly string[])[]
}

export interface Synonyms {
  /** By first stem, longest phrase first. */
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>
  readonly texts: readonly string[]
}

export const NO_SYNONYMS: Synonyms = { byFirst: new Map(), texts: [] }

export function compileSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    const named = group.map((phrase) => ({
      text: tokensOf(phrase).join(' '),
      stems: meaningfulTokensOf(phrase).map(stemOf),
    }))
    const phrases = named.filter(({ stems }) => stems.length > 0)
    phrases.forEach(({ text, stems }, i) => {
      const others = phrases
        .filter((other, j) => j !== i && other.stems.join(' ') !== stems.join(' '))
        .map((other) => other.stems)
      const first = stems[0] as string
      if (others.length > 0) byFirst.set(first, [...(byFirst.get(first) ?? []), { text, stems, others }])
    })
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)
  return { byFirst, texts: [...new Set([...byFirst.values()].flatMap((phrases) => phrases.map(({ text }) => text)))] }
}

/** Merges the synonyms of all groups with the longest phrase at `at`. */
export function synonymsAt(synonyms: Synonyms, stems: readonly string[], at: number): Omit<Phrase, 'text'> | undefined {
  const fitting = (synonyms.byFirst.get(stems[at] ?? '') ?? []).filter((phrase) =>
    phrase.stems.every((stem, i) => stems[at + i] === stem),
  )
  const longest = fitting[0]
  if (!longest) return undefined
  const alike = fitting.filter((phrase) => phrase.stems.length === longest.stems.length)
  return { stems: longest.stems, others: alike.flatMap((phrase) => phrase.others) }
}

/** For a search that is one whole phrase. */
export function otherNamesOf(synonyms: Synonyms, search: string): string[] {
  const stems = meaningfulTokensOf(search).map(stemOf)
  const phrase = synonymsAt(synonyms, stems, 0)
  return phrase && phrase.stems.length === stems.length ? phrase.others.map((other) => other.join(' ')) : []
}

const LETTERS_BEGUN = 3

/** 'black velc' → black velcro */
export function begunSearches(synonyms: Synonyms, search: string): string[] {
  const tokens = tokensOf(search)
  return tokens.flatMap((_, at) => {
    const begun = tokens.slice(at).join(' ')
    const before = tokens.slice(0, at)
    if (begun.length < LETTERS_BEGUN) return []
    return synonyms.texts.filter((text) => text.startsWith(begun)).map((text) => [...before, text].join(' '))
  })
}
