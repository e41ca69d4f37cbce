import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRegion, regionsOf } from './countries.ts'

test('a state is found by id, code or name; New Zealand has none', () => {
  for (const wanted of [{ id: 575 }, { code: 'vic' }, { code: 'Victoria' }, { name: ' VICTORIA\u200b' }])
    assert.equal(findRegion('AU', wanted)?.code, 'VIC')
  for (const wanted of [{ id: 1 }, { code: 'Texas' }, { code: '' }]) assert.equal(findRegion('AU', wanted), undefined)
  assert.equal(findRegion('NZ', { code: 'Otago' }), undefined)
  assert.equal(regionsOf('NZ'), undefined)
})
