import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { negotiateFormat, parsePictureRequest } from './negotiate.ts'
import { createQueue } from './queue.ts'

const parse = (path: string, accept = 'image/avif,image/webp,*/*') =>
  parsePictureRequest(new URL(path, 'http://site'), accept)

test('the format follows Accept; JPEG if it names none of the newer ones', () => {
  assert.equal(negotiateFormat('image/avif,image/webp,*/*'), 'avif')
  assert.equal(negotiateFormat('image/webp,*/*'), 'webp')
  assert.equal(negotiateFormat('*/*'), 'jpeg')
  assert.equal(negotiateFormat(undefined), 'jpeg')
})

test('only our widths, formats and plain paths are pictures', () => {
  assert.deepEqual(parse('/media/odette/bone-side.avif?w=480&v=1'), {
    path: 'odette/bone-side.avif',
    widthPx: 480,
    format: 'avif',
    version: '1',
  })
  assert.equal(parse('/media/a/b.avif?w=480&f=jpeg')?.format, 'jpeg')
  for (const path of [
    '/media/a/b.avif?w=481',
    '/media/a/b.avif?w=1e3',
    '/media/a/b.avif?f=tiff',
    '/media/..%2f..%2fpackage.json',
    '/media/a/b.svg',
    '/media/',
  ])
    assert.equal(parse(path), undefined, path)
})

test('the queue runs no more than its limit at a time, in order', async () => {
  const run = createQueue(2)
  let running = 0
  let most = 0
  const order: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((id) =>
      run(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(id)
        await nextTurn()
        running -= 1
      }),
    ),
  )
  assert.equal(most, 2)
  assert.deepEqual(order, [1, 2, 3, 4, 5])
})
