import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ListingFilter, ListingFilterError, type ListingQuery, type SortCode } from '../ports.ts'
import { buildSiteIndex } from './index/change.ts'
import { facetOver, facetsOfSite, facetsOver, findProductIdsIn, findsAny, listSite } from './list.ts'
import { generateDocuments, generatedCategories, generatedOrdering } from './testing/generated-documents.ts'
import { suggestIn } from './text/suggest.ts'

const noPause = async () => undefined
const facts = { categories: generatedCategories, ordering: generatedOrdering }
const documents = generateDocuments(300, 7)
const index = await buildSiteIndex(facts, documents, noPause)
const everything: ListingQuery = { websiteId: 9, filters: [], sort: 'fh_default', offset: 0, limit: 20 }
const SORTS: SortCode[] = ['fh_default', 'newest', 'price_asc', 'price_desc', 'biggest_saving', 'best_rated']

type Filters = ListingQuery['filters']
const total = (filters: Filters, sort: SortCode = 'fh_default') =>
  listSite(index, { ...everything, filters, sort }).totalCount
const priceFacet = (filters: Filters, sort: SortCode = 'fh_default') =>
  listSite(index, { ...everything, filters, sort }).facets.find(({ attribute_code }) => attribute_code === 'price')
const bandOf = (value: string): ListingFilter => {
  const [from, to] = value.split('_').map((bound) => (bound === '' ? undefined : Number(bound)))
  return { attribute: 'price', type: 'range', from, to }
}
const black: ListingFilter = { attribute: 'colour', type: 'equal', values: ['black'] }
const paths: ListingFilter = {
  attribute: 'category_url_path',
  type: 'equal',
  values: [generatedCategories[1]?.urlPath ?? ''],
}

test('what a price band counts is what its range finds [R3.60]', () => {
  const pricesOf = new Map(documents.map(({ productId, finalCents }) => [productId, finalCents / 100]))
  for (const filters of [[], [black], [paths], [paths, black]]) {
    for (const sort of SORTS) {
      const options = priceFacet(filters, sort)?.options ?? []
      assert.ok(options.length > 2)
      for (const { value, count } of options) {
        const range = bandOf(value)
        const found = listSite(index, { ...everything, filters: [...filters, range], sort, limit: 1000 })
        assert.equal(found.totalCount, count, value)
        assert.equal(found.productIds.length, count, value)
        const { from = 0, to = Number.POSITIVE_INFINITY } = range as { from?: number; to?: number }
        for (const id of found.productIds) {
          const price = pricesOf.get(id) as number
          assert.ok(price >= from && price <= to, `${price} in ${value}`)
        }
      }
    }
  }
})

test('a style with two prices is in one price band, that of its lowest price', async () => {
  for (const filters of [[], [black], [paths], [paths, black], [bandOf('100_149.99')]]) {
    const counts = priceFacet(filters)?.options.map(({ count }) => count) ?? []
    const unpriced = filters.filter(({ attribute }) => attribute !== 'price')
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      total(unpriced),
      JSON.stringify(filters),
    )
  }
  const base = { ...documents[0], styleCode: 'two-prices', categoryIds: [1] } as (typeof documents)[number]
  const red = { ...base, productId: 1, colourFamily: 'Red', regularCents: 12_000, finalCents: 8000 }
  const dear = { ...base, productId: 2, colourFamily: 'Black', regularCents: 12_000, finalCents: 12_000 }
  const own = await buildSiteIndex(facts, [red, dear], noPause)
  const find = (...filters: ListingFilter[]) => listSite(own, { ...everything, filters }).productIds
  assert.deepEqual(find(bandOf('50_99.99')), [1])
  assert.deepEqual(find(bandOf('100_149.99')), [])
  assert.equal(findsAny(own, { filters: [bandOf('100_149.99')] }), false)
  assert.deepEqual(find(black, bandOf('100_149.99')), [2])
  assert.deepEqual(find(black, bandOf('50_99.99')), [])
  for (const sort of ['price_asc', 'price_desc'] as const)
    assert.deepEqual(listSite(own, { ...everything, sort }).productIds, [1], sort)
  const each = findProductIdsIn(own, { filters: [bandOf('100_149.99')] })
  assert.deepEqual(each, [2], 'colours listed one by one keep their own prices')
})

