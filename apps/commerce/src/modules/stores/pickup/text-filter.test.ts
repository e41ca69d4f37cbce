import assert from 'node:assert/strict'
import test from 'node:test'
import { passes } from './text-filter.ts'

const like = (text: string | number | null, pattern: string) => passes(text, { like: pattern })

test('like matches any text and any character, in any case', () => {
  for (const pattern of ['Ringwood', '%ring%', 'r%', '%wood', 'r_n%d', '%', '________', '%%o%%', 'ring%wood'])
    assert.ok(like('Ringwood', pattern), pattern)
  for (const pattern of ['', 'ring', '_ringwood', '_______', '%x%', 'r.*', 'ringwood_', 'woo%'])
    assert.ok(!like('Ringwood', pattern), pattern)
  assert.ok(like('a.b(c', 'a.b(%') && !like('aXb', 'a.b') && like('', '%') && like(null, '') && like(12, '1_'))
  assert.ok(like('abcabd', '%abd') && like('aab', '%ab') && like('mississippi', '%iss%ip%'))
})

test('a pattern of many any-texts is decided without trying every split', () => {
  const text = 'a'.repeat(400)
  const pattern = `${'%_'.repeat(200)}!`
  assert.equal(like(text, pattern), false)
  assert.equal(like(text, `${'%_'.repeat(200)}%`), true)
})
