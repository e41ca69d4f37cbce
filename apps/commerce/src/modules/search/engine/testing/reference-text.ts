import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import { type CalledAt, createSlowReadings, distinct, startsAt } from './reference-readings.ts'
import {
  distanceOf,
  formOf,
  isSlipOf,
  STOP_WORDS,
  TOKENS_OF_EVERY_SHOE,
  tokensOf,
  tokensOfSearch,
} from './reference-tokens.ts'

/**
 * A naive implementation of decision 14 that checks every document for every word. It shares no code with the engine
 * and handles only generated documents, whose texts are plain words.
 */

/** Texts of a document with their weights; a word counts with its best. */
function textsOf(
  document: ProductDocument,
  categories: readonly CategoryRow[],
): (readonly [string | undefined, number])[] {
  return [
    [document.sku, 12],
    [document.name, 8],
    [document.brandLabel, 6],
    [document.colour, 4],
    [document.colourFamily, 4],
    [document.style, 4],
    [document.silhouette, 4],
    ...categories.filter(({ id }) => document.categoryIds.includes(id)).map(({ name }) => [name, 3] as const),
    [document.material, 2],
    [document.fabric, 2],
    [document.heelType, 2],
    [document.gender, 2],
    ...document.occasions.map((occasion) => [occasion, 2] as const),
    [document.description, 1],
  ]
}

const TYPED = 1
const CALLED = 0.8
const COMPLETED = 0.6
const SLIPPED = 0.5

/** An alternative for a word or phrase; documents must have all its forms. */
interface Way {
  readonly forms: readonly string[]
  readonly factor: number
}

interface Sought {
  readonly ways: readonly Way[]
  /** A word that fits every shoe only affects ranking. */
  readonly isOfEveryShoe: boolean
}

/** Matching documents by position, with their scores. */
export interface Fits {
  readonly places: Int32Array
  readonly worths: Float64Array
}

/** How many documents have each word, in any form and in this form. */
function countTokens(texts: readonly ReadonlyMap<string, ReadonlySet<string>>[]) {
  const having = new Map<string, number>()
  const writing = new Map<string, number>()
  for (const forms of texts) {
    for (const [form, terms] of forms) {
      having.set(form, (having.get(form) ?? 0) + 1)
      for (const token of terms) writing.set(token, (writing.get(token) ?? 0) + 1)
    }
  }
  return { having, writing }
}