test('beside a price filter, the count of a value is what choosing it would find [R7.116]', () => {
  for (const range of [bandOf('50_99.99'), bandOf('0_220'), bandOf('120.5_')]) {
    const { facets } = listSite(index, { ...everything, filters: [range, black] })
    for (const { attribute_code: attribute, options } of facets.filter(
      ({ attribute_code }) => attribute_code !== 'price',
    )) {
      for (const { value, count } of options) {
        const others: ListingFilter[] = attribute === 'colour' ? [range] : [range, black]
        assert.equal(total([...others, { attribute, type: 'equal', values: [value] }]), count, `${attribute} ${value}`)
      }
    }
  }
})

test('pages follow one another without a gap or a repeat, however many ties a sort has', () => {
  for (const sort of SORTS) {
    const whole = listSite(index, { ...everything, sort, limit: 1000 }).productIds
    const pages = Array.from(
      { length: Math.ceil(whole.length / 20) },
      (_, page) => listSite(index, { ...everything, sort, offset: page * 20 }).productIds,
    )
    assert.deepEqual(pages.flat(), whole)
    assert.equal(new Set(whole).size, whole.length)
  }
})

test('featured brands of the site come first when recommended, in their order [R3.107]', () => {
  const brandsInOrder = listSite(index, { ...everything, limit: 1000 }).productIds.map(
    (id) => documents.find(({ productId }) => productId === id)?.brandValue,
  )
  const lastFeatured = brandsInOrder.lastIndexOf('juno')
  const firstCorso = brandsInOrder.indexOf('corso')
  assert.ok(brandsInOrder.slice(0, lastFeatured + 1).every((brand) => brand === 'juno'))
  assert.equal(firstCorso, lastFeatured + 1)
})

test('a size that is sold out is not counted and not found [R3.56]', async () => {
  const soldOut = documents.map((document) => ({
    ...document,
    // Sold out in size 8 and its counterparts in women's and children's shoes.
    sizes: document.sizes.map((size) => ({ ...size, isInStock: !['8', '39', '25'].includes(size.size) })),
  }))
  const own = await buildSiteIndex(facts, soldOut, noPause)
  const sizes = facetsOfSite(own).find(({ attribute_code }) => attribute_code === 'size')
  assert.ok(sizes?.options.every(({ value }) => !value.endsWith(':8')))
  assert.equal(
    listSite(own, { ...everything, filters: [{ attribute: 'size', type: 'equal', values: ['AUW:8'] }] }).totalCount,
    0,
  )
})

test('colour and size hold for the same shoe, not for two colours of one style [R3.58]', async () => {
  const base = { ...documents[0], styleCode: 'two-colours', sizeScale: 'AUW' } as (typeof documents)[number]
  const red = { ...base, productId: 1, colourFamily: 'Red', sizes: [{ size: '7', position: 1, isInStock: true }] }
  const black = { ...base, productId: 2, colourFamily: 'Black', sizes: [{ size: '8', position: 1, isInStock: true }] }
  const own = await buildSiteIndex(facts, [red, black], noPause)
  const find = (colour: string, size: string) =>
    listSite(own, {
      ...everything,
      filters: [
        { attribute: 'colour', type: 'equal', values: [colour] },
        { attribute: 'size', type: 'equal', values: [size] },
      ],
    }).productIds
  assert.deepEqual(find('red', 'AUW:7'), [1])
  assert.deepEqual(find('red', 'AUW:8'), [])
  assert.deepEqual(find('black', '8'), [2])
})

test('a filter without an attribute, or of the wrong type, is refused [R3.57]', () => {
  const refused: ListingFilter[] = [
    { attribute: 'no-such-attribute', type: 'equal', values: ['x'] },
    { attribute: 'brand', type: 'range', from: 1, to: 2 },
    { attribute: 'price', type: 'include', values: ['10', '20'] },
  ]
  for (const filter of refused)
    assert.throws(() => listSite(index, { ...everything, filters: [filter] }), ListingFilterError)
})

