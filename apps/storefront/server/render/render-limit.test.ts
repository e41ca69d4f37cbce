import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRenderLimit, RenderOverload } from './render-limit.ts'

const isRefused = (error: unknown) =>
  error instanceof RenderOverload && error.retryAfterSeconds >= 1 && error.retryAfterSeconds <= 60
const nothing = async () => undefined

test('an address renders 300 pages a minute, its /64 counted as one; others go on', async () => {
  const limit = createRenderLimit(1)
  for (let count = 0; count < 300; count += 1)
    await limit.render('shared', `2001:db8:1:2::${count.toString(16)}`, nothing)
  await assert.rejects(limit.render('shared', '2001:db8:1:2:ffff::1', nothing), isRefused)
  await limit.render('shared', '2001:db8:1:3::1', nothing)
  await limit.render('own', '2001:db8:1:2::1', nothing)
  await limit.render('call', '2001:db8:1:2::1', nothing)
})

/** Renderings that run until released, with the order in which they started. */
function pendingRenderings() {
  const limit = createRenderLimit(10)
  const began: string[] = []
  const gates: (() => void)[] = []
  const render = (address: string, key?: string) =>
    limit.render(
      'shared',
      address,
      async () => {
        began.push(key ?? address)
        await new Promise<void>((done) => void gates.push(done))
      },
      key,
    )
  const settle = () => new Promise(setImmediate)
  const endOne = async () => {
    gates.shift()?.()
    await settle()
  }
  const endAll = async () => {
    while (gates.length > 0) await endOne()
  }
  return { limit, began, render, settle, endOne, endAll }
}

test('24 pages are rendered at once, others wait, and addresses take turns', async () => {
  const { began, render, settle, endOne, endAll } = pendingRenderings()
  const rendered = Array.from({ length: 24 + 511 }, () => render('192.0.2.1'))
  rendered.push(render('192.0.2.2'))
  await settle()
  assert.equal(began.length, 24)
  await endOne()
  await endOne()
  assert.deepEqual(began.slice(24), ['192.0.2.1', '192.0.2.2'], 'an address with many requests has no priority')
  await endAll()
  await Promise.all(rendered)
  assert.equal(began.length, 24 + 512)
})

test('when the queue is full, the last of the longest queue is refused', async () => {
  const { began, render, settle, endOne, endAll } = pendingRenderings()
  const greedy = ['192.0.2.1', '192.0.2.2'].flatMap((address) =>
    Array.from({ length: 24 / 2 + 256 }, () => render(address)),
  )
  const outcomes = Promise.allSettled(greedy)
  await settle()
  await assert.rejects(render('192.0.2.2'), isRefused, 'its queue is the longest')
  const other = render('192.0.2.3')
  await endOne()
  await endOne()
  await endOne()
  assert.ok(began.includes('192.0.2.3'))
  await endAll()
  await other
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 1)
})

test('a page queued by one address is rendered as soon for another as in its own queue', async () => {
  const { limit, began, render, settle, endOne, endAll } = pendingRenderings()
  const rendered = Array.from({ length: 24 + 200 }, () => render('192.0.2.1'))
  rendered.push(render('192.0.2.1', 'women'))
  await settle()
  limit.join('192.0.2.2', 'women')
  limit.join('192.0.2.2', 'nothing that waits')
  await endOne()
  await endOne()
  assert.deepEqual(began.slice(24), ['192.0.2.1', 'women'])
  await endAll()
  await Promise.all(rendered)
  assert.equal(began.length, 24 + 201)
})

test('a rendering that fails makes room for the next', async () => {
  const limit = createRenderLimit(10)
  for (let count = 0; count < 100; count += 1)
    await assert.rejects(
      limit.render('shared', '192.0.2.1', () => Promise.reject(new Error('failed'))),
      /failed/,
    )
})
