import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instalmentText, priceText, rrpText } from './price-text.ts'

const facts = (regular: number, final: number) => ({
  now_price: null,
  price_range: { minimum_price: { regular_price: { value: regular }, final_price: { value: final } } },
})

test('a price without a reduction is shown alone [R3.50]', () => {
  assert.deepEqual(priceText(facts(1249.95, 1249.95)), { now: '$1,249.95' })
})

test('an advertised price is labelled, unless another price is charged [A30]', () => {
  assert.deepEqual(priceText({ ...facts(100, 70), now_price: 70 }).isAdvertised, true)
  assert.deepEqual(priceText({ ...facts(70, 70), now_price: 70 }), { now: '$70.00', isAdvertised: true })
  for (const now_price of [65, 80, null])
    assert.equal(priceText({ ...facts(100, 70), now_price }).isAdvertised, undefined)
})

test('29.9 % off is shown as 29 % [R9.62]', () => {
  assert.deepEqual(priceText(facts(100, 70.1)), { now: '$70.10', was: '$100.00', saving: '$29.90', percent: 29 })
})

test('a saving under 5 % carries no badge', () => {
  assert.equal(priceText(facts(100, 96)).percent, undefined)
})

test('the instalment share is the price divided by four, rounded to cents', () => {
  assert.equal(instalmentText(facts(129.95, 129.95)), '$32.49')
})

test('the recommended price is shown only if it is above the final price [R3.55]', () => {
  assert.equal(rrpText(facts(129.95, 129.95), 159.95), '$159.95')
  assert.equal(rrpText(facts(129.95, 129.95), 129.95), undefined)
  assert.equal(rrpText(facts(129.95, 129.95), null), undefined)
  assert.equal(rrpText(facts(159.95, 129.95), 159.95), undefined)
})
