import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword } from './password-hash.ts'

test('two passwords are hashed at once while twenty wait; one more is turned away', async () => {
  let threads = 0
  // Each concurrent hash needs its own thread; a finished one is reused.
  process.on('worker', () => {
    threads += 1
  })
  const hashes = Array.from({ length: 22 }, (_, i) => hashPassword(`password ${i}`))
  await assert.rejects(hashPassword('one too many'), { code: 'RATE_LIMITED' })
  assert.equal(new Set(await Promise.all(hashes)).size, 22)
  assert.equal(threads, 2)
})
