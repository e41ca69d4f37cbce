import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CacheFacts } from '@welt/kit/cache/cache-register'
import { withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer } from '#src/testing/server'

const READ = gql('query Config { storeConfig { store_code } }')

test('the server tells its caches with the service key: a miss, then a hit, then a purge', async () => {
  const database = await withDatabase()
  const server = await startTestServer({ db: database.db, operations: [READ] })
  const requestCaches = (key: string) => fetch(`${server.url}/caches`, { headers: { authorization: `Bearer ${key}` } })
  const answers = async () => {
    const { caches } = (await (await requestCaches(server.config.serviceKey)).json()) as {
      readonly caches: readonly CacheFacts[]
    }
    assert.deepEqual(
      caches.map(({ name }) => name),
      ['answers', 'compiled ad-hoc reads', 'feeds and sitemaps', 'parsed documents', 'shared loads'],
    )
    assert.ok(caches.every(({ maxEntries, maxBytes }) => maxEntries !== undefined || maxBytes !== undefined))
    return caches[0]
  }
  try {
    for (let i = 0; i < 3; i += 1) await server.graphqlByGet(READ)
    const cached = await answers()
    assert.deepEqual([cached?.entries, cached?.hits, cached?.misses], [1, 2, 1])
    const headers = { authorization: `Bearer ${server.config.purgeToken}` }
    await fetch(`${server.url}/change-stream`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: ['williams_au'] }),
    })
    assert.equal((await answers())?.entries, 0)
    assert.equal((await requestCaches('wrong')).status, 401)
    assert.equal((await requestCaches('')).status, 401)
  } finally {
    await server.close()
    await database.drop()
  }
})
