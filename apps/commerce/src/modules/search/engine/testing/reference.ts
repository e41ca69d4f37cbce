import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import type { ListingFilter, ListingQuery, SortCode } from '../../ports.ts'
import type { Ordering } from '../recommended.ts'
import { ATTRIBUTES, type Known, sideBySide, sizesMatching, writeOut } from './reference-documents.ts'
import type { SlowReading } from './reference-readings.ts'
import { createSlowSearch, type Fits } from './reference-text.ts'

/** Comparators by sort; ties are broken by product id. */
function compares(
  { featuredBrands, weights, asOf }: Ordering,
  categoryId = -1,
): Record<SortCode, (document: ProductDocument) => number[]> {
  const share = (part: number, whole: number) => Math.floor((1000 * part) / whole)
  const score = ({ sizes, newFrom, sellThroughPercent, regularCents, finalCents }: ProductDocument) => {
    const days = Math.max(0, Math.floor((asOf.getTime() - newFrom.getTime()) / 86_400_000))
    const available = share(sizes.filter(({ isInStock }) => isInStock).length, sizes.length)
    const saving = share(regularCents - finalCents, regularCents)
    const newness = days > 90 ? 0 : share(90 - days, 90)
    return (
      weights.availability * available +
      weights.newness * newness +
      weights.sell_through * 10 * sellThroughPercent +
      weights.saving * saving
    )
  }
  const pinIn = ({ categoryPins }: ProductDocument) =>
    categoryPins.find((pin) => pin.categoryId === categoryId)?.position
  const place = (brand = '') => (featuredBrands.includes(brand) ? featuredBrands.indexOf(brand) : featuredBrands.length)
  return {
    fh_default: (document) => [
      place(document.brandValue),
      document.sizes.some(({ isInStock }) => isInStock) ? 0 : 1,
      pinIn(document) ?? 1e9,
      // A category's pin overrides the site's.
      pinIn(document) === undefined ? (document.pinnedPosition ?? 1e9) : 0,
      -score(document),
    ],
    newest: ({ newFrom }) => [-newFrom.getTime()],
    price_asc: ({ finalCents }) => [finalCents],
    price_desc: ({ finalCents }) => [-finalCents],
    biggest_saving: ({ regularCents, finalCents }) => [finalCents - regularCents],
    best_rated: ({ rating = 0, reviewCount }) => [-rating, -reviewCount],
  }
}

function sortedBy(documents: readonly Known[], keysOf: (document: ProductDocument) => number[]): Known[] {
  const withKeys = documents.map((known) => ({ known, keys: [...keysOf(known.document), known.document.productId] }))
  withKeys.sort((a, b) => a.keys.map((key, i) => key - (b.keys[i] ?? 0)).find((difference) => difference !== 0) ?? 0)
  return withKeys.map(({ known }) => known)
}

function meets(known: Known, filter: ListingFilter): boolean {
  if (filter.type === 'range') {
    const price = known.document.finalCents / 100
    return price >= (filter.from ?? 0) && price <= (filter.to ?? Number.POSITIVE_INFINITY)
  }
  const { attribute, values } = filter
  const own = known.values[attribute] ?? []
  const wanted = attribute === 'size' ? values.flatMap(sizesMatching) : values
  return wanted.some((value) => own.includes(value))
}

