import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postalLines, postalPlace } from './postal-lines.ts'

test('an address has its state as a code, and none in New Zealand', () => {
  const richmond = { city: 'Richmond', region: 'Victoria', postcode: '3121', country_code: 'AU' }
  assert.equal(postalPlace(richmond), 'Richmond VIC 3121')
  assert.equal(postalPlace({ ...richmond, region: 'VIC' }), 'Richmond VIC 3121')
  const wellington = { city: 'Wellington', region: 'Wellington', postcode: '6011', country_code: 'NZ' }
  assert.equal(postalPlace(wellington), 'Wellington 6011')
  const whole = { ...richmond, firstname: 'Ana', lastname: 'Bell', company: null, street: ['18 Church Street', null] }
  assert.deepEqual(
    postalLines(whole).map(({ line }) => line),
    ['Ana Bell', '18 Church Street', 'Richmond VIC 3121', 'Australia'],
  )
})