/** `groups` are synonyms. */
export function createSlowSearch(
  documents: readonly ProductDocument[],
  categories: readonly CategoryRow[],
  groups: readonly (readonly string[])[],
) {
  const weights = documents.map((document) => {
    const best = new Map<string, number>()
    for (const [text, weight] of textsOf(document, categories))
      for (const form of tokensOf(text ?? '').map(formOf)) best.set(form, Math.max(best.get(form) ?? 0, weight))
    return best
  })
  const { having, writing } = countTokens(
    documents.map((document) => {
      const terms = textsOf(document, categories).flatMap(([text]) => tokensOf(text ?? ''))
      return new Map([...Map.groupBy(terms, formOf)].map(([form, ways]) => [form, new Set(ways)]))
    }),
  )
  const rarities = new Map([...having].map(([form, count]) => [form, Math.log(1 + documents.length / count)]))
  const vocabulary = [...writing.keys()].sort()
  const correct = vocabulary.filter((token) => token.length >= 3 && !/\d/.test(token) && !STOP_WORDS.includes(token))
  const isKnown = (token: string) => having.has(formOf(token))
  const synonyms = groups.map((group) => group.map((phrase) => tokensOfSearch(phrase).map(formOf)))

  /** The longest phrase with synonyms at a position. */
  const calledAt: CalledAt = (forms, at) => {
    const standing = synonyms.flatMap((group) =>
      group.filter((phrase) => startsAt(forms, at, phrase)).map((phrase) => ({ phrase, group })),
    )
    const length = Math.max(0, ...standing.map(({ phrase }) => phrase.length))
    const longest = standing.filter(({ phrase }) => phrase.length === length)
    const own = longest[0]?.phrase
    return own && { own, others: longest.flatMap(({ group, phrase }) => group.filter((other) => other !== phrase)) }
  }

  /** Known words within a distance, most likely first. */
  function near(typed: string, distanceTo: (token: string) => number, most: number) {
    const found = correct
      .map((token) => ({ token, distance: distanceTo(token) }))
      .filter(({ distance }) => distance <= most)
    const likelihood = ({ token, distance }: (typeof found)[number]) =>
      (having.get(formOf(token)) ?? 0) * (distance === 1 && isSlipOf(typed, token) ? 26 : 1)
    return found.sort(
      (a, b) =>
        a.distance - b.distance ||
        likelihood(b) - likelihood(a) ||
        (writing.get(b.token) ?? 0) - (writing.get(a.token) ?? 0) ||
        (a.token < b.token ? -1 : 1),
    )
  }
  const nearest = (found: readonly { token: string; distance: number }[]) =>
    found
      .filter(({ distance }) => distance === found[0]?.distance)
      .map(({ token }) => [token])
      .slice(0, 4)

  const completionsOf = (token: string) =>
    token.length < 2 ? [] : vocabulary.filter((known) => known.startsWith(token))

  /** Corrections of an unknown word. */
  function correctionsOf(token: string, isLast: boolean): string[][] {
    if (token.length < 4 || /\d/.test(token) || STOP_WORDS.includes(token)) return []
    const most = token.length < 5 ? 1 : 2
    const whole = nearest(near(token, (known) => distanceOf(token, known), most))
    const rarer = (parts: readonly string[]) => Math.min(...parts.map((part) => having.get(formOf(part)) ?? 0))
    const splits = Array.from({ length: Math.max(0, token.length - 5) }, (_, i) => [
      token.slice(0, i + 3),
      token.slice(i + 3),
    ])
    const split = splits.filter((parts) => rarer(parts) > 0).sort((a, b) => rarer(b) - rarer(a))[0]
    if (split && !whole.some(([near = '']) => Math.abs(near.length - token.length) <= 1)) return [split]
    if (whole.length > 0 || !isLast) return whole
    const begun = (known: string) => Math.min(...[...known].map((_, i) => distanceOf(token, known.slice(0, i + 1))))
    return nearest(near(token, begun, most))
  }

  function needsCorrection(terms: readonly string[], at: number): boolean {
    const token = terms[at] as string
    if (isKnown(token) || TOKENS_OF_EVERY_SHOE.includes(token)) return false
    if (at === terms.length - 1 && completionsOf(token).length > 0) return false
    const forms = terms.map(formOf)
    return !forms.some((_, from) => from <= at && at < from + (calledAt(forms, from)?.own.length ?? 0))
  }

  /** The words after correction. */
  function understood(typed: readonly string[]): string[] {
    let terms: string[] = []
    for (const token of typed) {
      const before = terms.at(-1)
      const areOne = before !== undefined && isKnown(before + token) && !(isKnown(before) && isKnown(token))
      terms = areOne ? [...terms.slice(0, -1), before + token] : [...terms, token]
    }
    for (let at = terms.length - 1; at >= 0; at -= 1) {
      if (!needsCorrection(terms, at)) continue
      const ways = correctionsOf(terms[at] as string, at === terms.length - 1).map((way) =>
        terms.toSpliced(at, 1, ...way),
      )
      if (ways.length > 1) terms = ways.find((way) => fitsOf(soughtFor(way)).places.length > 0) ?? (ways[0] as string[])
      else terms = ways[0] ?? terms
    }
    return terms
  }

  function soughtFor(terms: readonly string[]): Sought[] {
    const forms = terms.map(formOf)
    const sought: Sought[] = []
    for (let at = 0; at < terms.length; ) {
      const called = calledAt(forms, at)
      const own = called?.own ?? [forms[at] as string]
      const ways: Way[] = [
        { forms: own, factor: TYPED },
        ...(called?.others ?? []).map((other) => ({ forms: other, factor: CALLED })),
      ]
      const token = terms[at] as string
      if (own.length === 1 && at === terms.length - 1) {
        for (const form of distinct(completionsOf(token).map(formOf))) ways.push({ forms: [form], factor: COMPLETED })
        if (token.length >= 4 && !/\d/.test(token) && !STOP_WORDS.includes(token) && !isKnown(token)) {
          const slips = near(token, (known) => distanceOf(token, known), 1).filter((one) => isSlipOf(token, one.token))
          for (const slip of slips.slice(0, 4)) ways.push({ forms: [formOf(slip.token)], factor: SLIPPED })
        }
      }
      sought.push({ ways, isOfEveryShoe: own.every((form) => TOKENS_OF_EVERY_SHOE.includes(form)) })
      at += own.length
    }
    return sought
  }

  /** A word's worth is its field's weight times its rarity; a phrase has the mean of its words. */
  function worthOf({ forms, factor }: Way, own: ReadonlyMap<string, number>): number | undefined {
    let sum = 0
    for (const form of forms) {
      const weight = own.get(form)
      if (weight === undefined) return undefined
      sum += weight * (rarities.get(form) as number)
    }
    return (factor * sum) / forms.length
  }

  function fitsOf(sought: readonly Sought[]): Fits {
    const places: number[] = []
    const sums: number[] = []
    weights.forEach((own, place) => {
      let sum = 0
      for (const { ways, isOfEveryShoe } of sought) {
        const worths = ways.flatMap((way) => worthOf(way, own) ?? [])
        if (worths.length === 0 && !isOfEveryShoe) return
        sum += Math.max(0, ...worths)
      }
      if (sought.length === 0) return
      places.push(place)
      sums.push(sum)
    })
    return { places: Int32Array.from(places), worths: Float64Array.from(sums) }
  }

  const fitting = new Map<string, Fits>()
  function findSlowly(search: string): Fits {
    const literal = /^"(.+)"$/.exec(search)?.[1]
    const asTyped = (terms: string) =>
      tokensOfSearch(terms).map((token) => ({
        ways: [{ forms: [formOf(token)], factor: TYPED }],
        isOfEveryShoe: false,
      }))
    const coded = documents.findIndex(({ sku }) => sku.toLowerCase() === search)
    const ofCode = coded < 0 ? undefined : { places: Int32Array.of(coded), worths: Float64Array.of(0) }
    const sought = () => (literal === undefined ? soughtFor(understood(tokensOfSearch(search))) : asTyped(literal))
    const fits = fitting.get(search) ?? ofCode ?? fitsOf(sought())
    fitting.set(search, fits)
    return fits
  }

  return { readSlowly: createSlowReadings({ documents, understood, calledAt }), findSlowly }
}
