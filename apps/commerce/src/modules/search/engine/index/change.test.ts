import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import type { ProductDocument } from '#modules/catalogue'
import { randomRun } from '#src/testing/random/random-run'
import type { ListingQuery, SortCode } from '../../ports.ts'
import { facetsOfSite, findProductIdsIn, listSite } from '../list.ts'
import { generateDocuments, generatedCategories, generatedOrdering, pick } from '../testing/generated-documents.ts'
import { suggestIn } from '../text/suggest.ts'
import { applyChanges, buildSiteIndex, createSiteIndexBuilder, type DocumentChange, isWorn } from './change.ts'

const SORTS: SortCode[] = ['fh_default', 'newest', 'price_asc', 'price_desc', 'biggest_saving', 'best_rated']
const build = (documents: readonly ProductDocument[]) =>
  buildSiteIndex({ categories: generatedCategories, ordering: generatedOrdering }, documents, async () => undefined)

const { chance, rounds, seed } = randomRun('Changes of an index', 60)
const others = generateDocuments(400, seed)

/** A random change of a product: any field, its style, deletion, or an addition. */
function changed(document: ProductDocument): ProductDocument | undefined {
  const other = pick(others, chance)
  const changes: (() => Partial<ProductDocument> | undefined)[] = [
    () => ({ finalCents: Math.floor(chance() * document.regularCents) }),
    () => ({ sizes: document.sizes.map((size) => ({ ...size, isInStock: chance() < 0.3 })) }),
    () => ({ name: `${document.name} ${pick(['Deluxe', 'Vega', 'Orbit', 'Boots'], chance)}` }),
    () => ({ colour: other.colour, colourFamily: other.colourFamily, colourHex: pick(['#000000', '#ffffff'], chance) }),
    () => ({ brandValue: pick(['newcomer', 'vela', 'juno'], chance), brandLabel: 'Newcomer' }),
    () => ({ categoryIds: other.categoryIds, occasions: other.occasions }),
    () => ({ styleCode: pick(others, chance).styleCode }),
    () => ({
      categoryPins: chance() < 0.5 ? [{ categoryId: 5, position: 3 }] : [],
      pinnedPosition: chance() < 0.5 ? 1 : undefined,
      sellThroughPercent: Math.floor(chance() * 100),
      rating: chance() * 5,
    }),
    () => undefined,
  ]
  const change = pick(changes, chance)()
  return change && { ...document, ...change }
}

function randomQuery(): ListingQuery {
  const filters: ListingQuery['filters'] = [
    { attribute: 'category_url_path', type: 'equal', values: [pick(generatedCategories, chance).urlPath] },
    { attribute: 'brand', type: 'include', values: [pick(['vela', 'juno', 'newcomer'], chance), 'linden'] },
    { attribute: 'size', type: 'equal', values: [pick(['7', 'AUW:8'], chance)] },
    { attribute: 'colour', type: 'equal', values: [pick(['red', 'black'], chance)] },
    { attribute: 'category_uid', type: 'equal', values: [encodeUid(7)] },
    { attribute: 'price', type: 'range', from: 40, to: 160 },
  ]
  const search =
    chance() < 0.4 ? pick(['suede', 'loaf', 'deluxe', 'vegs', 'sku-', 'newcomer boots'], chance) : undefined
  const chosen = filters.filter(() => chance() < 0.3)
  return {
    websiteId: 9,
    filters: chosen,
    search,
    sort: pick(SORTS, chance),
    offset: pick([0, 0, 20], chance),
    limit: 20,
  }
}

test('after any sequence of changes an index answers as one that is built afresh [R7.116]', async () => {
  const products = new Map(generateDocuments(250, seed + 1).map((document) => [document.productId, document]))
  const buildAfresh = () => build([...products.values()].sort((a, b) => a.productId - b.productId))
  let index = await buildAfresh()
  let mostEmpty = 0
  let nextId = 10_000
  for (let round = 0; round < rounds; round += 1) {
    const changes: DocumentChange[] = []
    for (let i = Math.floor(chance() * 6); i >= 0; i -= 1) {
      const document = pick([...products.values()], chance)
      if (chance() < 0.15) {
        nextId += 1
        const added = { ...pick(others, chance), productId: nextId, sku: `SKU-${nextId}` }
        changes.push({ productId: nextId, document: added })
      } else changes.push({ productId: document.productId, document: changed(document) })
    }
    applyChanges(index, changes)
    for (const { productId, document } of changes)
      document ? products.set(productId, document) : products.delete(productId)
    const fresh = await buildAfresh()
    for (let i = 0; i < 4; i += 1) {
      const query = randomQuery()
      assert.deepEqual(listSite(index, query), listSite(fresh, query), `round ${round} ${JSON.stringify(query)}`)
    }
    assert.deepEqual(facetsOfSite(index), facetsOfSite(fresh), `round ${round}`)
    assert.deepEqual(
      findProductIdsIn(index, { filters: [], search: 'leather boots' }),
      findProductIdsIn(fresh, { filters: [], search: 'leather boots' }),
    )
    for (const tokens of ['del', 'le', 'ankl'])
      assert.deepEqual(suggestIn(index, tokens), suggestIn(fresh, tokens), tokens)
    mostEmpty = Math.max(mostEmpty, index.size - index.liveCount)
    // Most rounds reach the point at which the shop would rebuild the index.
    if (isWorn(index)) index = fresh
  }
  assert.ok(mostEmpty > 0)
  assert.equal(isWorn(index), false)
})

test('a style whose colours are read at different moments is counted once [R7.116]', async () => {
  const documents = generateDocuments(120, seed + 2)
  const [first] = documents
  const late = { ...pick(others, chance), productId: 20_000, sku: 'SKU-20000', styleCode: first?.styleCode ?? '' }
  const builder = createSiteIndexBuilder(
    { categories: generatedCategories, ordering: generatedOrdering },
    async () => undefined,
  )
  await builder.add(documents)
  await builder.add([late])
  const [index, fresh] = [await builder.finish(), await build([...documents, late])]
  assert.deepEqual(facetsOfSite(index), facetsOfSite(fresh))
  for (let i = 0; i < 20; i += 1) {
    const query = randomQuery()
    assert.deepEqual(listSite(index, query), listSite(fresh, query), JSON.stringify(query))
  }
})
