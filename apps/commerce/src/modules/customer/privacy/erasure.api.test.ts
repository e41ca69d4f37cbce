import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { OutgoingMail } from '#modules/notifications'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { createMailWorker } from '#src/testing/jobs/mail-worker'
import { type GraphqlAnswer, startTestServer, type TestServer } from '#src/testing/server'
import { untilLocked } from '#src/testing/until'

const NOT_AUTHORIZED = "The current customer isn't authorized."

describe('deleting an account', () => {
  let database: TestDatabase
  let server: TestServer
  let work: () => Promise<void>
  const sent: OutgoingMail[] = []
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
    work = createMailWorker(database, server, sent)
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  it('is final: what other tabs began is refused; no words, address or email are kept', async () => {
    const { id, email, headers } = await registerCustomer(server, 'leaving@example.com')
    await server.graphql(gql('{ customerCart { id } }'), {}, headers)
    await sql`update cart set authority_instructions = 'Key under the mat' where customer_id = ${id}`.execute(
      database.db,
    )
    const documents = [
      `mutation { deleteCustomer(password: "${PASSWORD}") }`,
      'mutation { updateCustomerV2(input: { firstname: "Late", is_subscribed: true }) { customer { firstname } } }',
      `mutation { createCustomerAddress(input: { firstname: "Late", lastname: "Lee", street: ["1 Swanston Street"], city: "Melbourne",
        region: { region_code: "VIC" }, postcode: "3000", country_code: AU, telephone: "0400000000" }) { id } }`,
    ]
    // The calls queue for the account's lock.
    const calls: Promise<GraphqlAnswer>[] = []
    await database.db.transaction().execute(async (trx) => {
      await sql`select from customer where id = ${id} for update`.execute(trx)
      for (const document of documents) {
        calls.push(server.graphql(document, {}, headers))
        await untilLocked(database.db, calls.length)
      }
    })
    const [deleted, ...late] = await Promise.all(calls)
    assert.deepEqual(deleted?.data, { deleteCustomer: true })
    for (const { errors } of late) assert.equal(errors[0]?.message, NOT_AUTHORIZED)
    await work()
    assert.ok(sent.some(({ to, subject }) => to === email && /account/.test(subject)))
    const { rows } = await sql<{ left: string }>`
      select jsonb_build_array(
        (select to_jsonb(c) from customer c where id = ${id}),
        (select jsonb_agg(a) from customer_address a where customer_id = ${id}),
        (select jsonb_agg(c) from cart c where customer_id = ${id}),
        (select jsonb_agg(s) from subscription s where s.email = ${email}),
        (select jsonb_agg(m) from mail m))::text as left`.execute(database.db)
    for (const personal of ['Late', 'Swanston', 'under the mat', email])
      assert.ok(!rows[0]?.left.includes(personal), personal)
  })
})
