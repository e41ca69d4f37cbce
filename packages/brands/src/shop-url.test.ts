import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shopUrlOf, unknownSites, valueForSite } from './index.ts'

test('a site is reached under its own host', () => {
  assert.equal(shopUrlOf({ id: 'midas' }, 'http://{site}.localhost:3000/'), 'http://midas.localhost:3000')
})

test('a site may have a host of its own, beside the rule for all', () => {
  const urls =
    'https://{site}.welt.example  midas=https://www.midas.example/\n trybe= styletread-nz=https://s.example/nz?a=b'
  const found = (['midas', 'trybe', 'styletread', 'styletread-nz'] as const).map((id) => shopUrlOf({ id }, urls))
  assert.deepEqual(found, [
    'https://www.midas.example',
    'https://trybe.welt.example',
    'https://styletread.welt.example',
    'https://s.example/nz?a=b',
  ])
  assert.equal(valueForSite('orders@{site}.example midas=hello@midas.example', 'midas'), 'hello@midas.example')
  assert.deepEqual(unknownSites(urls), [])
  assert.deepEqual(unknownSites('https://{site}.example midass=https://www.midas.example'), ['midass'])
})
