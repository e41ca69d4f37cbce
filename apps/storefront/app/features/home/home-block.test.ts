import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHomeBlock } from './home-block.ts'

test('a block of an unknown kind, with missing fields or invalid JSON is left out of the page', () => {
  const ticker = { kind: 'ticker', items: ['New'] }
  assert.deepEqual(parseHomeBlock(JSON.stringify(ticker)), ticker)
  for (const text of [
    null,
    '',
    '{',
    'null',
    '"ticker"',
    '[]',
    '{}',
    '{"kind":"carousel","items":[]}',
    '{"kind":"constructor"}',
    '{"kind":"ticker"}',
    '{"kind":"slab","link":{"text":"a","href":"/"},"picture":null}',
  ])
    assert.equal(parseHomeBlock(text), undefined, text ?? 'null')
})
