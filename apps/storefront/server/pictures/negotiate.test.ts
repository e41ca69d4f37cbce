import assert from 'node:assert/strict'
import { test } from 'node:test'
import { negotiateFormat, parsePictureRequest } from './negotiate.ts'

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
