import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { metricsText } from '@welt/kit/telemetry/metrics'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { stopClock, until } from '#src/testing/until'

let database: TestDatabase
let server: TestServer
before(async () => {
  database = await withDatabase()
  server = await startTestServer({ db: database.db })
})
after(async () => {
  await server.close()
  await database.drop()
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test('an address that asks too often is told when to try again, another is served', async () => {
  await stopClock(database.db)
  const document = gql('{ isEmailValidated(email: "a@b.co") { isValid } }')
  for (let i = 0; i < 60; i += 1) assert.deepEqual((await server.graphql(document, {}, from('203.0.113.7'))).errors, [])
  const refused = await server.graphql(document, {}, from('203.0.113.7'))
  assert.equal(refused.status, 429)
  assert.equal(refused.errors[0]?.extensions.code, 'RATE_LIMITED')
  assert.equal(refused.errors[0]?.extensions.category, 'graphql-authentication')
  assert.match(refused.errors[0]?.message ?? '', /^Too many attempts\. Please try again in \d+ seconds?\.$/)
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  assert.deepEqual((await server.graphql(document, {}, from('203.0.113.8'))).errors, [])
})

test('parallel attempts are counted exactly', async () => {
  const document = gql('mutation { subscribeToNewsletter(email: "many@example.com") { success } }')
  const answers = await Promise.all(Array.from({ length: 25 }, () => server.graphql(document, {}, from('203.0.113.9'))))
  assert.equal(answers.filter((answer) => answer.errors.length === 0).length, 10)
  assert.equal(answers.filter((answer) => answer.status === 429).length, 15)
})

test('more than 300 requests a minute of one address are refused', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const statuses = new Set<number>()
  for (let i = 0; i < 301; i += 1)
    statuses.add((await server.graphql(gql('{ __typename }'), {}, from('203.0.113.10'))).status)
  assert.deepEqual([...statuses], [200, 429])
})

test('what the limits refused is counted for the alarm', async () => {
  const refused = async () => /^welt_limited_total{kind="graphql"} (\d+)$/m.exec(await metricsText())?.[1]
  await until(async () => (await refused()) === '17')
})
