import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createQueue } from './work-queue.ts'

test('a queue runs no more than its limit at a time, in order, and goes on after a failure', async () => {
  const inTurn = createQueue(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const task = (i: number) =>
    inTurn(async () => {
      running += 1
      order.push(i)
      most = Math.max(most, running)
      await new Promise((next) => setImmediate(next))
      running -= 1
      if (i === 1) throw new Error('failed')
      return i
    })
  const ends = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => task(i)))
  assert.deepEqual([most, running, order], [2, 0, [0, 1, 2, 3, 4, 5]])
  assert.deepEqual(
    ends.map(({ status }) => status === 'fulfilled'),
    [true, false, true, true, true, true],
  )
})
