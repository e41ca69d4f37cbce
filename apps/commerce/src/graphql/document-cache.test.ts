import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import { parse } from 'graphql'
import { createDocumentCache } from './document-cache.ts'

const text = (i: number) => `query A${i} { storeConfig { store_code } } # ${'x'.repeat(1000)}`

test('documents are kept up to so many bytes, and the least recently used leave first [R7.23]', () => {
  const caches = createCacheRegister()
  const documents = createDocumentCache(caches, 50_000)
  const bytes = () => caches.facts()[0]?.bytes ?? 0
  const cached = (i: number) => documents.get(text(i)) !== undefined
  for (let i = 0; i < 100; i += 1) {
    documents.set(text(i), parse(text(i)))
    assert.ok(bytes() <= 50_000)
    assert.ok(cached(0), 'it is asked for each time')
  }
  assert.ok(bytes() > 40_000)
  assert.equal(cached(1), false)
  assert.equal(cached(99), true)
  const long = `{ ${'a '.repeat(1000)} }`
  documents.set(long, parse(long))
  assert.equal(documents.get(long), undefined)
  assert.ok(cached(0), 'one that is larger than all the room drives out none')
})