export interface SlowListing {
  readonly productIds: readonly number[]
  readonly totalCount: number
  /** Styles by value, by attribute. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly priceBounds: { readonly min: number | null; readonly max: number | null }
}

/** A page before filters, with the values it offers. */
interface Page {
  readonly documents: Int32Array
  readonly offered: readonly boolean[]
  readonly fits: Fits | undefined
}

/**
 * A naive listing: every document that meets every filter, then the first of each style. A document that misses only
 * one attribute's filters still counts for that attribute. A style's price is the lowest among its documents that meet
 * the other filters.
 */
export function createReference(
  documents: readonly ProductDocument[],
  categories: readonly CategoryRow[],
  ordering: Ordering,
  synonyms: readonly (readonly string[])[] = [],
) {
  const { all, known } = writeOut(documents)
  const { starts, places, styles, cents, productIds } = sideBySide(known)
  const attributeOf = all.map(({ attribute }) => attribute)
  const terms = createSlowSearch(
    known.map(({ document }) => document),
    categories,
    synonyms,
  )
  const order = (keysOf: (document: ProductDocument) => number[]) =>
    Int32Array.from(sortedBy(known, keysOf), ({ at }) => at)
  const orders = Object.fromEntries(Object.entries(compares(ordering)).map(([sort, keysOf]) => [sort, order(keysOf)]))
  /** Recommended order by category, since categories may pin products. */
  const recommended = new Map(categories.map(({ urlPath, id }) => [urlPath, order(compares(ordering, id).fh_default)]))
  const orderOf = (sort: SortCode, path: string | undefined) =>
    ((sort === 'fh_default' && recommended.get(path ?? '')) || orders[sort]) as Int32Array

  /** Cached by filters, which many queries share. */
  const verdicts = new Map<string, Uint8Array>()
  function verdictsOn(key: string, isMet: (one: Known) => boolean): Uint8Array {
    const verdict = verdicts.get(key) ?? Uint8Array.from(known, (one) => (isMet(one) ? 1 : 0))
    verdicts.set(key, verdict)
    return verdict
  }
  const meeting = (filter: ListingFilter) => verdictsOn(JSON.stringify(filter), (one) => meets(one, filter))

  /** 1 for each document that meets the filters, else 0. */
  const pricesOf = (filters: readonly ListingFilter[]) =>
    verdictsOn(JSON.stringify(filters), (one) => filters.every((filter) => meets(one, filter)))

  const everything = Int32Array.from(known, ({ at }) => at)
  const pages = new Map<string, Page>()
  function pageOf(path: string | undefined, search: string): Page {
    const key = JSON.stringify([path, search])
    const page = pages.get(key) ?? makePage(path, search)
    pages.set(key, page)
    return page
  }
  function makePage(path: string | undefined, search: string): Page {
    const categoryId = categories.find(({ urlPath }) => urlPath === path)?.id ?? -1
    const isThere = verdictsOn(
      `in ${path}`,
      ({ document }) => path === undefined || document.categoryIds.includes(categoryId),
    )
    const fits = search.trim() === '' ? undefined : terms.findSlowly(search)
    const meant = (fits ? fits.places : everything).filter((at) => isThere[at] === 1)
    const offered = all.map(() => false)
    for (const at of meant)
      for (let i = starts[at] as number; i < (starts[at + 1] as number); i += 1) offered[places[i] as number] = true
    return { documents: meant, offered, fits }
  }

  /** By default the best match first, then Recommended. */
  function inOrder(found: Uint8Array, { fits }: Page, sort: SortCode, path: string | undefined): Int32Array {
    const sorted = orderOf(sort, path).filter((at) => found[at] === 1)
    if (!fits || sort !== 'fh_default') return sorted
    const worths = new Float64Array(known.length)
    fits.places.forEach((at, i) => {
      worths[at] = fits.worths[i] as number
    })
    return sorted.sort((a, b) => (worths[b] as number) - (worths[a] as number)) // stable: ties stay in Recommended order
  }

  /** The first document of each style, featured brand first. */
  function cardsOf(sorted: Int32Array, featuredBrand: string | undefined): number[] {
    const seen = new Uint8Array(known.length)
    const cards: number[] = []
    const take = (isWanted: (at: number) => boolean) => {
      for (const at of sorted) {
        const style = styles[at] as number
        if (seen[style] === 1 || !isWanted(at)) continue
        seen[style] = 1
        cards.push(productIds[at] as number)
      }
    }
    if (featuredBrand !== undefined) {
      const isFeatured = verdictsOn(`of ${featuredBrand}`, ({ document }) => document.brandValue === featuredBrand)
      take((at) => isFeatured[at] === 1)
    }
    take(() => true)
    return cards
  }

  function listSlowly(query: ListingQuery, { terms: search, filters: read }: SlowReading): SlowListing {
    const path = query.filters.find((filter) => filter.attribute === 'category_url_path')
    const filters = [...query.filters.filter((filter) => filter !== path), ...read]
    const isInRange = pricesOf(filters.filter(({ attribute }) => attribute === 'price'))
    const others = filters.filter(({ attribute }) => attribute !== 'price')
    const attributes = [...new Set(others.map(({ attribute }) => attribute))]
    const subject = path && path.type !== 'range' ? path.values[0] : undefined
    const page = pageOf(subject, search)
    // Number of attributes whose filters each document misses, and the last of them.
    const misses = new Uint8Array(known.length)
    const missed = new Uint8Array(known.length)
    for (const [i, attribute] of attributes.entries()) {
      for (const isMetBy of others.filter((filter) => filter.attribute === attribute).map(meeting)) {
        for (const at of page.documents) {
          if (isMetBy[at] === 1 || missed[at] === i + 1) continue
          misses[at] = (misses[at] as number) + 1
          missed[at] = i + 1
        }
      }
    }
    /** By value: the current style's cheapest document; `settle` counts the style. */
    const cheapest = new Int32Array(all.length).fill(-1)
    const counts = new Int32Array(all.length)
    const settle = (place: number) => {
      const at = cheapest[place] as number
      if (at >= 0 && isInRange[at] === 1) counts[place] = (counts[place] as number) + 1
      cheapest[place] = -1
    }
    /** By style. */
    const cheapestOf = new Int32Array(known.length).fill(-1)
    const isCheaper = (at: number, than: number) => than < 0 || (cents[at] as number) < (cents[than] as number)
    for (const at of page.documents) {
      if ((misses[at] as number) > 1) continue
      const style = styles[at] as number
      const attribute = attributes[(missed[at] as number) - 1]
      if (attribute === undefined && isCheaper(at, cheapestOf[style] as number)) cheapestOf[style] = at
      for (let i = starts[at] as number; i < (starts[at + 1] as number); i += 1) {
        const place = places[i] as number
        if (attributeOf[place] === 'price' || (attribute !== undefined && attributeOf[place] !== attribute)) continue
        if (styles[cheapest[place] as number] !== style) settle(place)
        if (isCheaper(at, cheapest[place] as number)) cheapest[place] = at
      }
    }
    for (const place of all.keys()) settle(place)
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const at of cheapestOf) {
      if (at < 0) continue
      min = Math.min(min, (cents[at] as number) / 100)
      max = Math.max(max, (cents[at] as number) / 100)
      for (let i = starts[at] as number; i < (starts[at + 1] as number); i += 1) {
        const place = places[i] as number
        if (attributeOf[place] === 'price') counts[place] = (counts[place] as number) + 1
      }
    }
    const isByPrice = others.length < filters.length || query.sort.startsWith('price_')
    const found = new Uint8Array(known.length)
    for (const at of page.documents) {
      const isAtLowest = cents[at] === cents[cheapestOf[styles[at] as number] as number]
      found[at] = misses[at] === 0 && isInRange[at] === 1 && (isAtLowest || !isByPrice) ? 1 : 0
    }
    const cards = cardsOf(inOrder(found, page, query.sort, subject), query.featuredBrand)
    const countsOf = (attribute: string) =>
      all.flatMap((one, place) =>
        one.attribute === attribute && page.offered[place] ? [[one.value, counts[place] as number] as const] : [],
      )
    return {
      productIds: cards.slice(query.offset, query.offset + query.limit),
      totalCount: cards.length,
      counts: Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, Object.fromEntries(countsOf(attribute))])),
      priceBounds: min > max ? { min: null, max: null } : { min, max },
    }
  }

  /**
   * Lists with the filters read from the search. A chosen value replaces the one read for its attribute, and does not
   * affect how the words are looked up. [decision 14]
   */
  return function listAsSearched(query: ListingQuery): {
    readonly listing: SlowListing
    readonly read: readonly ListingFilter[]
  } {
    const { search = '' } = query
    const asText = { terms: search, filters: [] }
    const reading = search === '' ? asText : terms.readSlowly(search)
    const isOfPlace = ({ attribute }: ListingFilter) => attribute === 'category_url_path'
    const chosen = query.filters.filter((filter) => !isOfPlace(filter)).map(({ attribute }) => attribute)
    const alone = { ...query, filters: query.filters.filter(isOfPlace) }
    const finds = (tried: SlowReading) => listSlowly(alone, tried).totalCount > 0
    if (reading.filters.length > 0 && !finds(reading) && (chosen.length === 0 || finds(asText)))
      return { listing: listSlowly(query, asText), read: [] }
    const read = reading.filters.filter(({ attribute }) => !chosen.includes(attribute))
    return { listing: listSlowly(query, { ...reading, filters: read }), read }
  }
}
