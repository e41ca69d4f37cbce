import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finderPath, isPlain, parseFinderAddress, SAME_SEARCH } from './finder-address.ts'

const parse = (query: string) => parseFinderAddress(new URLSearchParams(query))

test('an address of the store finder survives parsing and printing', () => {
  const query =
    'q=Richmond+VIC+3121&open=1&collect=1&shoe=MARLO-TAN&size=MARLO-TAN-7&view=map&all=1&zoom=2&store=mathers-x'
  assert.equal(finderPath(parse(query)), `/store-locator?${query}`)
  assert.equal(finderPath(parse('')), '/store-locator')
})

test('an empty field is told from a missing one', () => {
  assert.equal(parse('q=').place, '')
  assert.equal(parse('q=+').place, '')
  assert.equal(parse('').place, undefined)
  assert.ok(isPlain(parse('utm_source=mail&view=map')))
  assert.ok(!isPlain(parse('q=')))
})

test('invalid parts of an address are ignored', () => {
  const address = parse(`q=${'x'.repeat(500)}&open=yes&size=A-1&store=Robert'&zoom=99`)
  assert.equal(address.place?.length, 80)
  assert.deepEqual([address.isOpen, address.size, address.store, address.zoom], [false, undefined, undefined, 4])
  assert.equal(parse('zoom=1.5').zoom, 0)
  assert.equal(parse('shoe=../etc').shoe, undefined)
})

test('a changed filter begins with the nearest store again', () => {
  const address = parse('q=3121&store=a&all=1&zoom=2')
  assert.equal(finderPath(address, { ...SAME_SEARCH, isOpen: true }), '/store-locator?q=3121&open=1')
})
