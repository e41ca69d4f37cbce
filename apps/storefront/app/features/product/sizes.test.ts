import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseScale } from './size-scale.ts'
import { offeredScales, otherLabel, ownScale, type SizeChoice, sizeChoices, sizeLabel, withLiveStock } from './sizes.ts'

const choice = (size: string, labels: SizeChoice['labels']): SizeChoice => ({
  optionUid: `o${size}`,
  sku: `S-${size}`,
  size,
  labels,
  isInStock: true,
  leftCount: undefined,
})
const eu38 = choice('38', { au: '7', uk: '5', eu: '38', us: '7' })
const euw = { code: 'EUW', heading: 'EU', is_heading_hidden: false }
const euk = { code: 'EUK', heading: 'EUK', is_heading_hidden: true }

test('each variant becomes a size with its option [R3.51]', () => {
  const variants = [
    {
      attributes: [{ uid: 'u1', code: 'size', label: '38' }],
      product: { sku: 'A-38', stock_status: 'OUT_OF_STOCK' as const, only_x_left_in_stock: null },
      size_attributes: null,
    },
  ]
  assert.deepEqual(sizeChoices(variants), [
    { optionUid: 'u1', sku: 'A-38', size: '38', labels: undefined, isInStock: false, leftCount: undefined },
  ])
})

test('a size is shown in the chosen scale, with its own beside it [R3.52]', () => {
  assert.equal(sizeLabel(eu38, 'au'), '7')
  assert.equal(otherLabel(eu38, 'au', 'eu'), 'EU 38')
  assert.equal(otherLabel(eu38, 'eu', 'eu'), 'AU 7')
  assert.equal(otherLabel(eu38, 'uk', 'eu'), 'EU 38')
})

test('the EUK heading is hidden, its sizes stay [R9.33, A102]', () => {
  assert.equal(ownScale(euk), undefined)
  assert.equal(ownScale(euw), 'eu')
  assert.deepEqual(offeredScales([choice('22', { au: '5', uk: '5', eu: '22', us: '6' })], euk), ['au', 'uk', 'us'])
  assert.deepEqual(offeredScales([choice('22', undefined)], euk), [])
  assert.equal(sizeLabel(choice('22', undefined), undefined), '22')
})

test('live stock replaces the cached page’s stock [R7.119]', () => {
  const [now] = withLiveStock([eu38], [{ sku: 'S-38', quantity: 2, is_low_stock: true }])
  assert.deepEqual([now?.isInStock, now?.leftCount], [true, 2])
  assert.equal(withLiveStock([eu38], [{ sku: 'S-38', quantity: 0, is_low_stock: true }])[0]?.isInStock, false)
})

test('an unknown scale in the address is left out', () => {
  assert.equal(parseScale('jp'), undefined)
  assert.equal(parseScale('EU'), 'eu')
})
