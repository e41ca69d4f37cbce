import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Followed } from './followed.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createPageFiles, type RestoredPage } from './page-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'welt-pages-'))
after(() => rmSync(parent, { recursive: true, force: true }))

const pageOf = (text: string, storedAtMs: number): CachedPage => ({
  contentType: 'text/html',
  bodies: {
    br: { bytes: Buffer.from(`brotli of ${text}`), isStrong: true },
    gzip: { bytes: Buffer.from(`gzip of ${text}`), isStrong: false },
  },
  etag: text,
  policy: "default-src 'none'",
  tags: ['plp', `product:${text}`],
  hasPrices: true,
  storedAtMs,
  lifetimeMs: 1000,
})

/** Page files as a process with this build would find them. */
async function begin(
  name: string,
  { fingerprint = 'build', syncedAtMs = 0, front = 'front', position = undefined as Followed | undefined } = {},
) {
  const files = createPageFiles({
    parent,
    name,
    fingerprint,
    syncedAtMs: () => syncedAtMs,
    front,
    position: () => position,
  })
  const found: RestoredPage[] = []
  await files.restore((page) => void found.push(page))
  return { files, found }
}
const keysOf = (found: readonly RestoredPage[]) => found.map(({ key }) => key).sort()
const filesOf = (name: string) => readdirSync(join(parent, name)).filter((file) => file.endsWith('.page'))

test('pages are restored after a restart, with the time until which they were current', async () => {
  const first = await begin('a', { syncedAtMs: 5_000 })
  first.files.save('pages', '/same', pageOf('same', 1_000))
  first.files.save('search', '/changed', pageOf('changed', 2_000))
  first.files.save('pages', '/redrawn', pageOf('redrawn', 500))
  first.files.outdate('search', '/changed', 3_000)
  first.files.outdate('pages', '/redrawn', 600)
  first.files.save('pages', '/redrawn', pageOf('redrawn', 4_000))
  first.files.save('pages', '/gone', pageOf('gone', 1_000))
  first.files.drop('pages', '/gone')
  await first.files.stop()
  const { files, found } = await begin('a')
  const byKey = Object.fromEntries(found.map(({ key, store, page }) => [key, { store, page }]))
  assert.deepEqual(byKey, {
    '/same': { store: 'pages', page: { ...pageOf('same', 1_000), outdatedAtMs: 5_000 } },
    '/changed': { store: 'search', page: { ...pageOf('changed', 2_000), outdatedAtMs: 3_000 } },
    '/redrawn': { store: 'pages', page: { ...pageOf('redrawn', 4_000), outdatedAtMs: 5_000 } },
  })
  await files.stop()
})

test('a restart knows its former position, unless build or settings changed', async () => {
  const position = { horizon: '812', atMs: 7_000 }
  const first = await begin('front', { syncedAtMs: 5_000, position })
  assert.equal(await first.files.formerPosition(), undefined)
  await first.files.stop()
  const formerOf = async (settings: Parameters<typeof begin>[1]) => {
    const { files } = await begin('front', settings)
    return files.formerPosition()
  }
  assert.equal(await formerOf({ front: 'other' }), undefined)
  assert.equal(await formerOf({ fingerprint: 'new' }), undefined)
  const second = await begin('front', { syncedAtMs: 9_000 })
  assert.deepEqual(await second.files.formerPosition(), position)
  await second.files.stop()
  assert.deepEqual(await formerOf({}), position, 'kept while a purge waits')
})

test('a file that is truncated, corrupt, or of another build or name is deleted unread', async () => {
  const keys = ['/whole', '/cut', '/spoilt', '/empty', '/renamed']
  const { files } = await begin('b')
  const names: Record<string, string> = {}
  for (const key of keys) {
    const before = new Set(filesOf('b'))
    files.save('pages', key, pageOf(key, 1))
    while (filesOf('b').length === before.size) await new Promise(setImmediate)
    names[key] = join(parent, 'b', filesOf('b').find((file) => !before.has(file)) ?? '')
  }
  await files.stop()
  const bytes = readFileSync(names['/spoilt'] ?? '')
  bytes[bytes.length - 1] = 0
  writeFileSync(names['/spoilt'] ?? '', bytes)
  truncateSync(names['/cut'] ?? '', bytes.length - 3)
  truncateSync(names['/empty'] ?? '')
  writeFileSync(join(parent, 'b', `${'0'.repeat(40)}.page`), readFileSync(names['/renamed'] ?? ''))
  writeFileSync(join(parent, 'b', 'half.page.new'), 'half')
  writeFileSync(join(parent, 'b', 'state.json'), '{ "heardAt')
  const again = await begin('b')
  assert.deepEqual(keysOf(again.found), ['/renamed', '/whole'])
  assert.deepEqual(filesOf('b').length, 2)
  assert.ok(!readdirSync(join(parent, 'b')).includes('half.page.new'))
  await again.files.stop()
  const other = await begin('b', { fingerprint: 'another build' })
  assert.deepEqual([other.found, filesOf('b')], [[], []])
  await other.files.stop()
})

test('the disk mirrors the cache: evicted pages are deleted from it', async () => {
  const { files } = await begin('c')
  const cache = createPageCache<string>({ pageBytes: 20_000, searchBytes: 1_000, pageStore: files })
  for (let at = 0; at < 100; at += 1)
    await cache.serve({ store: 'pages', key: `/${at}` }, async () => ({ answer: '', page: pageOf(String(at), 1) }))
  await files.stop()
  const cached = cache.facts().pages
  assert.ok(cached > 5 && cached < 50, `${cached} pages`)
  assert.equal(filesOf('c').length, cached)
  const again = await begin('c')
  assert.ok(keysOf(again.found).includes('/99') && !keysOf(again.found).includes('/0'))
  const restored = createPageCache<string>({ pageBytes: 20_000, searchBytes: 1_000 })
  await restored.serve({ store: 'pages', key: '/99' }, async () => ({ answer: '', page: pageOf('newer', 2) }))
  for (const { store, key, page } of again.found) restored.restore(store, key, page)
  assert.equal(
    restored.find({ store: 'pages', key: '/99' })?.etag,
    'newer',
    'a page rendered in the meantime takes precedence',
  )
  assert.equal(restored.find({ store: 'pages', key: '/98' })?.etag, '98')
  await again.files.stop()
})

test('a disk that cannot be written is logged once, and pages stay in memory', async (context) => {
  const logged = context.mock.method(console, 'log', () => undefined)
  writeFileSync(join(parent, 'in-the-way'), '')
  const { files, found } = await begin('in-the-way')
  for (let at = 0; at < 10; at += 1) files.save('pages', `/${at}`, pageOf('x', 1))
  await files.stop()
  assert.deepEqual(found, [])
  assert.equal(logged.mock.callCount(), 1)
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /pages-not-written/)
})
