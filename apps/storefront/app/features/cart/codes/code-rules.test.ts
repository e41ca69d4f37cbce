import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardName, checkCode, readGiftCard } from './code-rules.ts'

function read(card: string, pin: string) {
  const form = new FormData()
  form.set('card', card)
  form.set('pin', pin)
  return readGiftCard(form)
}

test('a gift card needs a number and a PIN of digits before anything is sent', () => {
  assert.deepEqual(read(' ml4c 88td 4471 ', ' 7360 '), { card: { code: 'ML4C88TD4471', pin: 7360 } })
  const wrong = [
    ['', '1234', ['card']],
    ['ML4C', '', ['pin']],
    ['ML4C', '73b2', ['pin']],
    ['ML4C', '-12', ['pin']],
    ['ML4C', '1.5', ['pin']],
    ['ML4C', '99999999999', ['pin']],
    ['ML4C88TD4471', '0736', ['pin']],
    ['x'.repeat(200), '١٢', ['card', 'pin']],
  ] as const
  for (const [card, pin, fields] of wrong) {
    const answer = read(card, pin)
    assert.deepEqual('errors' in answer ? Object.keys(answer.errors) : [], fields, `${card.slice(0, 20)} ${pin}`)
  }
})

test('an empty code or one of 200 characters is not sent; a card is named by its last four', () => {
  assert.deepEqual(checkCode('drop 20'), {})
  assert.ok(checkCode('  ').code)
  assert.equal(checkCode('x'.repeat(200)).code, 'This promo code is invalid.')
  assert.equal(cardName('ML4C88TD4471'), 'Gift card ending 4471')
})
