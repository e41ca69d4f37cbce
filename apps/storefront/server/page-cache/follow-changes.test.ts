import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFollowed } from './follow-changes.ts'

test('the stream of a new server begins half a minute to a minute before the latest change', () => {
  const { note, latest, start } = createFollowed()
  assert.equal(start(), undefined)
  for (let second = 0; second <= 200; second += 5) {
    note({ horizon: String(second), atMs: second * 1000 })
    assert.equal(latest()?.horizon, String(second))
    const age = second - Number(start()?.horizon)
    assert.ok(second < 30 ? age === second : age >= 30 && age < 65, `${age} s at ${second} s`)
  }
})
