import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FilterFacts, filterStores, findDrops } from './filter-stores.ts'

const store = (isOpen: boolean, collects: boolean, hasShoe: boolean): FilterFacts => ({ isOpen, collects, hasShoe })
const itself = (facts: FilterFacts) => facts

test('only stores that pass every filter are listed', () => {
  const stores = [store(true, true, false), store(true, false, true), store(true, true, true)]
  assert.deepEqual(filterStores(stores, { open: true, collect: true, shoe: true }, itself), [stores[2]])
  assert.equal(filterStores(stores, { open: false, collect: false, shoe: false }, itself).length, 3)
})

test('without a store left, each filter says how many it would bring back', () => {
  const stores = [store(false, true, true), store(false, true, true), store(true, true, false)]
  assert.deepEqual(findDrops(stores, { open: true, collect: true, shoe: true }, itself), [
    { filter: 'open', count: 2 },
    { filter: 'shoe', count: 1 },
  ])
  assert.deepEqual(findDrops(stores, { open: false, collect: true, shoe: true }, itself), [])
})
