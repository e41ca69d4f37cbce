import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { findDifferingSecrets } from './shared-secrets.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
const config = { purgeToken: first, serviceKey: first, signingSecret: first, previousSigningSecrets: [] as string[] }

test('a process says which secrets differ from those of the others, a rotation says nothing', async () => {
  const differing = async (own: Partial<typeof config>) =>
    (await findDifferingSecrets(database.db, { ...config, ...own })).map(({ setting }) => setting)
  assert.deepEqual(await differing({}), [], 'the first process')
  assert.deepEqual(await differing({}), [], 'a second one')
  assert.deepEqual(await differing({ serviceKey: second }), ['SERVICE_KEY'])
  assert.deepEqual(await differing({}), ['SERVICE_KEY'], 'while two values are in use, each start says so')
  assert.deepEqual(await differing({}), [])

  const listed = { previousSigningSecrets: [second] }
  const rotated = { signingSecret: second, previousSigningSecrets: [first] }
  assert.deepEqual(await differing(listed), [], 'the new one is listed behind the old one')
  assert.deepEqual(await differing(rotated), [], 'they are swapped')
  assert.deepEqual(await differing(listed), [], 'beside a process that is not restarted yet')
  assert.deepEqual(await differing(rotated), [])
  assert.deepEqual(await differing({ signingSecret: third, purgeToken: third }), ['PURGE_TOKEN', 'SIGNING_SECRET'])
})

test('what is stored names no secret', async () => {
  const stored = await database.db.selectFrom('secret_fingerprint').selectAll().execute()
  assert.equal(stored.length, 3)
  for (const { salt, fingerprint } of stored) {
    assert.equal(salt.length, 16)
    assert.equal(fingerprint.length, 16)
  }
  assert.equal(new Set(stored.map(({ fingerprint }) => fingerprint.toString('hex'))).size, 3)
})
