import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { randomRun } from '#src/testing/random/random-run'
import { listSearch } from '../list-search.ts'
import type { FacetModel, ListingEngine, ListingFilter, ListingQuery, ListingResult, SortCode } from '../ports.ts'
import { buildSiteIndex } from './index/change.ts'
import { findsAny, listSite } from './list.ts'
import { compareIn, sortInPieces } from './sorts.ts'
import {
  generateDocuments,
  generatedCategories,
  generatedOrdering,
  pick,
  SLIP_KINDS,
  slipIn,
} from './testing/generated-documents.ts'
import { createReference, type SlowListing } from './testing/reference.ts'
import { sizesMatching, sizeValues } from './testing/reference-documents.ts'
import { readSearch } from './text/reading.ts'
import { compileSynonyms } from './text/synonyms.ts'

const ROUNDS = 500
const PRODUCTS = 20_000
const SORTS: SortCode[] = ['fh_default', 'newest', 'price_asc', 'price_desc', 'biggest_saving', 'best_rated']

/** Values in sidebar order; colours are ordered by count. */
const SIDEBAR: Readonly<Record<string, readonly string[]>> = {
  size: sizeValues,
  width: ['standard', 'wide'],
  colour: ['black', 'blue', 'red', 'tan', 'white'],
  category_uid: generatedCategories.map(({ id }) => encodeUid(id)),
  brand: ['corso', 'juno', 'linden', 'vela'],
  heel_height: ['flat', 'low', 'mid', 'high'],
  price: ['0_49.99', '50_99.99', '100_149.99', '150_199.99', '200_299.99', '300_'],
  web_fabric: ['canvas', 'leather', 'suede'],
  occasion: ['evening', 'school', 'weekend', 'work'],
  style_filter_st_mf: ['ankle-boots', 'court-shoes', 'loafers', 'sneakers'],
  sale: ['1'],
}

/** Sizes as users might request them, other than the filter's values. */
const OTHER_SIZES = [
  '6',
  '7',
  '10',
  '39',
  '25',
  '23',
  'EUW:39',
  'EUM:42',
  'EUK:26',
  'EU:41',
  'AU:7',
  'UK:8',
  'US:10',
  'AUW:8',
]

/** One brand is named after a colour, one joins two names. */
const BRANDS: Readonly<Record<string, string>> = {
  vela: 'Vela',
  corso: 'Corso Nine',
  linden: 'Red Linden',
  juno: 'Juno & Wren',
}
const SYNONYMS = [
  ['sneakers', 'trainers'],
  ['court shoes', 'pumps'],
  ['blue', 'navy'],
  ['wedding', 'bridal', 'big day'],
]
/** Appended to some descriptions; they mention other kinds of shoes, so that weights by field matter. */
const REMARKS = [
  'Softer than loafers.',
  'Goes with ankle boots and batteries.',
  'A slingback heeled for a wedding.',
  'For the big day.',
  'Bronze buckles.',
  'Brown laces for running.',
  'Black soles.',
  'Sneakers in disguise.',
]

const { chance, rounds, seed } = randomRun('Listings against a slow filter', ROUNDS)

const slipped = (token: string) => slipIn(token, Math.floor(chance() * SLIP_KINDS), chance)

const COLOUR_TOKENS = ['black', 'blue', 'red', 'tan', 'white', 'navy', 'bronze', 'brown']
const KIND_TOKENS = [
  'court shoes',
  'loafers',
  'ankle boots',
  'sneakers',
  'trainers',
  'pumps',
  'slingback',
  'shoes',
  'wedding',
  'big day',
]
const OTHER_TOKENS = [
  'leather',
  'suede',
  'canvas',
  'evening',
  'weekend',
  'vela',
  'corso nine',
  'red linden',
  'juno & wren',
  'buckle',
  'zzqqxxyyzz',
]
const SIZE_TOKENS = ['39', 'size 8', 'us 9', 'uk 6', 'eu 41', '52']

