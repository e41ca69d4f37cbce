import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { encodePhoto } from './fault-photos.server.ts'

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({
    create: {
      width: 1800,
      height: 400,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .withExif({ IFD0: { Copyright: 'Ana Whitford', Make: 'Camera' } })
    .toFormat(format)
    .toBuffer()

test('photos become small JPEGs without what the camera wrote', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const jpeg = await encodePhoto(await picture(format))
    assert.ok(jpeg && jpeg.length <= 180 * 1024, format)
    const { format: written, exif, width = 0 } = await sharp(jpeg).metadata()
    assert.deepEqual([written, exif], ['jpeg', undefined])
    assert.ok(width >= 800 && width <= 1600)
  }
})

test('content that isn’t a photo is refused, whatever its name says', async () => {
  const whole = await picture('jpeg')
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(0),
    whole.subarray(0, 300),
  ])
    assert.equal(await encodePhoto(bytes), undefined)
  assert.equal(await encodePhoto(await picture('gif')), undefined)
})

test('two photos are encoded at once, whatever number is sent', async () => {
  const bytes = await picture('jpeg')
  let most = 0
  const count = () => {
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue + process)
  }
  sharp.queue.on('change', count)
  const encoded = await Promise.all(Array.from({ length: 4 }, () => encodePhoto(bytes)))
  sharp.queue.off('change', count)
  assert.ok(encoded.every(Boolean))
  assert.ok(most > 0 && most <= 2, `${most} at once`)
})
