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

test('what is no photo inside is refused, whatever its name says', async () => {
  const whole = await picture('jpeg')
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(0),
    whole.subarray(0, 300),
  ])
    assert.equal(await encodePhoto(bytes), undefined)
  assert.equal(await encodePhoto(await picture('gif')), undefined)
})
