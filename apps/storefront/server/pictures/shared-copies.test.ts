import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import type { ObjectStoreSettings } from '@welt/kit/media-store/media-settings'
import type { MediaStore } from '@welt/kit/media-store/media-store'
import { openObjectStore } from '@welt/kit/media-store/open-object-store'
import { startFaultyWay, startObjectStore } from '@welt/kit/media-store/testing/object-store'
import sharp from 'sharp'
import { createAddedMasters } from './added-masters.ts'
import { createPictureFiles } from './picture-files.ts'
import { createSharedCopies } from './shared-copies.ts'

const dir = mkdtempSync(join(tmpdir(), 'welt-shared-'))
const objects = await startObjectStore()
const way = await startFaultyWay(objects.port)
after(async () => {
  await way.stop()
  await objects.stop()
  rmSync(dir, { recursive: true, force: true })
})

const CALL_MS = 20_000
const blue = await sharp({ create: { width: 400, height: 300, channels: 4, background: 'blue' } })
  .avif()
  .toBuffer()
const ofRelease = createDiskStore(join(dir, 'release'))
await ofRelease.put('blue.avif', blue, 'image/avif')

const wanted = (path: string) => ({ path, widthPx: 160, format: 'webp', version: undefined }) as const

const claims = new Set<string>()
const claim = async (key: string) => !claims.has(key) && claims.add(key) !== undefined
const release = async (key: string) => void claims.delete(key)

/** `encoded` counts the copies that this storefront made. */
async function startStorefront(name: string, settings: ObjectStoreSettings, callMs = CALL_MS) {
  const store: MediaStore = await openObjectStore(settings, callMs)
  const counts = { encoded: 0 }
  const enqueue = <Result>(task: () => Promise<Result>) => {
    counts.encoded += 1
    return task()
  }
  const shared = createSharedCopies({ store, claim, release })
  const picture = createPictureFiles(join(dir, 'release'), createDiskStore(join(dir, name)), { enqueue, shared })
  return { picture, counts, store }
}

test('a copy is made once for storefronts that are asked at once; originals may be added', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map((name) => startStorefront(name, objects.settings)))
  assert.ok(first && second)
  await first.store.put('originals/added/green.avif', blue, 'image/avif')
  for (const path of ['blue.avif', 'added/green.avif']) {
    const all = [first, second, first, second].map(({ picture }) => picture(wanted(path), 'white'))
    const [body, ...others] = (await Promise.all(all)).map((answer) => answer?.body)
    assert.ok(body)
    for (const other of others) assert.ok(other?.equals(body))
  }
  // Both originals have the same content, so their copies have one name.
  assert.equal(first.counts.encoded + second.counts.encoded, 1)
  const third = await startStorefront('third', objects.settings)
  assert.equal((await third.picture(wanted('blue.avif'), 'white'))?.isCopy, true)
  assert.equal(third.counts.encoded, 0)
  assert.equal(await third.picture(wanted('none.avif'), 'white'), undefined)
})

test('a path that no store takes leaves the store in use', async () => {
  const { picture, store } = await startStorefront('long', objects.settings)
  await store.put('originals/added/after.avif', blue, 'image/avif')
  assert.equal(await picture(wanted(`${'a'.repeat(250)}.avif`), 'white'), undefined)
  assert.equal((await picture(wanted('added/after.avif'), 'white'))?.isCopy, true)
})

test('while the store is silent a storefront makes its own copies, and asks no more for a while', async () => {
  const lone = await startStorefront('lone', way.settings, 200)
  way.become('never answers')
  const other = { ...wanted('blue.avif'), widthPx: 320 }
  assert.equal((await lone.picture(other, 'white'))?.isCopy, true)
  const connections = way.connections()
  assert.equal((await lone.picture({ ...other, widthPx: 480 }, 'white'))?.isCopy, true)
  assert.equal(await lone.picture(wanted('added/none.avif'), 'white'), undefined)
  assert.deepEqual([lone.counts.encoded, way.connections()], [2, connections])
})

test('a storefront whose copy the store did not take leaves it to one that waits, at once', async () => {
  const store = createDiskStore(join(dir, 'objects'))
  const refusing = { ...store, put: () => Promise.reject(new Error('full')) }
  const first = createSharedCopies({ store: refusing, claim, release })
  let sleeps = 0
  const sleep = async () => {
    sleeps += 1
    if (sleeps === 2) await first.share('ab/given-up.webp', blue, 'image/webp')
  }
  const second = createSharedCopies({ store, claim, release, sleep, nowMs: () => 0 })
  assert.equal(await first.awaitOthers('ab/given-up.webp'), undefined)
  assert.equal(await second.awaitOthers('ab/given-up.webp'), undefined)
  assert.ok(sleeps < 10, `${sleeps}`)
})

test('paths that nobody added cost the object store one list in a while, and no reads', async () => {
  const store = createDiskStore(join(dir, 'listed'))
  await store.put('originals/known.avif', blue, 'image/avif')
  const calls = { get: 0, list: 0 }
  const counting: MediaStore = {
    ...store,
    get: (key) => {
      calls.get += 1
      return store.get(key)
    },
    list: (prefix) => {
      calls.list += 1
      return store.list(prefix)
    },
  }
  let nowMs = 0
  const shared = createSharedCopies({ store: counting, claim, release })
  const find = createAddedMasters(shared, createCacheRegister(), () => nowMs)
  const unknown = Array.from({ length: 3000 }, (_, at) => find(`unknown-${at}.avif`))
  assert.deepEqual(new Set(await Promise.all(unknown)), new Set([undefined]))
  assert.ok(await find('known.avif'))
  assert.deepEqual(calls, { get: 1, list: 1 })
  await store.put('originals/later.avif', blue, 'image/avif')
  nowMs = 11_000
  assert.ok(await find('later.avif'))
  assert.deepEqual(calls, { get: 2, list: 2 })
})
