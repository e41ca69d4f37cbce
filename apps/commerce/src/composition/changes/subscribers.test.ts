import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Change } from '../../change-log/change.ts'
import type { Batch } from './batch.ts'
import { indexSubscriber } from './subscribers.ts'

const catalogue: Batch['catalogue'] = {
  product: () => undefined,
  productsOfStyle: () => [],
  productOfVariant: () => undefined,
  trail: () => [],
  brandValue: () => undefined,
  idsOfBrands: [],
}
const changeOf = (id: number): Change => ({
  id: `${id}`,
  xid: `${id}`,
  table: 'product',
  websiteId: null,
  before: { id },
  after: { id },
})

test('listings are purged again when the index is rebuilt for very many small changes', async () => {
  const subscriber = indexSubscriber({ applyChanges: async () => ({ rebuilt: Promise.resolve() }) })
  const purgedAgain = async (count: number) => {
    const changes = Array.from({ length: count }, (_, at) => changeOf(at + 1))
    const again = await subscriber.receive({
      changes,
      catalogue,
      purges: [{ websiteId: null, tags: ['product:A', 'plp:women'] }],
    })
    return again?.batch.purges.flatMap(({ tags }) => tags) ?? []
  }
  assert.deepEqual(await purgedAgain(2000), [])
  assert.deepEqual(await purgedAgain(2001), ['product:A', 'plp:women'])
})
