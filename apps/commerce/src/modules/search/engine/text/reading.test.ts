import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { matchSizes } from '../facets/size-tokens.ts'
import { buildSiteIndex } from '../index/change.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { listSite } from '../list.ts'
import {
  chances,
  generateDocuments,
  generatedCategories,
  generatedOrdering,
  pick,
  SLIP_KINDS,
  slipIn,
} from '../testing/generated-documents.ts'
import { closestSearches } from './closest.ts'
import { findText } from './find-text.ts'
import { readSearch } from './reading.ts'
import { suggestIn } from './suggest.ts'
import { compileSynonyms } from './synonyms.ts'

const BRANDS: Readonly<Record<string, string>> = {
  vela: 'Vela',
  corso: 'Corso Nine',
  linden: 'Red Linden',
  juno: 'Juno & Wren',
}
const HALF_SIZED = 11
const synonyms = compileSynonyms([
  ['sneakers', 'trainers'],
  ['court shoes', 'pumps'],
  ['grey', 'gray'],
])
let index: SiteIndex
before(async () => {
  const documents = generateDocuments(400, 5).map((document, at) => ({
    ...document,
    brandLabel: BRANDS[document.brandValue ?? ''],
    sizes: at === HALF_SIZED ? document.sizes.map((size) => ({ ...size, size: `${size.size}.5` })) : document.sizes,
  }))
  index = await buildSiteIndex(
    { categories: generatedCategories, ordering: generatedOrdering },
    documents,
    async () => undefined,
  )
})
const read = (search: string) => {
  const { terms, filters, corrected } = readSearch(index, search, synonyms)
  return {
    terms,
    corrected,
    filters: filters.map((filter) => [filter.attribute, 'values' in filter ? filter.values.join(' ') : '']),
  }
}
const count = (search: string) => {
  const { terms, filters } = readSearch(index, search, synonyms)
  return listSite(index, { websiteId: 1, filters, search: terms, synonyms, sort: 'fh_default', offset: 0, limit: 1 })
    .totalCount
}

test('brand, colour, size and sale words of a search become filters', () => {
  assert.deepEqual(read('black ankle boots 39'), {
    terms: 'ankle boots',
    corrected: undefined,
    filters: [
      ['colour', 'black'],
      ['size', 'EU:39'],
    ],
  })
  assert.deepEqual(read('juno & wren loafers us 8 sale').filters, [
    ['brand', 'juno'],
    ['size', 'US:8'],
    ['sale', '1'],
  ])
  assert.deepEqual(read('red linden').filters, [['brand', 'linden']])
  assert.deepEqual(read('red white loafers'), { terms: 'red white loafers', corrected: undefined, filters: [] })
  assert.deepEqual(read('"black boots"'), { terms: '"black boots"', corrected: undefined, filters: [] })
})

test('sizes are understood with and without their scale, measures are not sizes', () => {
  const sizes = (search: string) => matchSizes(search)
  assert.deepEqual(sizes('boots eu 39'), { values: ['EU:39'], named: 'eu 39', rest: 'boots' })
  assert.deepEqual(sizes('8½ boots'), { values: ['AU:8.5'], named: '8.5', rest: 'boots' })
  assert.deepEqual(sizes('size 8'), { values: ['AU:8'], named: 'size 8', rest: '' })
  assert.deepEqual(sizes('us8 heels'), { values: ['US:8'], named: 'us8', rest: 'heels' })
  assert.deepEqual(sizes('6 uk pumps'), { values: ['UK:6'], named: '6 uk', rest: 'pumps' })
  assert.deepEqual(sizes('8 cm heels').values, [])
  assert.deepEqual(sizes('model 990').values, [])
  const valuesOf: Readonly<Record<string, readonly string[]>> = {
    'AU:6.5': [
      '6 1/2 boots',
      '6½ boots',
      '6 ½ boots',
      '6-1/2 boots',
      '6 1⁄2',
      'boots 6.5',
      '6.50',
      '6,5',
      '６.５',
      '6·5',
      '6 and a half',
      '(6½)',
    ],
    'AU:8': [
      'boots 8.0',
      '8.00',
      '(8)',
      '[8]',
      '8.',
      '8!',
      '#8',
      'size: 8',
      'size-8',
      'sz8',
      '"8"',
      '‘8’',
      '08',
      'AU-8',
      'au8',
      '8 au',
      '8-au',
      '8\u200b',
    ],
    'AU:7.5': ['boots 7.5.', '7.5,', '(7.5)', 'size=7.5', '7.5?', 'aus 7½'],
    'EU:38.5': ['38.5', 'EU 38.5', 'eu38.5.', 'EU:38½', 'eur 38,5', '38 1/2 EU', 'euro38.50', '(EU 38.5)'],
    'UK:5.5': ['uk 5 1/2', '5½uk', '5.5 UK.'],
    '': ['$8', '8%', '8"', '8 inch', '6 1/2 inch', '5.5cm', '8.5.1', '108', '1,299'],
  }
  for (const [value, searches] of Object.entries(valuesOf)) {
    for (const search of searches) assert.deepEqual(sizes(search).values, value === '' ? [] : [value], search)
  }
  const { terms } = readSearch(index, 'loafers', synonyms)
  const inAustralianSize = (size: string) => {
    const filters = [{ attribute: 'size', type: 'equal', values: [size] } as const]
    return listSite(index, { websiteId: 1, filters, search: terms, sort: 'fh_default', offset: 0, limit: 1 }).totalCount
  }
  // EU 38 is AU 7 for women; men's begin at 39.
  assert.ok(count('loafers eu 38') > 0)
  assert.equal(count('loafers eu 38'), inAustralianSize('AUW:7'))
})

