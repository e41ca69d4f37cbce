import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { cacheTable, readCaches } from './cache-table.ts'

test('the caches of each process are listed with size and hits; an absent process is named', async () => {
  const caches = [
    {
      name: 'answers',
      purgedBy: 'cache tags, 24 h',
      entries: 12,
      bytes: 1_572_864,
      maxBytes: 67_108_864,
      hits: 30,
      misses: 12,
    },
    { name: 'shared loads', purgedBy: 'any change', entries: 50, maxEntries: 5000, hits: 7, misses: 3 },
  ]
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer key'
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ caches }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/caches`
    const [own, away] = await readCaches([url, 'http://127.0.0.1:9/caches'], 'key')
    assert.deepEqual(own, { url, caches })
    assert.deepEqual(away, { url: 'http://127.0.0.1:9/caches', caches: [], problem: 'not reachable' })
    assert.equal((await readCaches([url], 'wrong'))[0]?.problem, 'answered 401')
    const table = cacheTable([own, away].flatMap((process) => process ?? []))
    assert.match(table, /^answers +12 +1\.5 MB of 64\.0 MB +30 +12 +cache tags, 24 h$/m)
    assert.match(table, /^shared loads +50 +1 % of 5000 +7 +3 +any change$/m)
    assert.match(table, /^ {2}not reachable$/m)
  } finally {
    server.close()
  }
})
