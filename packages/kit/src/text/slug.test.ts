import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slugOf } from './slug.ts'

test('a name becomes the last part of a URL', () => {
  assert.equal(slugOf('Williams Ringwood'), 'williams-ringwood')
  assert.equal(slugOf('Mollini O’Connell St. & Whangārei'), 'mollini-oconnell-st-whangarei')
})
