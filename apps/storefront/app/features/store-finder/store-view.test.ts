import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortNameOf } from './store-view.ts'

test('a store is called by its town where the shop is known', () => {
  assert.equal(shortNameOf('Williams Mount Gambier', 'Williams'), 'Mount Gambier')
  assert.equal(shortNameOf('Styletread Albany', 'Styletread NZ'), 'Albany')
  assert.equal(shortNameOf('Mathers Brisbane', ''), 'Mathers Brisbane')
})