/** A search as typed: some words misspelled, unfinished, in the other number, joined to the next, or all quoted. */
function randomSearch(): string {
  const some = (tokens: readonly string[], share: number) => (chance() < share ? [pick(tokens, chance)] : [])
  const parts = [...some(COLOUR_TOKENS, 0.5), ...some(OTHER_TOKENS, 0.5), ...some(KIND_TOKENS, 0.7)]
  const said = parts.length > 0 ? parts : [pick(KIND_TOKENS, chance)]
  const tokens = said.join(' ').split(' ')
  const last = tokens.length - 1
  const at = Math.floor(chance() * tokens.length)
  const change = (place: number, made: (token: string) => string) =>
    tokens.splice(place, 1, made(tokens[place] as string))
  const kind = chance()
  if (kind < 0.3 && (tokens[at] as string).length > 3) change(at, slipped)
  else if (kind < 0.5) change(last, (token) => token.slice(0, 2 + Math.floor(chance() * (token.length - 1))))
  else if (kind < 0.65) change(at, (token) => (token.endsWith('s') ? token.slice(0, -1) : `${token}s`))
  else if (kind < 0.7 && last > 0) tokens.splice(0, 2, `${tokens[0]}${tokens[1]}`)
  const whole = [...tokens, ...some(SIZE_TOKENS, 0.25), ...some(['sale', 'reduced'], 0.1)].join(' ')
  return chance() < 0.05 ? `"${whole}"` : whole
}

/** Few, so that each is listed with several filters and sorts. */
const SEARCHES = [
  'black ankle boots 39',
  'lofers',
  'us 8 runners',
  'returns',
  'sku-17',
  'red white loafers',
  'sling back',
  'ankleboots',
  'shoes',
  ...Array.from({ length: 200 }, randomSearch),
]

function randomFilter(attribute: string): ListingFilter {
  if (attribute === 'price') {
    const from = 5 * Math.floor(chance() * 40)
    return {
      attribute,
      type: 'range',
      from: chance() < 0.3 ? undefined : from,
      to: chance() < 0.3 ? undefined : from + 80,
    }
  }
  if (attribute === 'category_url_path') {
    const path = chance() < 0.05 ? 'no-such-place' : pick(generatedCategories, chance).urlPath
    return { attribute, type: 'equal', values: [path] }
  }
  const values = SIDEBAR[attribute] ?? []
  if (attribute === 'size' && chance() < 0.5)
    return { attribute, type: 'include', values: [pick(OTHER_SIZES, chance), pick(OTHER_SIZES, chance)] }
  if (chance() < 0.4)
    return { attribute, type: 'equal', values: [chance() < 0.05 ? 'nobody-has-this' : pick(values, chance)] }
  return { attribute, type: 'include', values: [pick(values, chance), pick(values, chance), 'nobody-has-this'] }
}

function randomQuery(): ListingQuery {
  const attributes = ['category_url_path', ...Object.keys(SIDEBAR)]
  const chosen = attributes.filter((attribute) => chance() < (attribute === 'category_url_path' ? 0.6 : 0.3))
  const search = chance() < 0.3 ? pick(SEARCHES, chance) : undefined
  return {
    websiteId: 9,
    filters: chosen.map(randomFilter),
    search,
    // With a search the default sort is by relevance; half of the listings use it.
    sort: search !== undefined && chance() < 0.5 ? 'fh_default' : pick(SORTS, chance),
    featuredBrand: chance() < 0.2 ? pick(['vela', 'linden', 'unknown'], chance) : undefined,
    offset: 20 * Math.floor(chance() * chance() * 40),
    limit: pick([20, 20, 20, 1, 100], chance),
  }
}

/** Expected values of a facet in sidebar order, with the reference's counts. */
function expectedOptions(slow: SlowListing, query: ListingQuery, attribute: string): (readonly [string, number])[] {
  const counts = slow.counts[attribute] ?? {}
  const options = (SIDEBAR[attribute] ?? []).flatMap((value) =>
    value in counts ? [[value, counts[value] ?? 0] as const] : [],
  )
  if (attribute === 'price') return options.filter(([, count]) => count > 0)
  if (attribute === 'colour') return options.sort(([, a], [, b]) => b - a)
  if (attribute !== 'category_uid') return options
  const path = query.filters.find((filter) => filter.attribute === 'category_url_path')
  const scope = generatedCategories.find(({ urlPath }) => path?.type === 'equal' && urlPath === path.values[0])?.id ?? 1
  const below = new Set(generatedCategories.filter(({ parentId }) => parentId === scope).map(({ id }) => encodeUid(id)))
  return options.filter(([value]) => below.has(value) || chosenIn(query, 'category_uid').has(value))
}

