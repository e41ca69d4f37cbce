import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRebuildQueue } from './rebuild-queue.ts'

test('a request made during a build waits for the next build', async () => {
  const queue = createRebuildQueue()
  const first = queue.request(1)
  queue.begin([1])
  assert.deepEqual([queue.isEmpty(), queue.isPending(1), queue.building()], [true, true, [1]])
  const second = queue.request(1)
  queue.finish(1)
  await first
  assert.deepEqual(queue.requested(), [1])
  queue.begin([1])
  queue.finish(1)
  await second
  assert.equal(queue.whenEmpty(), undefined)
})

test('a failed build rejects its requests and no others', async () => {
  const queue = createRebuildQueue()
  const first = queue.request(1)
  queue.begin([1])
  const second = queue.request(2)
  assert.deepEqual(queue.fail(new Error('no database')), [1])
  await assert.rejects(first, /no database/)
  assert.deepEqual(queue.requested(), [2])
  queue.close()
  await assert.rejects(second, /stopped/)
})
