import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heelHeightText, parseNowPrice, toPriceModel } from './product-model.ts'
import { onlyLeft, stockStatus } from './variants.ts'

test('amount off to cents, percent rounded down, zeros without a reduction [R3.50, R9.62]', () => {
  assert.deepEqual(toPriceModel(10_000, 7010, 'AUD').discount, { amount_off: 29.9, percent_off: 29 })
  assert.deepEqual(toPriceModel(10_000, 10_000, 'AUD').discount, { amount_off: 0, percent_off: 0 })
  assert.deepEqual(toPriceModel(12_995, 12_995, 'NZD').final_price, { value: 129.95, currency: 'NZD' })
})

test('heel heights are told in centimetres, a flat shoe has none', () => {
  assert.deepEqual([65, 30, 0, null].map(heelHeightText), ['6.5 cm', '3 cm', null, null])
})

test('a promotional price label gives its amount [A30]', () => {
  assert.deepEqual(['$79.95', 'Now 80', 'Two for one is nice', null].map(parseNowPrice), [79.95, 80, null, null])
})

test('low stock is told from three pieces down, sold out is not low', () => {
  assert.deepEqual([4, 3, 1, 0].map(onlyLeft), [null, 3, 1, null])
  assert.deepEqual([1, 0].map(stockStatus), ['IN_STOCK', 'OUT_OF_STOCK'])
})
