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
  ['Unit 4, 18 Church Street Richmond VIC 3121', 'Unit 4, 18 Church Street', 'Richmond', 'VIC', '3121'],
  ['18A St Kilda Road Melbourne VIC 3004', '18A St Kilda Road', 'Melbourne', 'VIC', '3004'],
  ['2/18A St Georges Road Malvern VIC 3144', '2/18A St Georges Road', 'Malvern', 'VIC', '3144'],
  ['7 Ocean View Parade Mooloolaba QLD 4557', '7 Ocean View Parade', 'Mooloolaba', 'QLD', '4557'],
  ['15 Mt View Road Highett VIC 3190', '15 Mt View Road', 'Highett', 'VIC', '3190'],
  ['8 Bay View St Richmond VIC 3121', '8 Bay View St', 'Richmond', 'VIC', '3121'],
  ['Flat 2 Palm Court 15 High Street Kew VIC 3101', 'Flat 2 Palm Court 15 High Street', 'Kew', 'VIC', '3101'],
  ['5 Old St Kilda Rd Melbourne VIC 3004', '5 Old St Kilda Rd', 'Melbourne', 'VIC', '3004'],
  ['5 Church St St Kilda VIC 3182', '5 Church St', 'St Kilda', 'VIC', '3182'],
  ['5 Church St Lane Cove NSW 2066', '5 Church St', 'Lane Cove', 'NSW', '2066'],
  ['18 Church Street, Richmond Victoria 3121', '18 Church Street', 'Richmond', 'VIC', '3121'],
  ['18 Church Street, Richmond VIC 3121, Australia', '18 Church Street', 'Richmond', 'VIC', '3121'],
  ['3 King William St, Adelaide South Australia 5000', '3 King William St', 'Adelaide', 'SA', '5000'],
  ['18 Church Street Richmond, VIC 3121', '18 Church Street', 'Richmond', 'VIC', '3121'],
  ['18 Church Street Richmond, 3121', '18 Church Street', 'Richmond', 'VIC', '3121'],
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
  const rows = [
    ['Flat 2, 14 Cuba Street Wellington 6011', 'Flat 2, 14 Cuba Street', '', 'Wellington', '6011'],
    ['12A St Johns Road Meadowbank Auckland 1072', '12A St Johns Road', 'Meadowbank', 'Auckland', '1072'],
    ['Level 2, 1 The Terrace, Wellington 6011', 'Level 2, 1 The Terrace', '', 'Wellington', '6011'],
    ['9 Barrack Road Mount Wellington 1060, New Zealand', '9 Barrack Road', '', 'Mount Wellington', '1060'],
  ]
  for (const [line = '', ...parts] of rows) assert.deepEqual(read(line), parts, line)
})

test('a line without a place is all street, and no text is lost', () => {
  const lines = [
    '18 Church Street',
    '18 Church Street, Richmond',
    '18 Church Street VIC 3121',
    '18 Church Street, Unit 4 Richmond VIC 3121',
    '5 Church St Kilda VIC 3182',
    '18 Church Street, 3121 Richmond VIC 3121',
    'VIC 3121',
    '',
  ]
  for (const line of lines) assert.equal(readAddressLine(line, 'AU').street1, line)
})

test('the place that is being typed begins after the street', () => {
  assert.deepEqual(splitPlace('18 sylvan road too'), { street: '18 sylvan road', place: 'too' })
  assert.deepEqual(splitPlace('18 sylvan'), { street: '18 sylvan', place: '' })
  assert.deepEqual(splitPlace('18 Church Street Richmond 3121'), { street: '18 Church Street', place: 'Richmond 3121' })
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
