import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceKm } from './distance.ts'
import { findPlaces, type Landmark, type PlaceContext, placeAt, suggestPlaces } from './find-places.ts'
import { type PlaceQuery, requirePlace } from './place.ts'

const bendigo = storeIn('Williams Bendigo', 'Bendigo', 'VIC', '3550', -36.7578, 144.2794)
const toowoomba = storeIn('Williams Toowoomba', 'Toowoomba', 'QLD', '4350', -27.561, 151.9534)
const highpoint = storeIn('Trybe Highpoint', 'Maribyrnong', 'VIC', '3032', -37.7739, 144.8878)
const albany = storeIn('Styletread Albany', 'Albany', null, '0632', -36.7287, 174.7079)

function storeIn(
  name: string,
  city: string,
  state: string | null,
  postcode: string,
  latitude: number,
  longitude: number,
): Landmark {
  return { name, city, state, postcode, latitude, longitude, country: state ? 'AU' : 'NZ' }
}

const australia: PlaceContext = { country: 'AU', landmarks: [bendigo, toowoomba, highpoint] }
const newZealand: PlaceContext = { country: 'NZ', landmarks: [albany] }

const labels = (text: string, context = australia) => findPlaces(text, context).matches.map(({ label }) => label)
const near = (text: string, context = australia) => findPlaces(text, context).near.map(({ label }) => label)

test('a place is found by suburb, postcode, both, with its state, or at the end of an address [A76]', () => {
  for (const text of [
    '3550',
    'bendigo',
    'Bendigo VIC 3550',
    ' BENDIGO  vic',
    'bendigo, victoria, australia',
    '12 High Street, Bendigo',
    '3550 Bendigo',
    '1234 High Street Bendigo VIC 3550',
  ])
    assert.equal(labels(text)[0], 'Bendigo VIC 3550', text)
  assert.deepEqual(labels('0870'), ['Alice Springs NT 0870'])
  assert.equal(labels('alice springs')[0], 'Alice Springs NT 0870')
  assert.deepEqual(labels('Richmond 3121'), ['Richmond VIC 3121'])
  assert.deepEqual(labels('Richmond, Tasman'), ['Richmond, Tasman'])
  assert.equal(labels('highpoint')[0], 'Trybe Highpoint')
})

test('St and Saint, Mt and Mount, turned compass words, accents and macrons make no difference [A76]', () => {
  assert.equal(labels('Saint Kilda')[0], labels('st. kilda')[0])
  assert.match(labels('St Kilda vic')[0] ?? '', /Kilda VIC 3182/)
  assert.match(labels('mt waverley')[0] ?? '', /Waverley VIC 3149/)
  assert.deepEqual(labels('East Geelong'), labels('Geelong East'))
  assert.deepEqual(labels('Whangārei', newZealand), ['Whangarei 0110'])
  assert.deepEqual(labels('Taupō', newZealand), ['Taupo 3330'])
})

test("a shared place name offers those of the site's country, by distance to a store [A76]", () => {
  const statesOf = (text: string, context: PlaceContext) =>
    new Set(findPlaces(text, context).matches.map(({ country, state }) => `${country} ${state}`))
  assert.deepEqual(statesOf('Richmond', australia), new Set(['AU VIC', 'AU NSW', 'AU QLD', 'AU SA', 'AU TAS']))
  assert.deepEqual(statesOf('Richmond', newZealand), new Set(['NZ Tasman', 'NZ Canterbury', 'NZ Southland']))
  assert.equal(labels('Richmond')[0], 'Richmond VIC 3121')
  assert.deepEqual(labels('Wellington', newZealand), ['Wellington 6011'])
})

test('a place is abroad if the country lacks it or the other country is typed [A76]', () => {
  assert.deepEqual([labels('Dunedin'), labels('Toowoomba', newZealand)], [['Dunedin 9016'], ['Toowoomba QLD 4350']])
  assert.deepEqual(labels('Wellington NZ'), ['Wellington 6011'])
  assert.deepEqual(labels('Wellington NSW', newZealand), ['Wellington NSW 2820'])
  assert.deepEqual(labels('Mount Eden'), ['Mount Eden, Auckland'], 'no end of it: Eden NSW')
  assert.deepEqual([near('Melborune', newZealand), near('Welington NZ')], [[], []])
  const suggested = (text: string) => suggestPlaces(text, newZealand, 6).map(({ country }) => country)
  assert.deepEqual(new Set(suggested('Wellington')), new Set(['NZ']))
  assert.deepEqual([suggested('Toowoomba'), suggested('Wellington NSW').includes('AU')], [['AU'], true])
})

