import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { moveClock } from '#src/platform/test-clock'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { findRefusal } from './limits.ts'

const HOUR = 3600

describe('limits', () => {
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

  /** Messages to the service desk: ten an hour. */
  const write = (from: string) =>
    server.graphql(
      gql('mutation { contactUs(input: { name: "Ann", email: "ann@example.com", comment: "Hello" }) { status } }'),
      {},
      { 'x-forwarded-for': from },
    )
  const pass = (seconds: number) => moveClock(database.db, 'test', seconds)

  it('hold in any hour, not in the clock’s, until the first attempt is an hour old', async () => {
    const from = '203.0.113.31'
    await pass(1.5 * HOUR - ((Date.now() / 1000) % HOUR)) // moves across the turn of an hour
    for (let i = 0; i < 10; i += 1) assert.equal((await write(from)).status, 200)
    for (const minutes of [20, 20, 15]) {
      await pass(minutes * 60)
      const { status, errors, headers } = await write(from)
      assert.equal(status, 429)
      assert.match(errors[0]?.message ?? '', /^Too many attempts\. Please try again in /)
      assert.ok(Number(headers.get('retry-after')) > 0)
    }
    const waitSeconds = Number((await write(from)).headers.get('retry-after'))
    assert.ok(waitSeconds <= 5 * 60, `${waitSeconds} s`)
    await pass(waitSeconds)
    assert.equal((await write(from)).status, 200, 'refused ones are not counted')
  })

  it('let through no more of many at once', async () => {
    let passed = 0
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => write('203.0.113.32')))
      passed += answers.filter(({ status }) => status === 200).length
    }
    assert.equal(passed, 10)
  })

  it('of several, the first that refuses is told, and those after it count nothing', async () => {
    const ctx = { db: database.db, config: server.config }
    const narrow = { action: 'narrow', key: 'one', limit: 2, windowSeconds: HOUR }
    const wide = { action: 'wide', key: 'all', limit: 3, windowSeconds: HOUR }
    const refusedBy = async (...rules: (typeof narrow)[]) => (await findRefusal(ctx, rules))?.rule.action
    const refused = []
    for (let i = 0; i < 5; i += 1) refused.push(await refusedBy(narrow, wide))
    assert.deepEqual(refused, [undefined, undefined, 'narrow', 'narrow', 'narrow'])
    assert.equal(await refusedBy(wide), undefined, 'the refused ones left its count alone')
    assert.equal(await refusedBy({ ...narrow, key: 'another' }, wide), 'wide')
    assert.equal(await refusedBy({ ...narrow, key: 'another' }), undefined)
    assert.equal(
      await refusedBy({ ...narrow, key: 'another' }),
      'narrow',
      'who was refused by the second was counted by the first',
    )
  })
})
