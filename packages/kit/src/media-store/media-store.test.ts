import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createDiskStore } from './disk-store.ts'
import { readObjectStore } from './media-settings.ts'
import { MAX_MEDIA_BYTES, type MediaStore } from './media-store.ts'
import { openObjectStore } from './open-object-store.ts'
import { startFaultyWay, startObjectStore } from './testing/object-store.ts'

const CALL_MS = 20_000
const folder = mkdtempSync(join(tmpdir(), 'welt-media-'))
const objects = await startObjectStore()
const way = await startFaultyWay(objects.port)
after(async () => {
  await way.stop()
  await objects.stop()
  rmSync(folder, { recursive: true, force: true })
})

const JPEG = 'image/jpeg'
const BAD_KEYS = ['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/./b', '.a', 'a b', 'a\0b', 'ä', 'a\\b', 'a?b', 'a.part']

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const key of keys) all.push(key)
  return all
}

const keysOf = (store: MediaStore, prefix: string) => collect(store.list(prefix))

async function assertFollowsPort(store: MediaStore): Promise<void> {
  const [first, second] = [Buffer.from('first'), Buffer.alloc(300_000, 7)]
  assert.equal(await store.get('pairs/none.jpg'), undefined)
  assert.equal(await store.head('pairs/none.jpg'), undefined)
  await store.put('pairs/a.jpg', first, JPEG)
  await store.put('pairs/a.jpg', second, JPEG)
  await store.put('pairs/deep/-_.b.jpg', first, JPEG)
  await store.put('pairsother/c.jpg', first, JPEG)
  assert.deepEqual(await store.get('pairs/a.jpg'), second)
  assert.deepEqual(await store.head('pairs/a.jpg'), { bytes: 300_000 })
  assert.deepEqual(await keysOf(store, 'pairs/'), ['pairs/a.jpg', 'pairs/deep/-_.b.jpg'])
  assert.equal((await keysOf(store, '')).length, 3)
  await store.delete('pairs/a.jpg')
  await store.delete('pairs/a.jpg')
  assert.equal(await store.get('pairs/a.jpg'), undefined)
  for (const key of [...BAD_KEYS, 'a'.repeat(201)]) {
    await assert.rejects(async () => store.get(key), /is not a key of media/, key)
    await assert.rejects(async () => store.put(key, first, JPEG), /is not a key of media/, key)
    await assert.rejects(async () => store.delete(key), /is not a key of media/, key)
  }
  await assert.rejects(async () => keysOf(store, '../'), /is not a prefix/)
  await assert.rejects(store.put('large.jpg', Buffer.alloc(MAX_MEDIA_BYTES + 1), JPEG), /are allowed/)
}

test('a folder puts, gets, heads, deletes and lists, and refuses odd keys and large files', () =>
  assertFollowsPort(createDiskStore(join(folder, 'disk'))))

test('an object store does the same as a folder', async () => {
  await assertFollowsPort(await openObjectStore(objects.settings, CALL_MS))
})

test('an added original that is too large is missing, and the next picture is read', async () => {
  const { region, endpoint, bucket: Bucket, key } = objects.settings
  assert.ok(endpoint && key)
  const credentials = { accessKeyId: key.id, secretAccessKey: key.secret }
  const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials })
  for (const [Key, Body] of [
    ['originals/huge.jpg', Buffer.alloc(MAX_MEDIA_BYTES + 1)],
    ['originals/small.jpg', Buffer.from('small')],
  ] as const)
    await client.send(new PutObjectCommand({ Bucket, Key, Body }))
  const store = await openObjectStore(objects.settings, CALL_MS)
  assert.equal(await store.get('originals/huge.jpg'), undefined)
  assert.deepEqual(await store.get('originals/small.jpg'), Buffer.from('small'))
  client.destroy()
})

test('a put that ends in the middle leaves nothing that is read, in a folder and an object store', async () => {
  const parent = join(folder, 'parts')
  const disk = createDiskStore(parent)
  await disk.put('a.jpg', Buffer.from('whole'), JPEG)
  const left = join(parent, 'b.jpg.0123456789ab.part')
  writeFileSync(left, 'hal')
  assert.equal(await disk.get('b.jpg'), undefined)
  assert.deepEqual(await keysOf(disk, ''), ['a.jpg'])
  utimesSync(left, new Date(0), new Date(0))
  await createDiskStore(parent).put('c.jpg', Buffer.from('whole'), JPEG)
  assert.deepEqual((await readdir(parent)).sort(), ['a.jpg', 'c.jpg'])

  const store = await openObjectStore(way.settings, CALL_MS)
  way.become('cuts puts in the middle')
  await assert.rejects(store.put('half.jpg', Buffer.alloc(4_000_000, 1), JPEG))
  way.become('passes')
  assert.equal((await store.get('half.jpg'))?.byteLength, undefined)
})

test('an object store that is away, silent or without the bucket fails in time', async () => {
  const store = await openObjectStore(way.settings, 300)
  way.become('never answers')
  await assert.rejects(store.get('a.jpg'))
  await assert.rejects(store.head('a.jpg'))
  await assert.rejects(store.put('a.jpg', Buffer.from('a'), JPEG))
  way.become('passes')
  const nowhere = { ...objects.settings, endpoint: 'http://127.0.0.1:1' }
  await assert.rejects((await openObjectStore(nowhere, CALL_MS)).get('a.jpg'), /ECONNREFUSED/)
  const other = await openObjectStore({ ...objects.settings, bucket: 'other-media' }, CALL_MS)
  await assert.rejects(other.get('a.jpg'), { name: 'NoSuchBucket' })
})

test('settings of an object store name what is missing or wrong', () => {
  assert.equal(readObjectStore({}, 'MEDIA'), undefined)
  assert.deepEqual(readObjectStore({ PHOTOS_BUCKET: 'welt' }, 'PHOTOS'), {
    bucket: 'welt',
    region: 'ap-southeast-2',
    endpoint: undefined,
    key: undefined,
  })
  const refused = (env: NodeJS.ProcessEnv, text: RegExp) => assert.throws(() => readObjectStore(env, 'MEDIA'), text)
  refused({ MEDIA_KEY_SECRET: 'x' }, /MEDIA_BUCKET is missing/)
  refused({ MEDIA_BUCKET: 'Welt/../x' }, /MEDIA_BUCKET must be/)
  refused({ MEDIA_BUCKET: 'welt', MEDIA_ENDPOINT: 'minio:9000' }, /MEDIA_ENDPOINT must be/)
  refused({ MEDIA_BUCKET: 'welt', MEDIA_KEY_ID: 'x' }, /belong together/)
})
