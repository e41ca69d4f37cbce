import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { checkEmail } from '#app/forms/field-rules.ts'
import { settingsOfBrand } from '#app/session/site/site-settings.ts'
import { checkAddress, readAddress, streetValues, toAddressInput } from './address-rules.ts'
import type { AddressValues } from './address-values.ts'

const BOTH = settingsOfBrand(brandOf('williams')).countries
const AU = settingsOfBrand(brandOf('mathers')).countries

const good: AddressValues = {
  firstname: 'Māia',
  lastname: "O'Brien-Smith",
  telephone: '0412 345 678',
  company: '',
  street1: '18 Church Street',
  street2: '',
  suburb: '',
  city: 'Richmond',
  region: 'VIC',
  postcode: '3121',
  country: 'AU',
}

test('an address with macrons, apostrophe and hyphen in the name is accepted [R5.01]', () => {
  assert.deepEqual(checkAddress(good, BOTH), {})
  assert.deepEqual(checkAddress({ ...good, firstname: 'Zoë’s J.' }, AU), {})
})

for (const [field, value] of [
  ['firstname', 'Ana4'],
  ['firstname', ''],
  ['firstname', ' '],
  ['lastname', '<b>'],
  ['lastname', 'x'.repeat(51)],
  ['lastname', '👟'],
  ['firstname', '-'],
  ['telephone', '0412 345'],
  ['telephone', 'phone'],
  ['telephone', '1'.repeat(16)],
  ['street1', ''],
  ['street1', 'a\u0000b'],
  ['street1', 'x'.repeat(101)],
  ['city', ''],
  ['postcode', '31210'],
  ['postcode', 'ABCD'],
  ['region', 'QQ'],
  ['region', ''],
] as const) {
  test(`${field} "${value.slice(0, 12)}" is refused at its own field and no other [R5.01, R5.02, R5.29]`, () => {
    assert.deepEqual(Object.keys(checkAddress({ ...good, [field]: value }, BOTH)), [field])
  })
}

test('an NZ address needs no state, and is refused where the site does not ship to NZ [R1.25, R5.29]', () => {
  const nz = { ...good, country: 'NZ', region: '', city: 'Wellington', postcode: '6011' }
  assert.deepEqual(checkAddress(nz, BOTH), {})
  assert.deepEqual(checkAddress(nz, AU), { country: 'Delivery to New Zealand is not available.' })
  assert.equal('region' in toAddressInput(nz), false)
})

test('an NZ address keeps its suburb in the second street line, an Australian one its unit [R3.04]', () => {
  const form = new FormData()
  const typed = { ...good, country: 'NZ', region: '', suburb: 'Petone', city: 'Lower Hutt', postcode: '5012' }
  for (const [field, value] of Object.entries(typed)) form.set(`billing_${field}`, value)
  const nz = readAddress(form, 'billing_')
  const input = toAddressInput(nz)
  assert.deepEqual([input.street, input.city], [['18 Church Street', 'Petone'], 'Lower Hutt'])
  assert.deepEqual(streetValues(['18 Church Street', 'Petone'], 'NZ'), {
    street1: '18 Church Street',
    street2: '',
    suburb: 'Petone',
  })
  assert.deepEqual(toAddressInput({ ...nz, suburb: '' }).street, ['18 Church Street'])
  assert.deepEqual(checkAddress({ ...nz, city: '' }, BOTH), { city: 'Enter your town or city.' })
  form.set('billing_country', 'AU')
  form.set('billing_street2', 'Level 2')
  assert.deepEqual(toAddressInput(readAddress(form, 'billing_')).street, ['18 Church Street', 'Level 2'])
})

test('errors of the billing address carry its prefix [R5.29]', () => {
  assert.deepEqual(Object.keys(checkAddress({ ...good, city: '' }, AU, 'billing_')), ['billing_city'])
})

test('an email is refused when it is empty or out of shape [R5.29]', () => {
  assert.equal(checkEmail('ana@example.com'), undefined)
  for (const wrong of [
    '',
    'ana',
    'ana@',
    '@example.com',
    'a b@example.com',
    'ana@example',
    `${'a'.repeat(65)}@example.com`,
    'ana@example.com\nBcc: x@example.com',
  ])
    assert.ok(checkEmail(wrong), wrong)
})
