import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'

describe('notifications', () => {
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

  const jobs = async () => {
    const { rows } = await sql<{ task: string; payload: Record<string, unknown> }>`
      select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(
      database.db,
    )
    return rows
  }
  const subscribe = (email: string, headers = {}) =>
    server.graphql('mutation ($email: String!) { subscribeToNewsletter(email: $email) { success message status } }', { email }, headers)

  it('a subscription is kept for its site with the consent, and welcomed once [R7.44]', async () => {
    for (const email of ['Ann@Example.com', 'ann@example.com']) {
      const { data } = await subscribe(email)
      assert.deepEqual(data?.subscribeToNewsletter, { success: true, message: 'Thank you for subscribing.', status: 'SUBSCRIBED' })
    }
    const rows = await database.db.selectFrom('subscription').selectAll().execute()
    assert.deepEqual(
      rows.map((row) => [row.website_id, row.email, row.status, row.consented_at instanceof Date]),
      [[9, 'ann@example.com', 'SUBSCRIBED', true]],
    )
    assert.deepEqual(
      (await jobs()).map((job) => [job.task, job.payload]),
      [['newsletter-welcome', { websiteId: 9, email: 'ann@example.com' }]],
    )
  })

  it('the twin call writes the same [R7.44]', async () => {
    const { data } = await server.graphql('mutation { subscribeEmailToNewsletter(email: "bob@example.com") { status } }')
    assert.deepEqual(data?.subscribeEmailToNewsletter, { status: 'SUBSCRIBED' })
    const row = await database.db.selectFrom('subscription').select('topic').where('email', '=', 'bob@example.com').executeTakeFirst()
    assert.equal(row?.topic, 'newsletter')
  })

  it('a shop without a newsletter says so [R1.19]', async () => {
    const { errors } = await subscribe('ann@example.com', { store: 'mathers_au' })
    assert.equal(errors[0]?.extensions.code, 'NEWSLETTER_NOT_OFFERED')
  })

  it('what is no email address is refused [R5.29] [R7.44]', async () => {
    for (const email of ['', 'ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', `${'a'.repeat(250)}@example.com`]) {
      const { errors } = await subscribe(email)
      assert.equal(errors[0]?.message, 'Enter a valid email address.', email)
      assert.equal(errors[0]?.extensions.category, 'graphql-input')
    }
  })

  it('an email is judged before it is used [R7.29]', async () => {
    const judge = async (email: string) =>
      (await server.graphql('query ($email: String!) { isEmailValidated(email: $email) { isValid message } }', { email })).data
        ?.isEmailValidated
    assert.deepEqual(await judge('ann@example.com'), { isValid: true, message: null })
    assert.deepEqual(await judge('ann@'), { isValid: false, message: 'Enter a valid email address.' })
    assert.deepEqual(await judge('ann@example.con'), { isValid: false, message: 'Check the end of the email address. Did you mean .com?' })
  })

  it("subscriptions of a customer need the customer's token [R7.26] [R7.43] [R6.08]", async () => {
    const read = await server.graphql('{ fetchSubscriptionDetails { email } }')
    const change = await server.graphql(
      'mutation { updateSubscriptionDetails(input: { is_subscribed: true }) { success } }',
      {},
      { authorization: 'Bearer stale' },
    )
    for (const { errors } of [read, change]) {
      assert.equal(errors[0]?.message, "The current customer isn't authorized.")
      assert.equal(errors[0]?.extensions.category, 'graphql-authorization')
    }
  })

  it('a message to the service desk becomes a job; a bad one is refused [R7.22]', async () => {
    const document = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }'
    const sent = await server.graphql(document, { input: { name: 'Ann', email: 'ann@example.com', comment: 'Where is my order?' } })
    assert.deepEqual(sent.data?.contactUs, { status: true })
    const last = (await jobs()).at(-1)
    assert.equal(last?.task, 'contact-message')
    assert.equal(last?.payload.comment, 'Where is my order?')
    const bad = await server.graphql(document, { input: { name: 'Ann', email: 'ann@', comment: 'x' } })
    assert.equal(bad.errors[0]?.message, 'Enter a valid email address.')
  })
})
