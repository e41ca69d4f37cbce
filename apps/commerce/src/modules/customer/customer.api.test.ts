import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'

describe('customer', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
    await sql`
      insert into customer (website_id, email, firstname, lastname, password_hash) values (9, 'with@example.com', 'A', 'B', 'hash');
      insert into customer (website_id, email, firstname, lastname) values (9, 'without@example.com', 'A', 'B')`.execute(database.db)
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const ask = (email: string, headers: Record<string, string> = {}) =>
    server.graphql(
      'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available has_set_password } }',
      { email },
      headers,
    )

  it('an address is free, registered with a password, or registered without [R7.24] [R4.18]', async () => {
    assert.deepEqual((await ask('new@example.com')).data?.isEmailAvailable, { is_email_available: true, has_set_password: false })
    assert.deepEqual((await ask('WITH@example.com')).data?.isEmailAvailable, { is_email_available: false, has_set_password: true })
    assert.deepEqual((await ask('without@example.com')).data?.isEmailAvailable, { is_email_available: false, has_set_password: false })
  })

  it("an account of one site is no other site's [R1.15]", async () => {
    assert.deepEqual((await ask('with@example.com', { store: 'mathers_au' })).data?.isEmailAvailable, {
      is_email_available: true,
      has_set_password: false,
    })
  })

  it('an address asks 20 times a minute, not more [R7.24]', async () => {
    const from = { 'x-forwarded-for': '203.0.113.21' }
    for (let i = 0; i < 20; i += 1) assert.deepEqual((await ask('new@example.com', from)).errors, [])
    const refused = await ask('new@example.com', from)
    assert.equal(refused.status, 429)
    assert.equal(refused.errors[0]?.extensions.code, 'RATE_LIMITED')
  })
})