function chosenIn(query: ListingQuery, attribute: string): Set<string> {
  const values = query.filters.flatMap((filter) =>
    filter.attribute === attribute && filter.type !== 'range' ? filter.values : [],
  )
  if (attribute !== 'size') return new Set(values)
  return new Set(values.flatMap(sizesMatching))
}

/** Chosen values without results are offered with a count of zero. */
function checkFacet(facet: FacetModel, slow: SlowListing, query: ListingQuery, about: string): void {
  const { attribute_code: attribute } = facet
  const expected = expectedOptions(slow, query, attribute)
  const known = new Set(expected.map(([value]) => value))
  const own = facet.options.filter(({ value, is_selected, count }) => known.has(value) || !is_selected || count !== 0)
  assert.deepEqual(
    own.map(({ value, count }) => [value, count]),
    expected,
    `${about} ${attribute}`,
  )
  const chosen = chosenIn(query, attribute)
  if (attribute !== 'price')
    for (const { value, is_selected } of facet.options)
      assert.equal(is_selected, chosen.has(value), `${about} ${attribute} ${value}`)
}

/** Compares applied filters: `own` with the given values, those read from the search with their attribute. */
function checkFilters(
  fast: ListingResult,
  own: readonly ListingFilter[],
  read: readonly ListingFilter[],
  about: string,
): void {
  const shownFilters = fast.appliedFilters.map(({ attribute_code, type, values, from, to }) => ({
    attribute: attribute_code,
    type,
    ...(type === 'range'
      ? { from: from ?? undefined, to: to ?? undefined }
      : { values: values.map(({ value }) => value) }),
  }))
  const given = own.filter(({ attribute }) => attribute !== 'category_url_path')
  assert.deepEqual(
    shownFilters.slice(0, given.length),
    given.map((filter) => (filter.type === 'range' ? filter : { ...filter, values: [...appliedValues(filter)] })),
    about,
  )
  // A size read from the search is applied as typed and matches in every scale.
  const isNamed = ({ attribute }: { readonly attribute: string }) => attribute !== 'size'
  const inOrder = <T extends { readonly attribute: string }>(filters: readonly T[]) =>
    filters.toSorted((a, b) => (a.attribute < b.attribute ? -1 : 1))
  const others = shownFilters.slice(given.length)
  assert.deepEqual(
    inOrder(others).map(({ attribute }) => attribute),
    inOrder(read).map(({ attribute }) => attribute),
    about,
  )
  assert.deepEqual(inOrder(others.filter(isNamed)), inOrder(read.filter(isNamed)), about)
}

function check(fast: ListingResult, slow: SlowListing, query: ListingQuery, read: readonly ListingFilter[]): void {
  const about = JSON.stringify(query)
  assert.equal(fast.totalCount, slow.totalCount, about)
  assert.deepEqual(fast.productIds, slow.productIds, about)
  const whole = { ...query, filters: [...query.filters, ...read] }
  for (const facet of fast.facets) checkFacet(facet, slow, whole, about)
  const missing = Object.keys(SIDEBAR).filter(
    (code) => !fast.facets.some(({ attribute_code }) => attribute_code === code),
  )
  for (const code of missing) assert.deepEqual(expectedOptions(slow, whole, code), [], `${about} lacks ${code}`)
  const price = fast.facets.find(({ attribute_code }) => attribute_code === 'price')
  assert.deepEqual({ min: price?.min ?? null, max: price?.max ?? null }, slow.priceBounds, about)
  checkFilters(fast, query.filters, read, about)
}