test('words: all must fit, the last may be unfinished, a typing slip is corrected [R7.115]', () => {
  const loafers = listSite(index, { ...everything, search: 'loafers', limit: 1000 })
  assert.ok(loafers.totalCount > 0)
  const styleOf = new Map(documents.map((document) => [document.productId, document.style]))
  assert.ok(loafers.productIds.every((id) => styleOf.get(id) === 'Loafers'))
  assert.equal(listSite(index, { ...everything, search: 'loaf' }).totalCount, loafers.totalCount)
  const slipped = listSite(index, { ...everything, search: 'laofers' })
  assert.equal(slipped.totalCount, loafers.totalCount)
  assert.match(slipped.correctedSearch ?? '', /^loafers?$/)
  assert.equal(listSite(index, { ...everything, search: 'loafer zzqqx' }).totalCount, 0)
})

test('of words equally near the likelier was meant: a lost letter counts 26 times [R7.115]', async () => {
  const corrected = async (counts: Readonly<Record<string, number>>) => {
    const names = Object.entries(counts).flatMap(([token, count]) => Array.from({ length: count }, () => token))
    const named = documents.map((document, i) => ({ ...document, name: names[i] ?? 'Plain' }))
    return listSite(await buildSiteIndex(facts, named, noPause), { ...everything, search: 'taber' }).correctedSearch
  }
  assert.equal(await corrected({ tamber: 2, tuber: 51 }), 'tamber')
  assert.equal(await corrected({ tamber: 2, tuber: 53 }), 'tuber')
  assert.equal(await corrected({ tamber: 2, timber: 200, tuber: 10 }), 'tamber')
})

test('every colour that fits is found when colours are not gathered [R7.115]', () => {
  const suede = documents.filter(({ fabric }) => fabric === 'Suede').map(({ productId }) => productId)
  assert.deepEqual(
    findProductIdsIn(index, { filters: [], search: 'suede' }).sort((a, b) => a - b),
    suede.sort((a, b) => a - b),
  )
})

test('a facet counted by itself is the same as among all', () => {
  const found = findProductIdsIn(index, { filters: [], search: 'suede' })
  const facets = facetsOver(index, found)
  assert.ok(facets.length > 5)
  for (const facet of facets) assert.deepEqual(facetOver(index, found, facet.attribute_code), facet)
  assert.equal(facetOver(index, found, 'none'), undefined)
})

test('suggestions: completed searches with their counts; nothing for words that fit nothing', () => {
  const { keywords, productIds } = suggestIn(index, 'snea')
  assert.equal(keywords[0]?.search, 'sneakers')
  assert.equal(keywords[0]?.resultCount, listSite(index, { ...everything, search: 'sneakers' }).totalCount)
  assert.ok(productIds.length > 0)
  assert.deepEqual(suggestIn(index, 'zzqqxx'), { keywords: [], productIds: [], interpretation: 'zzqqxx' })
})

/** A single-colour shoe in one size. */
const shoe = (productId: number, sizeScale: string, ...sizes: string[]) => {
  const inStock = sizes.map((size, position) => ({ size, position, isInStock: true }))
  return {
    ...documents[0],
    productId,
    styleCode: `style-${productId}`,
    sizeScale,
    sizes: inStock,
  } as (typeof documents)[number]
}
const sizesOf = async (shoes: typeof documents, sizesBeginWith?: 'kids') => {
  const own = await buildSiteIndex({ ...facts, sizesBeginWith }, shoes, noPause)
  const offered = facetsOfSite(own).find(({ attribute_code }) => attribute_code === 'size')?.options ?? []
  return { own, offered: offered.map(({ value, label, count }) => [value, label, count]) }
}

test('sizes are in the order of their numbers, whatever shoes come first; prices are a range [A103]', async () => {
  const { own, offered } = await sizesOf([shoe(1, 'AUW', '10', '9.5'), shoe(2, 'AUW', '6', '8')])
  assert.deepEqual(
    offered.map(([value]) => value),
    ['AUW:6', 'AUW:8', 'AUW:9.5', 'AUW:10'],
  )
  assert.equal(facetsOfSite(own).find(({ attribute_code }) => attribute_code === 'price')?.filter_type, 'range')
})

