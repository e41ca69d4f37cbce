import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startObjectStore } from '@welt/kit/media-store/testing/object-store'
import { createPhotoFiles } from './files.ts'

const photosDir = mkdtempSync(join(tmpdir(), 'welt-photos-'))
const objects = await startObjectStore()
after(async () => {
  await objects.stop()
  rmSync(photosDir, { recursive: true, force: true })
})

const uid = (mark: string) => mark.repeat(22)
const [old, fresh] = [Buffer.from('old'), Buffer.from('fresh')]

test('photos of the folder stay after a move to an object store, and are removed from both', async () => {
  const folder = await createPhotoFiles({ photosDir, photosStore: undefined })
  await folder.write(uid('a'), old)
  const moved = await createPhotoFiles({ photosDir, photosStore: objects.settings })
  await moved.write(uid('b'), fresh)
  assert.deepEqual([await moved.read(uid('a')), await moved.read(uid('b'))], [old, fresh])
  assert.equal(await folder.read(uid('b')), undefined)
  await moved.remove([uid('a'), uid('b'), uid('c')])
  assert.deepEqual([await moved.read(uid('a')), await moved.read(uid('b'))], [undefined, undefined])
  await assert.rejects(async () => moved.read('../../etc/passwd'), /is not the uid/)
})
