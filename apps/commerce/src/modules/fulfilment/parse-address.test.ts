import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { CartAddressInput } from '#src/platform/contract/contract.generated'
import { parseAddress } from './parse-address.ts'

const williams = brandOf('williams')

const good: CartAddressInput = {
  firstname: 'Aroha',
  lastname: 'O’Brien-Smith',
  street: ['12 High Street', ''],
  city: 'Bendigo',
  region: 'VIC',
  postcode: '3550',
  country_code: 'AU',
  telephone: '+61 3 5550 1234',
}

function refusal(change: Partial<CartAddressInput>, brand = williams): string {
  try {
    parseAddress({ ...good, ...change }, brand)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

test('a complete address is cleaned and its state resolved by code, name or number [A60]', () => {
  const { region, street, lastname } = parseAddress({ ...good, city: ' Bendigo ' }, williams)
  assert.deepEqual(region, { code: 'VIC', label: 'Victoria', regionId: 575 })
  assert.deepEqual(street, ['12 High Street'])
  assert.equal(lastname, 'O’Brien-Smith')
  assert.equal(parseAddress({ ...good, region: 'victoria' }, williams).region?.code, 'VIC')
  assert.equal(parseAddress({ ...good, region: null, region_id: 575 }, williams).region?.code, 'VIC')
})

test('what is missing is named [R5.29, A60]', () => {
  for (const [name, change] of [
    ['firstname', { firstname: ' ' }],
    ['lastname', { lastname: '' }],
    ['street', { street: ['  '] }],
    ['city', { city: '' }],
    ['postcode', { postcode: null }],
    ['country_code', { country_code: '' }],
    ['telephone', { telephone: '' }],
    ['region', { region: null }],
  ] as const) {
    assert.equal(refusal(change), `Required parameter "${name}" is missing`)
  }
})

test('names take letters of any script and few marks, nothing else [R5.01, A52]', () => {
  for (const firstname of ['Māori', 'José', 'Mary Ann', 'J. R.', "D'Arcy"])
    assert.equal(refusal({ firstname }), 'accepted', firstname)
  for (const firstname of ['R2D2', 'a@b', '<b>', '--', 'x'.repeat(51)])
    assert.equal(refusal({ firstname }), 'First Name is not valid!', firstname)
})

test('a line of an address is one line, so that it cannot pass for others on a label', () => {
  assert.equal(refusal({ street: ['1 High St\r\nBcc: x@y.z'] }), 'Please enter a valid street address.')
  assert.notEqual(refusal({ city: 'Fitzroy\nTotal: $0' }), 'accepted')
  assert.equal(refusal({ street: ['1 "High" <b>St</b> & Co 😀'] }), 'accepted')
})

test('postcodes have 4 digits, phones 8 to 15 [A53]', () => {
  for (const postcode of ['355', '35500', 'ABCD']) assert.equal(refusal({ postcode }), 'Please enter a valid postcode.')
  for (const telephone of ['1234567', '1234567890123456', 'phone me'])
    assert.equal(refusal({ telephone }), 'Please enter a valid phone number.')
})

test('Mathers takes no address in New Zealand, neither to deliver nor to bill to [R1.26, R3.115]', () => {
  const nz = { country_code: 'NZ', region: null, postcode: '6011', city: 'Wellington' }
  assert.equal(refusal(nz, brandOf('mathers')), 'Delivery to New Zealand is not available.')
  assert.throws(() => parseAddress({ ...good, ...nz }, brandOf('mathers'), 'billing'), {
    message: "The country isn't available.",
  })
  assert.equal(parseAddress({ ...good, ...nz }, williams, 'billing').countryCode, 'NZ')
})

test('New Zealand needs no region, and none is kept [A60]', () => {
  assert.equal(parseAddress({ ...good, country_code: 'NZ', region: 'Otago', postcode: '9016' }, williams).region, null)
})

test("contract: at most two street lines, states that exist, countries of the site's forms", () => {
  assert.equal(refusal({ street: ['a', 'b', 'c'] }), '"Street Address" cannot contain more than 2 lines.')
  assert.equal(refusal({ region: 'Texas' }), 'Region is not available for the selected country')
  assert.equal(refusal({ country_code: 'US' }), "The country isn't available.")
})
