import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import sharp from 'sharp'
import { createPictureFiles } from './picture-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'welt-pictures-'))
after(() => rmSync(dir, { recursive: true, force: true }))

const red = { create: { width: 400, height: 300, channels: 4, background: 'red' } } as const
const master = await sharp(red).avif().toBuffer()
writeFileSync(join(dir, 'red.avif'), master)
writeFileSync(join(dir, 'broken.avif'), 'no picture')

const wanted = (format: 'avif' | 'webp', path = 'red.avif') => ({ path, widthPx: 160, format, version: undefined })

test('the master is served until its copy is made once; the copy survives the process', async () => {
  const { promise: mayBegin, resolve: begin } = Promise.withResolvers<void>()
  const picture = createPictureFiles(dir, createDiskStore(join(dir, 'copies')), {
    enqueue: async (make) => mayBegin.then(make),
  })
  const first = await Promise.all([1, 2, 3].map(() => picture(wanted('avif'), 'white')))
  for (const answer of first) assert.deepEqual([answer?.isCopy, answer?.body.equals(master)], [false, true])
  begin()
  let copy = await picture(wanted('avif'), 'white')
  while (!copy?.isCopy) {
    await sleep(20)
    copy = await picture(wanted('avif'), 'white')
  }
  assert.equal((await sharp(copy.body).metadata()).width, 160)
  // The copy is shown before it is on the disk. Another process that can make none finds it there.
  const findStored = () =>
    createPictureFiles(dir, createDiskStore(join(dir, 'copies')), { enqueue: () => new Promise(() => undefined) })(
      wanted('avif'),
      'white',
    )
  let stored = await findStored()
  while (!stored?.isCopy) {
    await sleep(20)
    stored = await findStored()
  }
  assert.ok(stored.body.equals(copy.body))
})

test('a format other than the master’s is waited for', async () => {
  const answer = await createPictureFiles(dir, createDiskStore(join(dir, 'others')))(wanted('webp'), 'white')
  assert.equal(answer?.isCopy, true)
  const { format, width } = await sharp(answer.body).metadata()
  assert.deepEqual([format, width], ['webp', 160])
})

test('an unreadable master is sent as it is, fails in other formats, and stops no request', async () => {
  const picture = createPictureFiles(dir, createDiskStore(join(dir, 'broken')))
  assert.equal((await picture(wanted('avif', 'broken.avif'), 'white'))?.isCopy, false)
  await assert.rejects(picture(wanted('webp', 'broken.avif'), 'white'))
  assert.equal((await picture(wanted('avif'), 'white'))?.isCopy, false)
  assert.equal(await picture(wanted('avif', 'none.avif'), 'white'), undefined)
})