/** Values as given; a size without a scale applies in every scale. */
function appliedValues(filter: Exclude<ListingFilter, { type: 'range' }>): Set<string> {
  if (filter.attribute !== 'size') return new Set(filter.values)
  return new Set(filter.values.flatMap((size) => (size.includes(':') ? [size] : sizesMatching(size).sort())))
}

const documents = generateDocuments(PRODUCTS, seed).map((document) => ({
  ...document,
  brandLabel: BRANDS[document.brandValue ?? ''],
  description: chance() < 0.4 ? `${document.description}. ${pick(REMARKS, chance)}` : document.description,
}))
const listSlowly = createReference(documents, generatedCategories, generatedOrdering, SYNONYMS)
const ordering = { categories: generatedCategories, ordering: generatedOrdering }

const index = await buildSiteIndex(ordering, documents, async () => undefined)

test('an index of 20,000 products is built in steps of 50 products and a style’s rest', async () => {
  const placed = new Set<number>()
  // Counting reads of a property that is only read on placing shows what a step does, however slow the machine.
  const watched = documents.map((document) =>
    Object.defineProperty({ ...document }, 'finalCents', {
      get() {
        placed.add(document.productId)
        return document.finalCents
      },
    }),
  )
  const steps: number[] = []
  await buildSiteIndex(ordering, watched, async () => {
    steps.push(placed.size)
    placed.clear()
  })
  const ofStyle = Math.max(
    ...Map.groupBy(documents, ({ styleCode }) => styleCode)
      .values()
      .map(({ length }) => length),
  )
  const most = Math.max(...steps)
  assert.ok(most >= 50 && most < 50 + ofStyle, `${most} products in a step`)
  assert.equal(
    steps.reduce((sum, count) => sum + count, placed.size),
    documents.length,
  )
})

test('20,000 products are sorted in steps that compare no more than 2,048 or a merge take', async () => {
  const keys = Float64Array.from(documents, ({ finalCents }) => finalCents)
  const inOrder = compareIn(
    keys,
    Int32Array.from(documents, ({ productId }) => productId),
  )
  let compared = 0
  let most = 0
  const compare = (a: number, b: number) => {
    compared += 1
    return inOrder(a, b)
  }
  const all = Uint32Array.from(documents.keys())
  const sorted = await sortInPieces(all, compare, async () => {
    most = Math.max(most, compared)
    compared = 0
  })
  assert.deepEqual(sorted, all.toSorted(inOrder))
  assert.equal(compared, 0, 'a pause follows the last step')
  assert.ok(most <= Math.max(2048 * Math.log2(2048), PRODUCTS), `${most} comparisons in a step`)
})

const synonyms = compileSynonyms(SYNONYMS)
const engine: Pick<ListingEngine, 'list' | 'read' | 'finds'> = {
  finds: async (_websiteId, listing) => findsAny(index, listing),
  list: async (query) => listSite(index, query),
  read: async (_websiteId, search) => readSearch(index, search, synonyms),
}

async function list(query: ListingQuery): Promise<{ readonly result: ListingResult; readonly isCorrected: boolean }> {
  if (query.search === undefined) return { result: listSite(index, query), isCorrected: false }
  const { result, reading } = await listSearch(engine, { ...query, synonyms }, query.search)
  return { result, isCorrected: (reading.corrected ?? result.correctedSearch) !== undefined }
}

test('listings of 20,000 products agree with a slow filter [R3.57-R3.61, R3.107, R7.115, R7.116]', async () => {
  const seen = { withQuery: 0, byFit: 0, readAsFilters: 0, corrected: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const query = randomQuery()
    const { listing, read } = listSlowly(query)
    const { result, isCorrected } = await list(query)
    check(result, listing, query, read)
    if (query.search === undefined || result.totalCount === 0) continue
    seen.withQuery += 1
    if (query.sort === 'fh_default') seen.byFit += 1
    if (read.length > 0) seen.readAsFilters += 1
    if (isCorrected) seen.corrected += 1
  }
  // The comparison proves nothing unless each case occurs often enough.
  for (const [what, times] of Object.entries(seen)) assert.ok(times > rounds / 200, `${what}: ${times}`)
})
