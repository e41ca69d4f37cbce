import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_PHOTO_BYTES, parsePhoto } from './parse-photo.ts'

const segment = (type: number, text: string) => {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0xff, type, 0, body.length + 2]), body])
}

const jpegOf = (...segments: readonly Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, segment(0xda, 'scan'), Buffer.from([1, 2, 0xff, 0xd9])])

const base64 = (bytes: Buffer) => bytes.toString('base64')

test('a photo loses place, camera and comments, and keeps its picture', () => {
  const [jfif, tables] = [segment(0xe0, 'JFIF'), segment(0xdb, 'tables')]
  const given = jpegOf(jfif, segment(0xe1, 'Exif GPS'), segment(0xed, 'IPTC'), segment(0xfe, 'comment'), tables)
  assert.deepEqual(parsePhoto(base64(given)).jpeg, jpegOf(jfif, tables))
})

test('a photo loses what is between its scans and after its end', () => {
  const [scan, more] = [segment(0xda, 'scan'), Buffer.from([1, 0xff, 0, 0xff, 0xd3, 2])]
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]
  const given = [start, scan, more, segment(0xe1, 'Exif GPS'), scan, more, end, jpegOf(segment(0xe1, 'Exif GPS'))]
  assert.deepEqual(parsePhoto(base64(Buffer.concat(given))).jpeg, Buffer.concat([start, scan, more, scan, more, end]))
})

test('content that isn’t a JPEG, is cut off or too large is refused', () => {
  const whole = jpegOf(segment(0xe0, 'JFIF'))
  for (const bytes of [
    Buffer.from('<svg onload=alert(1)>'),
    Buffer.from('\x89PNG\r\n\x1a\n'),
    whole.subarray(0, 8),
    whole.subarray(0, -2),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  ])
    assert.equal(parsePhoto(base64(bytes)).fault, 'type')
  assert.equal(parsePhoto('').fault, 'type')
  assert.equal(parsePhoto('not base64!').fault, 'type')
  assert.equal(parsePhoto(base64(Buffer.alloc(MOST_PHOTO_BYTES + 3))).fault, 'size')
})
