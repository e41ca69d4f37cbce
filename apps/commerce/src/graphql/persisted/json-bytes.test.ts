import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonBytes } from './json-bytes.ts'

const nested = (levels: number, value: unknown): unknown =>
  levels === 0 ? value : { a: nested(levels - 1, value), b: [nested(levels - 1, value)] }

const VALUES: readonly unknown[] = [
  null,
  0,
  -0.5,
  Number.NaN,
  true,
  '',
  'Māori – “shoes” \u2028\ud83d\udc5f \ud800 "\\\n',
  [],
  {},
  undefined,
  [undefined, null, [], {}],
  { a: undefined },
  { a: undefined, b: 1, c: undefined },
  { 'a "key"': '…', 2: 'two', 1: 'one' },
  new Date(0),
  Object.assign(Object.create(null), { price: 10.1, label: '$50 – $100' }),
]

test('an answer’s bytes equal those of its JSON, for any characters at any depth', () => {
  for (const value of VALUES)
    for (const levels of [1, 2, 3, 4, 5, 6]) {
      const answer = { data: nested(levels, value) }
      assert.equal(jsonBytes(answer).toString(), Buffer.from(JSON.stringify(answer)).toString())
    }
})
