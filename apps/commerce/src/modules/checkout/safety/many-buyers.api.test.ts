import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sellTo } from '#src/testing/random/many-buyers'
import { openShop, type TestShop } from '../../../testing/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

test('80 orders, each sent one to five times, are placed and charged once each', async () => {
  const report = await sellTo(shop, { buyers: 80, pairs: 80, mostSends: 5, seed: 20_261_127 })
  assert.deepEqual(report.faults, [])
  assert.ok(report.sent > 160, `sent ${report.sent} times`)
})
