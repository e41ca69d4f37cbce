import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendingText, shortDay } from './day-texts.ts'
import {
  checkGiftCard,
  dayOf,
  detailsOf,
  emptyFields,
  fieldsOf,
  type GiftCardFields,
  parseDollars,
} from './gift-card-rules.ts'
import type { GiftCardOffer } from './offer.ts'

const OFFER: GiftCardOffer = {
  sku: 'GC',
  name: 'Gift card',
  lead: '',
  amountsCents: [5000, 7500, 10_000, 15_000, 20_000],
  amountUids: [],
  openAmount: { minCents: 2000, maxCents: 50_000 },
  messageMaxLength: 200,
  lifetimeDays: 1096,
}
const TODAY = '2026-11-24'

const WHOLE: GiftCardFields = {
  ...emptyFields(OFFER),
  recipient_name: 'Mia',
  recipient_email: 'mia@example.com',
  sender_name: 'Ana',
  sender_email: 'ana@example.com',
}
const errorsOf = (changed: Partial<GiftCardFields>, offer = OFFER) =>
  checkGiftCard({ ...WHOLE, ...changed }, offer, TODAY)

test('a listed amount is accepted; another within the bounds only on an open card [R3.25]', () => {
  assert.deepEqual(errorsOf({}), {})
  assert.deepEqual(errorsOf({ amount: '6000' }), { amount: 'Choose an amount.' })
  assert.deepEqual(errorsOf({ amount: '' }), { amount: 'Choose an amount.' })
  for (const other of ['20', '500', '$75.50', ' 499.99 '])
    assert.deepEqual(errorsOf({ amount: 'other', other }), {}, other)
  for (const other of ['', '19.99', '500.01', '-50', '$-50', '1,000', '9999999'])
    assert.deepEqual(errorsOf({ amount: 'other', other }), { other: 'Enter an amount from $20 to $500.' }, other)
  for (const other of ['75.505', '7.5.0', 'fifty', '1e2', '12,34', '５０'])
    assert.deepEqual(errorsOf({ amount: 'other', other }), { other: 'Enter dollars and cents, like 75.50.' }, other)
  const closed = { ...OFFER, openAmount: undefined }
  assert.deepEqual(errorsOf({ amount: 'other', other: '60' }, closed), { amount: 'Choose an amount from the list.' })
})

test('a message is as long as the product says, as people count; longer says by how much [R3.26]', () => {
  assert.deepEqual(errorsOf({ message: '👟'.repeat(200) }), {})
  assert.deepEqual(errorsOf({ message: `${'a\r\n'.repeat(99)}aa` }), {})
  assert.deepEqual(errorsOf({ message: 'x'.repeat(212) }), { message: 'Your message is 12 characters too long.' })
  assert.deepEqual(errorsOf({ message: 'x'.repeat(201) }), { message: 'Your message is 1 character too long.' })
  assert.ok(errorsOf({ message: 'a\u0007' }).message)
})

test('names and emails are needed, and a day that exists, from today on within a year', () => {
  assert.deepEqual(errorsOf({ recipient_name: ' ', sender_name: '' }), {
    recipient_name: 'Enter their name.',
    sender_name: 'Enter your name.',
  })
  assert.deepEqual(errorsOf({ recipient_name: 'x'.repeat(60) }), {})
  assert.ok(errorsOf({ recipient_name: 'x'.repeat(61) }).recipient_name)
  for (const email of ['', 'mia.tran@example', 'mia', 'a b@example.com'])
    assert.equal(errorsOf({ recipient_email: email }).recipient_email, 'Enter an email address like mia@example.com')
  const on = (day: string, month: string, year: string) => errorsOf({ when: 'day', day, month, year }).day
  assert.equal(on('24', '11', '2026'), undefined)
  assert.equal(on('24', '12', '26'), undefined)
  assert.equal(on('23', '11', '2026'), 'Choose today or a later day.')
  assert.equal(on('24', '11', '2027'), undefined)
  assert.equal(on('25', '11', '2027'), 'Choose a day within the next year.')
  for (const [day, month, year] of [
    ['31', '2', '2027'],
    ['', '', ''],
    ['a', '1', '2027'],
    ['1', '13', '2027'],
  ] as const)
    assert.equal(on(day, month, year), 'Enter a day that exists, like 24 12 2026.')
  assert.deepEqual(errorsOf({ when: 'now', day: '1', month: '1', year: '2020' }), {})
})

test('a card in the bag opens the form with its details', () => {
  const details = { ...detailsOf(WHOLE), amountCents: 7550, deliveryDate: '2026-12-04' }
  const fields = fieldsOf(details, OFFER)
  assert.equal(fields.other, '75.50')
  assert.deepEqual(detailsOf(fields), details)
  assert.equal(dayOf(fields), '2026-12-04')
  assert.equal(parseDollars('1,234.5'), 123_450)
})

test('days are shown in words, in the site’s time zone', () => {
  assert.equal(shortDay('2026-12-24'), 'Thu 24 Dec 2026')
  assert.equal(
    sendingText('2026-12-24', TODAY, 'Australia/Melbourne'),
    'Thursday 24 December, about 9 am Melbourne time.',
  )
  assert.equal(sendingText('2027-01-01', TODAY, 'Pacific/Auckland'), 'Friday 1 January 2027, about 9 am Auckland time.')
})
