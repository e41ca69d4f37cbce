import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAmountOffered, isOpenAmount, parseDeliveryDay, parseMessage, parsePerson } from './gift-card.ts'

const OFFER = { amountsCents: [5000, 60_000], openAmount: { minCents: 2000, maxCents: 50_000 } }

test('an amount is listed, or within the bounds where the card is open', () => {
  for (const cents of [2000, 50_000, 60_000, 7550]) assert.equal(isAmountOffered(OFFER, cents), true)
  for (const cents of [1999, 50_001, -5000, 0, Number.NaN]) assert.equal(isAmountOffered(OFFER, cents), false)
  assert.equal(isOpenAmount(OFFER, 60_000), false)
  assert.equal(isAmountOffered({ ...OFFER, openAmount: undefined }, 7550), false)
})

test('recipient and sender have names of at most 60 characters', () => {
  assert.deepEqual(parsePerson(' Mia  Tran '), { value: 'Mia Tran' })
  assert.deepEqual(parsePerson('x'.repeat(60)), { value: 'x'.repeat(60) })
  assert.deepEqual(parsePerson('x'.repeat(61)), { fault: 'too-long' })
  assert.deepEqual(parsePerson(' '), { fault: 'missing' })
  assert.deepEqual(parsePerson('R2D2'), { fault: 'characters' })
})

test('a message may be empty, and is as long as the card allows, as people count', () => {
  assert.deepEqual(parseMessage(' ', 200), { value: '' })
  assert.deepEqual(parseMessage('👟'.repeat(200), 200), { value: '👟'.repeat(200) })
  assert.deepEqual(parseMessage(`${'a\r\n'.repeat(99)}aa`, 200), { value: `${'a\n'.repeat(99)}aa` })
  assert.deepEqual(parseMessage('x'.repeat(201), 200), { fault: 'too-long' })
  assert.deepEqual(parseMessage('x', 0), { fault: 'too-long' })
  assert.deepEqual(parseMessage('a\u0007', 200), { fault: 'characters' })
})

test('a card is sent within a year', () => {
  assert.deepEqual(parseDeliveryDay('2027-11-24', '2026-11-24'), { value: '2027-11-24' })
  assert.deepEqual(parseDeliveryDay('2027-11-25', '2026-11-24'), { fault: 'too-late' })
})
