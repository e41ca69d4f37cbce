import { sizeScales } from '@welt/brands'
import type { ProductDocument } from '#modules/catalogue'
import type { ListingFilter } from '../../ports.ts'
import { formOf, SALE_TOKENS, TOKENS_OF_EVERY_SHOE, tokensOfSearch } from './reference-tokens.ts'

export interface SlowReading {
  readonly terms: string
  readonly filters: readonly ListingFilter[]
}

interface Phrase {
  readonly attribute: string
  readonly value: string
  readonly forms: readonly string[]
}

export const startsAt = (forms: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((form, i) => forms[at + i] === form)

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}

/** The longest phrase with synonyms at a position. */
export type CalledAt = (
  forms: readonly string[],
  at: number,
) => { readonly own: readonly string[]; readonly others: readonly (readonly string[])[] } | undefined

interface Reading {
  readonly documents: readonly ProductDocument[]
  /** The words after correction. */
  readonly understood: (typed: readonly string[]) => string[]
  readonly calledAt: CalledAt
}

/** Reads a search naively: words that name a brand, one colour, a size or the sale become filters. */
export function createSlowReadings({ documents, understood, calledAt }: Reading) {
  const labels = (
    attribute: string,
    read: (document: ProductDocument) => readonly [string | undefined, string | undefined],
  ): Phrase[] => {
    const byValue = new Map(documents.map(read))
    return [...byValue].flatMap(([value, label]) =>
      value && label ? [{ attribute, value, forms: tokensOfSearch(label).map(formOf) }] : [],
    )
  }
  const brands = labels('brand', ({ brandValue, brandLabel }) => [brandValue, brandLabel])
  const colours = labels('colour', ({ colourFamily }) => [colourFamily?.toLowerCase(), colourFamily])

  /** The brand or colour named at a position, directly or by a synonym: longest first, brand before colour. */
  function namedAt(forms: readonly string[], at: number): Phrase | undefined {
    const all = [...brands, ...colours]
    const own = all
      .filter((phrase) => startsAt(forms, at, phrase.forms))
      .sort((a, b) => b.forms.length - a.forms.length)[0]
    if (own) return own
    const called = calledAt(forms, at)
    const meant =
      called && all.find((phrase) => called.others.some((other) => other.join(' ') === phrase.forms.join(' ')))
    return meant && { ...meant, forms: called.own }
  }

  /** Sizes in stock, with their scale. */
  const sold = new Set(
    documents.flatMap(({ sizeScale, sizes }) =>
      sizes.filter((size) => size.isInStock).map(({ size }) => `${sizeScale}:${size}`),
    ),
  )

  /** Sizes in each scale that a number can mean: EU 39 is women's 8. */
  function sizesMeant(numbering: 'eu' | 'au' | 'uk' | 'us', number: string): string[] {
    return sizeScales.flatMap((scale) =>
      scale.sizes.filter((row) => row[numbering] === number).map(({ size }) => `${scale.code}:${size}`),
    )
  }

  /** The size in a search (39, eu 39, us8, size 9), the sizes it means, and the other words. */
  function sizeIn(search: string) {
    const said = /(?<=^| )(?:size )?(?:(eu|au|uk|us) ?)?(\d{1,2}(?:\.5)?)(?= |$)/.exec(search)
    if (!said?.[2]) return undefined
    const numbering = (said[1] ?? (Number(said[2]) >= 16 ? 'eu' : 'au')) as 'eu' | 'au' | 'uk' | 'us'
    const meant = sizesMeant(numbering, said[2])
    if (!meant.some((size) => sold.has(size))) return undefined
    return { meant, rest: search.replace(said[0], '').replace(/ +/g, ' ').trim() }
  }

  const readings = new Map<string, SlowReading>()
  /** Reads words that name a brand, one colour, a size or the sale as filters. */
  function readSlowly(search: string): SlowReading {
    const reading = readings.get(search) ?? readThrough(search)
    readings.set(search, reading)
    return reading
  }
  /** Reads the remaining words again, since they may now form a phrase. */
  function readThrough(search: string): SlowReading {
    const first = read(search)
    if (first.filters.length === 0 || first.terms === '') return first
    const more = readThrough(first.terms)
    return more.filters.length === 0 ? first : { terms: more.terms, filters: [...first.filters, ...more.filters] }
  }
  function read(search: string): SlowReading {
    if (search.startsWith('"') || documents.some(({ sku }) => sku.toLowerCase() === search))
      return { terms: search, filters: [] }
    const size = sizeIn(search)
    const terms = understood(tokensOfSearch(size?.rest ?? search))
    const forms = terms.map(formOf)
    const named: { readonly phrase: Phrase; readonly at: number }[] = []
    for (let at = 0; at < terms.length; ) {
      const phrase = namedAt(forms, at)
      if (phrase) named.push({ phrase, at })
      at += phrase?.forms.length ?? 1
    }
    // Two colours describe one shoe.
    const isOneColour =
      distinct(named.filter(({ phrase }) => phrase.attribute === 'colour').map(({ phrase }) => phrase.value)).length ===
      1
    const meant = named.filter(({ phrase }) => phrase.attribute !== 'colour' || isOneColour)
    const taken = meant.flatMap(({ phrase, at }) => phrase.forms.map((_, i) => at + i))
    const unnamed = terms.filter((_, at) => !taken.includes(at))
    const unsold = unnamed.filter((token) => !SALE_TOKENS.map(formOf).includes(formOf(token)))
    const isOfSale = unsold.length < unnamed.length && terms.length > 1
    const left = isOfSale ? unsold : unnamed
    const including = (attribute: string, values: readonly string[]): ListingFilter[] =>
      values.length > 0 ? [{ attribute, type: 'include', values: distinct(values) }] : []
    const valuesOf = (attribute: string) =>
      meant.filter(({ phrase }) => phrase.attribute === attribute).map(({ phrase }) => phrase.value)
    const filters = [
      ...including('brand', valuesOf('brand')),
      ...including('colour', valuesOf('colour')),
      ...including('size', size?.meant ?? []),
      ...including('sale', isOfSale ? ['1'] : []),
    ]
    const saysMore = left.some((token) => !TOKENS_OF_EVERY_SHOE.includes(token))
    const rest = saysMore || filters.length === 0 ? left.join(' ') : ''
    return { terms: rest === '' && filters.length === 0 ? search : rest, filters }
  }

  return readSlowly
}
