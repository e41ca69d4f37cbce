import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopUrlOf } from './index.ts'

test('a site is reached under its own host', () => {
  assert.equal(shopUrlOf({ id: 'midas' }, 'http://{site}.localhost:3000/'), 'http://midas.localhost:3000')
})
