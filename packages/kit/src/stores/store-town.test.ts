import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeTown } from './store-town.ts'

test('a store is called by its town where the shop is known', () => {
  assert.equal(storeTown('Williams Mount Gambier'), 'Mount Gambier')
  assert.equal(storeTown('Styletread Albany'), 'Albany')
  assert.equal(storeTown('Outlet'), 'Outlet')
})
