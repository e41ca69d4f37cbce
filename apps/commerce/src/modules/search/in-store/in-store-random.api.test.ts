import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import type { ProductDocument } from '#modules/catalogue'
import type { Db } from '#src/platform/database'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { randomRun } from '#src/testing/random/random-run'
import { buildSiteIndex } from '../engine/index/change.ts'
import { listSite } from '../engine/list.ts'
import {
  generateDocuments,
  generatedCategories,
  generatedOrdering,
  pick,
} from '../engine/testing/generated-documents.ts'
import { createReference, type SlowListing } from '../engine/testing/reference.ts'
import { sizesMatching } from '../engine/testing/reference-documents.ts'
import type { ListingFilter, ListingQuery, ListingResult, SortCode } from '../ports.ts'
import { loadInStore } from './in-store.ts'

const CATALOGUES = 1000
const PRODUCTS = 12
const STORES = 4
const SIZES = ['AUW:8', 'EUW:39', 'EUM:42', 'EUK:26', 'EU:41', 'AU:7', 'UK:8', 'US:10', '7', '8', '39', '25']
const SORTS: readonly SortCode[] = ['fh_default', 'newest', 'price_asc', 'best_rated']

const { chance, rounds, seed } = randomRun('Listings of shoes in stores against brute force', CATALOGUES)

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database?.drop())

interface RandomStore {
  readonly code: string
  /** Degrees north of the equator, on one meridian. */
  readonly latitude: number
  readonly isOfSite: boolean
  readonly isActive: boolean
}

interface RandomShelf {
  readonly sku: string
  readonly source: string
  readonly onHand: number
  readonly reserved: number
  readonly isDeclined: boolean
}

const skuOf = ({ productId }: ProductDocument, size: string) => `SKU-${productId}-${size}`.toUpperCase()

function randomStores(): RandomStore[] {
  return Array.from({ length: STORES }, (_, i) => ({
    code: `R${i}`,
    latitude: -10 - chance() * 3,
    isOfSite: chance() < 0.9,
    isActive: chance() < 0.9,
  }))
}

function randomShelves(documents: readonly ProductDocument[], stores: readonly RandomStore[]): RandomShelf[] {
  return documents.flatMap((document) =>
    document.sizes.flatMap(({ size }) =>
      stores
        .filter(() => chance() < 0.25)
        .map(({ code }) => {
          const onHand = Math.floor(chance() * 3)
          const reserved = onHand > 0 && chance() < 0.2 ? 1 : 0
          return { sku: skuOf(document, size), source: code, onHand, reserved, isDeclined: chance() < 0.05 }
        }),
    ),
  )
}

/** One statement. */
async function insertCatalogue(
  trx: Db,
  documents: readonly ProductDocument[],
  stores: readonly RandomStore[],
  shelves: readonly RandomShelf[],
): Promise<void> {
  const products = documents.map(({ productId, sku, styleCode, sizeScale }) => ({
    id: productId,
    sku,
    styleCode,
    sizeScale,
  }))
  const variants = documents.flatMap((document) =>
    document.sizes.map(({ size }) => ({ id: document.productId, sku: skuOf(document, size), size })),
  )
  await sql`
    with p as (insert into product (id, sku, style_code, url_key, name, web_display_name, size_scale)
      select id, sku, "styleCode", sku, sku, sku, "sizeScale" from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as row (id int, sku text, "styleCode" text, "sizeScale" text)),
    v as (insert into variant (product_id, sku, size, position)
      select id, sku, size, 1 from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as row (id int, sku text, size text)),
    o as (insert into source (code, kind, name) select code, 'store', code
      from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as row (code text)),
    s as (insert into store (store_code, retek_store_id, website_ids, name, street, city, postcode, country, phone,
        latitude, longitude, time_zone, hours, is_active)
      select code, code, case when "isOfSite" then '{9}'::int[] else '{10}' end, code, 'Street', 'City', '3000', 'AU', '1',
        latitude, 140, 'Australia/Perth', '[null, null, null, null, null, null, null]', "isActive"
      from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb)
        as row (code text, latitude float8, "isOfSite" boolean, "isActive" boolean))
    insert into stock (sku, source, on_hand, reserved, declined_at)
      select sku, source, "onHand", reserved, case when "isDeclined" then now() end
      from jsonb_to_recordset(${JSON.stringify(shelves)}::jsonb)
        as row (sku text, source text, "onHand" int, reserved int, "isDeclined" boolean)`.execute(trx)
}

const KM_PER_DEGREE = (2 * Math.PI * 6371) / 360

interface Near {
  readonly latitude: number
  readonly radius: number
  readonly size: string
}

interface Nearest {
  readonly code: string
  readonly isLast: boolean
}

