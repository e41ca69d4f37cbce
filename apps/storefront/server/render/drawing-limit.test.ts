import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDrawingLimit, TooMuchToDraw } from './drawing-limit.ts'

const isRefused = (error: unknown) => error instanceof TooMuchToDraw && error.retryAfterSeconds >= 1 && error.retryAfterSeconds <= 60
const nothing = async () => undefined

test('an address draws 300 pages a minute and no more, whatever of its /64 it comes from; others and its own bag are as before', async () => {
  const limit = createDrawingLimit(1)
  for (let count = 0; count < 300; count += 1) await limit.draw('shared', `2001:db8:1:2::${count.toString(16)}`, nothing)
  await assert.rejects(limit.draw('shared', '2001:db8:1:2:ffff::1', nothing), isRefused)
  await limit.draw('shared', '2001:db8:1:3::1', nothing)
  await limit.draw('own', '2001:db8:1:2::1', nothing)
  await limit.draw('call', '2001:db8:1:2::1', nothing)
})

test('so many pages are drawn at once, others wait, and addresses take turns; what waits too much is refused', async () => {
  const limit = createDrawingLimit(10)
  const order: string[] = []
  const gates: (() => void)[] = []
  const draw = (address: string) =>
    limit.draw('shared', address, async () => {
      order.push(address)
      await new Promise<void>((done) => void gates.push(done))
    })
  const drawn = Array.from({ length: 24 + 511 }, () => draw('192.0.2.1'))
  drawn.push(draw('192.0.2.2'))
  await new Promise(setImmediate)
  assert.equal(order.length, 24)
  await assert.rejects(draw('192.0.2.3'), isRefused)
  gates.shift()?.()
  gates.shift()?.()
  await new Promise(setImmediate)
  assert.deepEqual(order.slice(24), ['192.0.2.1', '192.0.2.2'], 'one that asks for much is before nobody else')
  while (gates.length > 0) {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(drawn)
  assert.equal(order.length, 24 + 512)
})

test('a drawing that fails makes room for the next', async () => {
  const limit = createDrawingLimit(10)
  for (let count = 0; count < 100; count += 1)
    await assert.rejects(
      limit.draw('shared', '192.0.2.1', () => Promise.reject(new Error('failed'))),
      /failed/,
    )
})
