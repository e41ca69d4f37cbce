import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressLine, isOneLine, readAddressLine, splitPlace } from './address-line.ts'
import { emptyAddress } from './address-rules.ts'

const AU: readonly (readonly [line: string, street: string, city: string, region: string, postcode: string])[] = [
  ['4/18 Sylvan Road, Toowong QLD 4066', '4/18 Sylvan Road', 'Toowong', 'QLD', '4066'],
  ['Unit 4, 18 Church St, Richmond, vic, 3121', 'Unit 4, 18 Church St', 'Richmond', 'VIC', '3121'],
  ['18 St Georges Road Malvern VIC 3144', '18 St Georges Road', 'Malvern', 'VIC', '3144'],
  ['5 Church Street St Kilda VIC 3182', '5 Church Street', 'St Kilda', 'VIC', '3182'],
  ['PO Box 123 Richmond VIC 3121', 'PO Box 123', 'Richmond', 'VIC', '3121'],
  [
    'Parcel Locker 10012 78912, 211 Tucker Road, McKinnon VIC 3204',
    'Parcel Locker 10012 78912, 211 Tucker Road',
    'McKinnon',
    'VIC',
    '3204',
  ],
]

test('one line of an Australian address is read with and without commas', () => {
  for (const [line, street1, city, region, postcode] of AU)
    assert.deepEqual(readAddressLine(line, 'AU'), { street1, street2: '', suburb: '', city, region, postcode }, line)
})

test('one line of a New Zealand address has a suburb, or a flat before its street', () => {
  const read = (line: string) => {
    const { street1, suburb, city, postcode } = readAddressLine(line, 'NZ')
    return [street1, suburb, city, postcode]
  }
  assert.deepEqual(read('12 Cuba Street, Te Aro, Wellington 6011'), ['12 Cuba Street', 'Te Aro', 'Wellington', '6011'])
  assert.deepEqual(read('Flat 2, 14 Cuba Street, Wellington 6011'), [
    'Flat 2, 14 Cuba Street',
    '',
    'Wellington',
    '6011',
  ])
  assert.deepEqual(read('12 Cuba Street Wellington 6011'), ['12 Cuba Street', '', 'Wellington', '6011'])
})

test('a line without a place is all street, and no text is lost', () => {
  for (const line of ['18 Church Street', '18 Church Street, Richmond', '18 Church Street VIC 3121', 'VIC 3121', ''])
    assert.equal(readAddressLine(line, 'AU').street1, line)
})

test('the place that is being typed begins after the street', () => {
  assert.deepEqual(splitPlace('18 sylvan road too'), { street: '18 sylvan road', place: 'too' })
  assert.deepEqual(splitPlace('18 sylvan'), { street: '18 sylvan', place: '' })
  assert.deepEqual(splitPlace('1 Esplanade, brig'), { street: '1 Esplanade', place: 'brig' })
})

test('an address is one line where nothing of it is lost', () => {
  const values = {
    ...emptyAddress('AU'),
    street1: '18 Church Street',
    city: 'Richmond',
    region: 'VIC',
    postcode: '3121',
  }
  assert.equal(addressLine(values), '18 Church Street, Richmond VIC 3121')
  assert.deepEqual([values, { ...values, street2: 'Level 2' }, { ...values, region: '' }].map(isOneLine), [
    true,
    false,
    false,
  ])
  assert.equal(isOneLine({ ...values, country: 'NZ', region: '', suburb: 'Te Aro', city: 'Wellington' }), true)
  assert.equal(isOneLine(emptyAddress('AU')), true)
})
