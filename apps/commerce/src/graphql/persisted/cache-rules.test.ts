import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { parse } from 'graphql'
import { createResponseCollector } from '../../platform/request-state.ts'
import { documentFacts } from '../document-facts.ts'
import { allowCaching } from './cache-rules.ts'

function tagsOf(query: string): readonly string[] | undefined {
  const response = createResponseCollector()
  allowCaching({ brand: brandOf('midas'), response }, documentFacts(parse(query)).rootFields)
  return response.cacheTags()
}

test('kept reads bear the store, search or listing data their group, products route and plp [A82]', () => {
  for (const [fields, tags] of [
    [['popularSearches', 'sortOptions', 'customAttributeMetadata', 'brands'], ['search']],
    [['categories', 'categoryList', 'getFredhopperData', 'recommendations', 'categoryRecommendations'], ['plp']],
    [['getFredhopperData(search: "boot")'], ['search', 'plp']],
    [
      ['products', 'recentlyViewed', 'productReviews'],
      ['route', 'plp'],
    ],
    [['storeConfig', 'countries'], []],
  ] as const)
    for (const field of fields) assert.deepEqual(tagsOf(`{ ${field} { __typename } }`), ['midas_au', ...tags], field)
  assert.equal(tagsOf('{ customer { email } }'), undefined)
})
