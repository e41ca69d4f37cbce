import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choicesOf, firstChoice } from './choices.ts'

const methods = (['scheme', 'paypal', 'afterpaytouch'] as const).map((type) => ({ type, brands: ['visa', 'mc'] }))
const card = { id: 'a', brand: 'visa', name: 'Visa ending 1111', expiry: '03/2030', isExpired: false }

test('saved cards come first, then a new card and the wallets, each with what it needs', () => {
  assert.deepEqual(
    choicesOf({ methods, stored: [card], totalCents: 28_800 }).map(({ value, name, about }) => [value, name, about]),
    [
      ['saved:a', 'Visa ending 1111', 'Expires 03/2030'],
      ['scheme', 'New card', 'Visa, Mastercard'],
      ['paypal', 'PayPal', 'You go to PayPal and come back here'],
      ['afterpaytouch', 'Afterpay', '4 payments of $72.00, every 2 weeks. Credit criteria and fees apply'],
    ],
  )
  const [guest] = choicesOf({ methods, stored: [], totalCents: 100 })
  assert.equal(guest?.name, 'Credit or debit card')
})

test('the wallet chosen last is chosen again; an expired card never is [R3.100]', () => {
  const expired = choicesOf({ methods, stored: [{ ...card, isExpired: true }], totalCents: 100 })
  assert.match(expired[0]?.about ?? '', /expired/)
  assert.equal(firstChoice(expired, undefined), 'scheme')
  const choices = choicesOf({ methods, stored: [card], totalCents: 100 })
  assert.deepEqual(
    [undefined, 'scheme', 'paypal', 'zip'].map((remembered) => firstChoice(choices, remembered)),
    ['saved:a', 'saved:a', 'paypal', 'saved:a'],
  )
})