/** The nearest store that offers each product in the size, by walking everything. */
function findSlowly(
  documents: readonly ProductDocument[],
  stores: readonly RandomStore[],
  shelves: readonly RandomShelf[],
  { latitude, radius, size }: Near,
): ReadonlyMap<number, Nearest> {
  const found = new Map<number, Nearest>()
  const kmTo = (store: RandomStore) => Math.abs(store.latitude - latitude) * KM_PER_DEGREE
  const near = stores
    .filter((store) => store.isOfSite && store.isActive && kmTo(store) <= radius)
    .sort((a, b) => kmTo(a) - kmTo(b))
  const wanted = sizesMatching(size)
  for (const document of documents) {
    const skus = document.sizes
      .filter((one) => sizesMatching(`${document.sizeScale}:${one.size}`).some((value) => wanted.includes(value)))
      .map((one) => skuOf(document, one.size))
    for (const { code } of near.toReversed()) {
      const pieces = shelves
        .filter((shelf) => shelf.source === code && skus.includes(shelf.sku) && !shelf.isDeclined)
        .map(({ onHand, reserved }) => onHand - reserved)
      const most = Math.max(0, ...pieces)
      if (most > 0) found.set(document.productId, { code, isLast: most === 1 })
    }
  }
  return found
}

function randomFilters(): ListingFilter[] {
  const filters: ListingFilter[] = []
  if (chance() < 0.5)
    filters.push({ attribute: 'category_url_path', type: 'equal', values: [pick(generatedCategories, chance).urlPath] })
  if (chance() < 0.3) filters.push({ attribute: 'colour', type: 'include', values: ['black', 'tan'] })
  if (chance() < 0.2) filters.push({ attribute: 'price', type: 'range', from: 60, to: 180 })
  if (chance() < 0.2) filters.push({ attribute: 'width', type: 'equal', values: ['wide'] })
  return filters
}

/** Counts of the values that are offered; a value that is not has none. */
function checkCounts(result: ListingResult, slow: SlowListing, about: string): void {
  for (const { attribute_code: attribute, options } of result.facets)
    for (const { value, count } of options)
      assert.equal(count, slow.counts[attribute]?.[value] ?? 0, `${about} ${attribute} ${value}`)
  for (const attribute of ['size', 'colour', 'width', 'brand', 'web_fabric']) {
    const offered = result.facets.find(({ attribute_code }) => attribute_code === attribute)?.options ?? []
    for (const [value, count] of Object.entries(slow.counts[attribute] ?? {}))
      assert.equal(
        offered.find((option) => option.value === value)?.count ?? 0,
        count,
        `${about} ${attribute} ${value}`,
      )
  }
}

async function inRolledBack(work: (trx: Db) => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  await database.db
    .transaction()
    .execute(async (trx) => {
      await work(trx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
}

test('listings of shoes in stores near a point agree with brute force on random catalogues', async () => {
  const brand = brandOf('williams')
  let listedCount = 0
  let hiddenCount = 0
  for (let round = 0; round < rounds; round += 1) {
    const documents = generateDocuments(PRODUCTS, seed + round)
    const stores = randomStores()
    const shelves = randomShelves(documents, stores)
    const near = { latitude: -10 - chance() * 3, radius: 20 + chance() * 300, size: pick(SIZES, chance) }
    const sort = pick(SORTS, chance)
    const query: ListingQuery = {
      websiteId: 9,
      filters: randomFilters(),
      sort,
      offset: 0,
      limit: pick([2, 20], chance),
    }
    const about = `round ${round} ${JSON.stringify({ near, query })}`
    const expected = findSlowly(documents, stores, shelves, near)
    await inRolledBack(async (trx) => {
      await insertCatalogue(trx, documents, stores, shelves)
      const found = await loadInStore(
        { db: trx, brand, memo: new Map(), sharedLoads: undefined },
        { ...near, longitude: 140 },
      )
      assert.deepEqual(
        [...found]
          .map(([id, { store_code, is_last }]) => [id, { code: store_code, isLast: is_last }] as const)
          .sort(byId),
        [...expected].sort(byId),
        about,
      )
    })
    const index = await buildSiteIndex(
      { categories: generatedCategories, ordering: generatedOrdering },
      documents,
      async () => undefined,
    )
    const result = listSite(index, { ...query, among: [...expected.keys()] })
    const inStores = documents.filter(({ productId }) => expected.has(productId))
    const { listing } = createReference(inStores, generatedCategories, generatedOrdering)(query)
    assert.equal(result.totalCount, listing.totalCount, about)
    assert.deepEqual(result.productIds, listing.productIds, about)
    checkCounts(result, listing, about)
    listedCount += result.totalCount
    hiddenCount += listSite(index, query).totalCount - result.totalCount
  }
  // The comparison proves nothing unless both occur often.
  assert.ok(listedCount > rounds / 2 && hiddenCount > rounds, `${listedCount} listed, ${hiddenCount} hidden`)
})

function byId(a: readonly [number, unknown], b: readonly [number, unknown]): number {
  return a[0] - b[0]
}
