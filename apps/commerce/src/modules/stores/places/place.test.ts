import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceKm } from './distance.ts'
import { type PlaceQuery, requirePlace } from './place.ts'

const landmarks = [
  {
    name: 'Williams Bendigo',
    city: 'Bendigo',
    state: 'VIC',
    postcode: '3550',
    latitude: -36.7578,
    longitude: 144.2794,
  },
  { name: 'Styletread Sydney', city: 'Sydney', state: 'NSW', postcode: '2000', latitude: -33.8698, longitude: 151.207 },
]

test('a place is found by postcode, suburb, suburb with state, or a point [A76]', () => {
  for (const query of [
    { postcode: '3550' },
    { search: 'bendigo' },
    { search: 'Bendigo VIC 3550' },
    { search: ' BENDIGO  vic' },
    { search: '12 High Street, Bendigo' },
  ]) {
    assert.equal(requirePlace(query, landmarks).label, 'Bendigo VIC 3550', JSON.stringify(query))
  }
  assert.deepEqual(requirePlace({ latitude: -37, longitude: 145 }, landmarks), {
    latitude: -37,
    longitude: 145,
    label: null,
  })
})

test('a postcode without a store is taken for the nearest number in its area [A76]', () => {
  assert.equal(requirePlace({ postcode: '3556' }, landmarks).label, 'Bendigo VIC 3550')
  assert.throws(() => requirePlace({ postcode: '3585' }, landmarks), { message: 'Please enter an address or postcode' })
})

test('contract inventoryLookup: no known place on the earth asks for an address or postcode', () => {
  const queries: PlaceQuery[] = [
    {},
    { search: '' },
    { search: 'Atlantis' },
    { postcode: '9999' },
    { latitude: 95, longitude: 0 },
    { search: '%' },
  ]
  for (const query of queries) {
    assert.throws(() => requirePlace(query, landmarks), { message: 'Please enter an address or postcode' })
  }
})

test('Bendigo is some 705 km from Sydney [A76]', () => {
  const [bendigo, sydney] = landmarks
  assert.ok(bendigo && sydney)
  assert.ok(Math.abs(distanceKm(bendigo, sydney) - 705) < 10, String(distanceKm(bendigo, sydney)))
})