test('a size is one value in every scale that shoes are made in, found by each spelling [R3.116]', async () => {
  const { own, offered } = await sizesOf([shoe(1, 'AUW', '8', '9'), shoe(2, 'EUW', '38', '39'), shoe(3, 'EUW', '39.5')])
  assert.deepEqual(offered, [
    ['AUW:7', 'AU 7 / EU 38', 1],
    ['AUW:8', 'AU 8 / EU 39', 2],
    ['AUW:8.5', 'AU 8.5 / EU 39.5', 1],
    ['AUW:9', 'AU 9 / EU 40', 1],
  ])
  for (const spelling of ['AUW:8', 'EUW:39', 'EU:39', 'UK:6', 'US:8', 'AU:8', '8', '39']) {
    const found = listSite(own, { ...everything, filters: [{ attribute: 'size', type: 'equal', values: [spelling] }] })
    assert.deepEqual([...found.productIds].sort(), [1, 2], spelling)
    const size = found.facets.find(({ attribute_code }) => attribute_code === 'size')
    assert.deepEqual(
      size?.options.filter(({ is_selected }) => is_selected).map(({ value }) => value),
      ['AUW:8'],
      spelling,
    )
    const [shownValue] = found.appliedFilters[0]?.values ?? []
    const isBare = !spelling.includes(':')
    assert.equal(shownValue?.value, isBare ? 'AUW:8' : spelling)
    assert.equal(shownValue?.label, /^(EU|UK|US|AU):/.test(spelling) ? spelling.replace(':', ' ') : 'AU 8 / EU 39')
  }
})

test('toddlers’ sizes are European numbers too and stand before older children’s [R3.116]', async () => {
  const { own, offered } = await sizesOf([
    shoe(1, 'EUK', '19', '24', '25'),
    shoe(2, 'AUK', '8', '13', '1', '3'),
    shoe(3, 'EUK', '35'),
  ])
  assert.deepEqual(offered, [
    ['EUK:19', 'AU 3 / EU 19', 1],
    ['EUK:24', 'AU 7 / EU 24', 1],
    ['AUK:8', 'AU 8 / EU 25', 2],
    ['AUK:13', 'AU 13 / EU 32', 1],
    ['AUK:1', 'AU 1 / EU 33', 1],
    ['AUK:3', 'AU 3 / EU 35', 2],
  ])
  // AU 3 is a toddler's EU 19 and an older child's EU 35.
  const found = (value: string) =>
    listSite(own, {
      ...everything,
      filters: [{ attribute: 'size', type: 'equal', values: [value] }],
    }).productIds.toSorted()
  assert.deepEqual(found('AUK:3'), [2, 3])
  assert.deepEqual(found('EUK:19'), [1])
})

test('sizes of two departments are told apart in words, in the facet and when they are chosen [R3.116]', async () => {
  const { own, offered } = await sizesOf([
    shoe(1, 'AUM', '8'),
    shoe(2, 'EUW', '39'),
    shoe(3, 'EUK', '20'),
    shoe(4, 'AUW', '15'),
  ])
  assert.deepEqual(offered, [
    ['AUW:8', 'Women AU 8 / EU 39', 1],
    ['AUW:15', 'Women AU 15', 1],
    ['AUM:8', 'Men AU 8 / EU 42', 1],
    ['EUK:20', 'Kids AU 4 / EU 20', 1],
  ])
  const { appliedFilters } = listSite(own, {
    ...everything,
    filters: [{ attribute: 'size', type: 'equal', values: ['EUW:39'] }],
  })
  assert.deepEqual(appliedFilters[0]?.values, [{ value: 'EUW:39', label: 'Women AU 8 / EU 39' }])
})

test('a children’s shop begins with children’s sizes, toddlers’ first, in one scale [R3.116]', async () => {
  const shoes = [shoe(1, 'AUM', '8'), shoe(2, 'AUW', '8'), shoe(3, 'EUK', '20', '19'), shoe(4, 'AUK', '13', '1', '9')]
  const { offered } = await sizesOf(shoes, 'kids')
  assert.deepEqual(
    offered.map(([value, label]) => [value, label]),
    [
      ['EUK:19', 'Kids AU 3 / EU 19'],
      ['EUK:20', 'Kids AU 4 / EU 20'],
      ['AUK:9', 'Kids AU 9 / EU 26'],
      ['AUK:13', 'Kids AU 13 / EU 32'],
      ['AUK:1', 'Kids AU 1 / EU 33'],
      ['AUW:8', 'Women AU 8 / EU 39'],
      ['AUM:8', 'Men AU 8 / EU 42'],
    ],
  )
})
