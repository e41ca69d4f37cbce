import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCacheRegister } from './cache-register.ts'

test('each cache of the register reports its name, bound, purges and how often it was read', async () => {
  const caches = createCacheRegister()
  const pages = caches.tagged<{ tags: string[] }>(
    { name: 'pages', purgedBy: 'tags' },
    { maxBytes: 30, sizeOf: () => 10 },
  )
  const byCount = caches.recent<string, number>({ name: 'by count', purgedBy: 'nothing', max: { entries: 2 } })
  const byBytes = caches.recent<string, string>({
    name: 'by bytes',
    purgedBy: 'nothing',
    max: { bytes: 5, sizeOf: (value) => value.length },
  })
  caches.add({ name: 'other', purgedBy: 'a restart' }, () => ({ entries: 7, maxEntries: 7, hits: 1, misses: 2 }))
  for (const key of ['a', 'b', 'a'])
    await pages.fill(key, { work: async () => ({ tags: [key] }), toStored: (value) => value })
  pages.purge({ tags: ['b'] })
  for (const key of ['a', 'b']) pages.find(key)
  for (const [i, key] of ['a', 'b', 'c'].entries()) byCount.set(key, i)
  for (const key of ['a', 'c']) byCount.get(key)
  byBytes.set('a', 'abc')
  byBytes.set('b', 'abc')
  byBytes.get('b')
  byBytes.delete('b')
  assert.deepEqual(caches.facts(), [
    { name: 'by bytes', purgedBy: 'nothing', entries: 0, bytes: 0, maxBytes: 5, hits: 1, misses: 0 },
    { name: 'by count', purgedBy: 'nothing', entries: 2, maxEntries: 2, hits: 1, misses: 1 },
    { name: 'other', purgedBy: 'a restart', entries: 7, maxEntries: 7, hits: 1, misses: 2 },
    { name: 'pages', purgedBy: 'tags', entries: 1, bytes: 10, maxBytes: 30, hits: 1, misses: 3 },
  ])
})