test('an unknown place offers near names, an unknown postcode none [A76]', () => {
  assert.equal(near('Toowomba')[0], 'Toowoomba QLD 4350')
  assert.equal(near('Bendigoo')[0], 'Bendigo VIC 3550')
  assert.equal(near('Melborune').includes('Melbourne VIC 3000'), true)
  assert.equal(near('Tarainga', newZealand)[0], 'Tauranga 3110')
  assert.deepEqual([near('Atlantis'), near('9999'), near('%')], [[], [], []])
})

test("of New Zealand's postcodes those between towns are taken for the nearest of their region [A76]", () => {
  assert.deepEqual(labels('0632', newZealand), ['Albany 0632'])
  assert.deepEqual(labels('0620', newZealand), ['Auckland 0620'])
  assert.deepEqual(labels('6011', newZealand), ['Wellington 6011'])
  assert.deepEqual(labels('6011'), ['Cottesloe WA 6011'])
})

test('suggestions begin with two characters, name a place once and keep to the limit', () => {
  const suggested = (text: string) => suggestPlaces(text, australia, 6).map(({ label }) => label)
  assert.deepEqual(suggested('t'), [])
  assert.equal(suggested('to').length, 6)
  assert.equal(suggested('toowo')[0], 'Toowoomba QLD 4350')
  assert.equal(suggested('355')[0], 'Bendigo VIC 3550')
  assert.equal(suggested('Toowomba')[0], 'Toowoomba QLD 4350')
  const all = suggestPlaces('richmond', australia, 20).map(({ label, country }) => `${country} ${label}`)
  assert.equal(new Set(all).size, all.length)
})

test('contract inventoryLookup: only an empty field or no point on the earth asks for a place', () => {
  const place = (query: PlaceQuery) => requirePlace(query, 'AU', australia.landmarks)
  const refused: PlaceQuery[] = [{}, { search: ' ' }, { search: '%' }, { latitude: 95, longitude: 0 }]
  for (const query of refused)
    assert.throws(() => place(query), { message: 'Please enter an address or postcode' }, JSON.stringify(query))
  assert.deepEqual(place({ search: 'Atlantis' }), { origin: undefined, places: [] })
  assert.equal(place({ search: 'Bendigo', postcode: '3550' }).origin?.label, 'Bendigo VIC 3550')
  assert.deepEqual(place({ latitude: -37, longitude: 145 }).origin, { latitude: -37, longitude: 145, label: null })
})

test('Bendigo is some 705 km from Sydney [A76]', () => {
  const sydney = { latitude: -33.8698, longitude: 151.207 }
  assert.ok(Math.abs(distanceKm(bendigo, sydney) - 705) < 10, String(distanceKm(bendigo, sydney)))
})

test('a point is named after the nearest place with street addresses, if any is near', () => {
  assert.equal(placeAt('AU', { latitude: -37.7985, longitude: 144.9785 })?.label, 'Fitzroy VIC 3065')
  const capitals = { VIC: [-37.8136, 144.9631], NSW: [-33.8688, 151.2093], NT: [-12.4634, 130.8456] } as const
  const labelsOf = Object.values(capitals).map(([latitude, longitude]) => placeAt('AU', { latitude, longitude })?.label)
  assert.deepEqual(labelsOf, ['Melbourne VIC 3000', 'Sydney NSW 2000', 'Stuart Park NT 0820'])
  assert.equal(placeAt('AU', { latitude: -23.698, longitude: 133.8807 })?.label, 'Alice Springs NT 0870')
  assert.match(placeAt('NZ', { latitude: -36.8609, longitude: 174.7762 })?.label ?? '', /, Auckland$|\d{4}$/)
  assert.equal(placeAt('AU', { latitude: 51.5, longitude: 0 }), undefined)
})
