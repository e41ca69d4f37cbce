import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { loadPurchasableVariants, loadVariantAnswers, sizeOptionUid } from '../index.ts'
import { fillSampleShop } from '../testing/sample-shop.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
})
after(() => database.drop())

test('purchasable variants have the site’s current price and the warehouse’s available stock [R3.56]', async () => {
  const found = await loadPurchasableVariants(database.db, 9, ['WINTON-TAN-8', 'NOTHING'])
  assert.deepEqual([...found.keys()], ['WINTON-TAN-8'])
  const { unitCents, regularUnitCents, availableQuantity, currency, imagePath, size } = found.get('WINTON-TAN-8') ?? {}
  assert.deepEqual(
    [unitCents, regularUnitCents, availableQuantity, currency, imagePath, size],
    [13995, 19995, 4, 'AUD', 'winton/winton-tan-side.avif', '8'],
  )
})

test('a size is found by product and option, or by its own sku [R3.51]', async () => {
  const { id: productId } = await database.db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', 'CAPRI-RED')
    .executeTakeFirstOrThrow()
  const answerOf = await loadVariantAnswers(database.db, 9, ['NOTHING', 'CAPRI-RED', 'CAPRI-RED-9'])
  const resolve = (sku: string, selectedOptions: string[], parentSku?: string) =>
    answerOf({ sku, selectedOptions, parentSku })
  assert.deepEqual(resolve('CAPRI-RED', [sizeOptionUid('9')]), {
    kind: 'variant',
    variantSku: 'CAPRI-RED-9',
    productId,
  })
  assert.deepEqual(resolve('CAPRI-RED-9', []), { kind: 'variant', variantSku: 'CAPRI-RED-9', productId })
  assert.deepEqual(resolve('CAPRI-RED-9', [], 'CAPRI-RED'), { kind: 'variant', variantSku: 'CAPRI-RED-9', productId })
  assert.deepEqual(resolve('CAPRI-RED-9', [], 'WINTON-TAN'), { kind: 'unknown-sku' })
  assert.deepEqual(resolve('CAPRI-RED', []), { kind: 'options-missing', productId })
  assert.deepEqual(resolve('CAPRI-RED', [sizeOptionUid('44')]), { kind: 'option-unknown' })
  assert.deepEqual(resolve('CAPRI-RED', ['not a uid']), { kind: 'option-unknown' })
  assert.deepEqual(resolve('NOTHING', []), { kind: 'unknown-sku' })
})
