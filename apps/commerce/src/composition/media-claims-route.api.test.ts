import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withDatabase } from '#src/testing/database'
import { startTestServer } from '#src/testing/server'

test('of storefronts that ask at once one is first to make a copy, until it gives up', async () => {
  const database = await withDatabase()
  const server = await startTestServer({ db: database.db })
  const claim = (key: string, secret = server.config.serviceKey, method = 'POST') =>
    fetch(`${server.url}/media-claims?${new URLSearchParams({ key })}`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
    })
  try {
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim('ab/cd-480.webp')))
    const firsts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { isFirst: boolean }).isFirst),
    )
    assert.deepEqual(firsts.sort(), [false, false, false, true])
    assert.deepEqual(await (await claim('ab/other-480.webp')).json(), { isFirst: true })
    assert.equal((await claim('ab/cd-480.webp', server.config.serviceKey, 'DELETE')).status, 200)
    const again = await Promise.all([1, 2].map(async () => (await claim('ab/cd-480.webp')).json()))
    assert.deepEqual(again.filter((answer) => (answer as { isFirst: boolean }).isFirst).length, 1, 'given up')
    for (const key of ['', '../a', 'a b']) assert.equal((await claim(key)).status, 400, key)
    assert.equal((await claim('ab/cd-480.webp', 'wrong')).status, 401)
  } finally {
    await server.close()
    await database.drop()
  }
})