test('other names, joined and split words and unknown words find what is meant', () => {
  assert.equal(count('trainers'), count('sneakers'))
  assert.ok(count('pumps') > 0)
  assert.equal(count('ankleboots'), count('ankle boots'))
  assert.equal(count('loa fers'), count('loafers'))
  assert.equal(count('shoe loafer'), count('loafers'))
  assert.equal(read('blak loafrs').corrected, 'black loafers')
  assert.equal(count('blak loafrs'), count('black loafers'))
})

test('tokens of three letters and stop words are never corrected [R7.115]', () => {
  const known = new Set(index.text.vocabulary.completionsOf(''))
  const shortened = [...known].filter((token) => /^[a-z]{4}$/.test(token)).map((token) => token.slice(1))
  for (const token of ['the', 'bot', 'tow', 'are', 'with', 'from', 'this', 'that', 'your', ...shortened]) {
    if (!known.has(token)) assert.equal(read(`${token} loafers`).corrected, undefined, token)
    assert.equal(read(token).corrected, undefined, token)
  }
})

test('a product code of any kind is that product', () => {
  const document = index.documents[7]
  assert.ok(document)
  assert.equal(readSearch(index, ` ${document.sku.toLowerCase()} `).productId, document.productId)
  assert.equal(readSearch(index, `${document.sku}-${document.sizes[0]?.size}`).productId, document.productId)
  assert.equal(readSearch(index, 'sku-999999').productId, undefined)
  assert.equal(readSearch(index, `(${document.sku}‑8.5).`).productId, undefined)
})

test('a size’s code finds only its product, however its number is written', () => {
  const list = (search: string) => {
    const { terms, filters } = readSearch(index, search, synonyms)
    return listSite(index, { websiteId: 1, filters, search: terms, synonyms, sort: 'fh_default', offset: 0, limit: 4 })
      .productIds
  }
  const half = index.documents.find((document) => document?.sizes[0]?.size.endsWith('.5'))
  assert.ok(half)
  for (const size of half.sizes.map((one): string => one.size)) {
    const codes: string[] = [
      `${half.sku}-${size}`,
      `${half.sku.toLowerCase()}-${size}`,
      `(${half.sku}‑${size})`,
      ` #${half.sku}_${size}\u200b. `,
    ]
    if (size.endsWith('.5'))
      codes.push(
        `${half.sku}-${size.replace('.5', '½')}`,
        `${half.sku}-${size.replace('.', ',')}`,
        `${half.sku}-${size}0`,
      )
    for (const code of codes) {
      assert.equal(readSearch(index, code).productId, half.productId, code)
      assert.deepEqual(list(code), [half.productId], code)
      assert.deepEqual(suggestIn(index, code).productIds, [half.productId], code)
    }
  }
})

test('a search that finds nothing names the closest ones that do [J03]', () => {
  const closest = closestSearches(index, 'zzqqxx loafers')
  assert.deepEqual(closest, [{ search: 'loafers', resultCount: count('loafers') }])
  assert.deepEqual(closestSearches(index, 'zzqqxx'), [])
})

test('at least 98 of 100 planted typos find everything the right word finds', () => {
  const chance = chances(11)
  const terms = index.text.vocabulary.completionsOf('').filter((token) => token.length >= 5 && !/\d/.test(token))
  let right = 0
  for (let i = 0; i < 400; i += 1) {
    const token = pick(terms, chance)
    const found = findText(index.text, slipIn(token, i % SLIP_KINDS, chance)).bits
    if (findText(index.text, token).bits.every((wanted, j) => (wanted & ~(found[j] ?? 0)) === 0)) right += 1
  }
  assert.ok(right >= 392, `${right} of 400`)
})

/** A read that takes this long hangs, however slow the machine. */
const HANGS_MS = 120_000

test('whatever is typed is read, without hanging', () => {
  const bad = [
    '🥾'.repeat(2000),
    'ا'.repeat(4096),
    "'; drop table product; --",
    '<img src=x onerror=alert(1)>',
    'x'.repeat(4096),
    'ab '.repeat(1400),
  ]
  const read = (search: string) => {
    readSearch(index, search, synonyms)
    assert.ok(count(search) < count(''), search.slice(0, 10))
    for (const { resultCount } of closestSearches(index, search, synonyms))
      assert.ok(resultCount > 0, search.slice(0, 10))
  }
  // Unlike a test's own timeout, this also interrupts loops and regular expressions.
  for (const search of bad) runInNewContext('read()', { read: () => read(search) }, { timeout: HANGS_MS })
})
