import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coastPath } from './coast.server.ts'
import { mapView } from './map-view.server.ts'
import { MAP, project, unitsPerKm, windowAround } from './projection.ts'

const RICHMOND = { latitude: -37.8183, longitude: 145.0018 }
const RINGWOOD = { code: 'ringwood', latitude: -37.8136, longitude: 145.2292 }
const GEELONG = { code: 'geelong', latitude: -38.1476, longitude: 144.3607 }

test('a map shows its place and the nearest stores, at their true distance', () => {
  const view = mapView({ place: RICHMOND, stores: [RINGWOOD, GEELONG], shown: 2 })
  assert.ok(view?.centre)
  for (const { x, y } of [view.centre, ...view.pins])
    assert.ok(x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height, `${x} ${y}`)
  const window = windowAround([RICHMOND, RINGWOOD, GEELONG])
  assert.ok(window)
  const [a, b] = [project(window, RICHMOND), project(window, RINGWOOD)]
  const km = Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm(window, RICHMOND.latitude)
  assert.ok(Math.abs(km - 20) < 0.3, `${km} km`)
})

test('rings too small to see are left out, as on the map of the whole country', () => {
  const country = mapView({
    place: RICHMOND,
    stores: [{ code: 'perth', latitude: -31.95, longitude: 115.86 }],
    shown: 1,
  })
  assert.deepEqual(
    country?.rings.map(({ km }) => km),
    [],
  )
  const near = mapView({ place: RICHMOND, stores: [RINGWOOD], shown: 1 })
  assert.deepEqual(
    near?.rings.map(({ km }) => km),
    [25, 50, 100],
  )
})

test('the coast of a window is clipped and stays small', () => {
  const near = windowAround([RICHMOND, RINGWOOD, GEELONG])
  const far = windowAround([RICHMOND, { latitude: -12.46, longitude: 130.84 }, { latitude: -31.95, longitude: 115.86 }])
  assert.ok(near && far)
  assert.ok(coastPath(near).length < 3000, `${coastPath(near).length} bytes`)
  assert.ok(coastPath(far).length < 14_000, `${coastPath(far).length} bytes`)
})

test('without a place and stores there is no map', () => {
  assert.equal(mapView({ stores: [], shown: 5 }), undefined)
})
