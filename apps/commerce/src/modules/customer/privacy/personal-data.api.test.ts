import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createAdminSecret } from '#modules/customer'
import { createShippingQuotes } from '#modules/fulfilment'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import type { JobContext } from '#src/queue/job-handler'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'

const EXPORT = gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }')
const DELETE = gql('mutation ($password: String!) { deleteCustomer(password: $password) }')

interface Exported {
  readonly cart: readonly { readonly size: string; readonly quantity: number }[]
  readonly delivery_of_cart: readonly { readonly shipping_address: { readonly city: string } }[]
  readonly mails: readonly { readonly kind: string; readonly to: string }[]
  readonly record: readonly { readonly what: string; readonly address: string | null }[]
}

describe('personal data', () => {
  let database: TestDatabase
  let server: TestServer
  let jobContext: JobContext
  before(async () => {
    database = await withDatabase()
    await insertProducts(database.db)
    const ports = { shipping: createShippingQuotes() }
    server = await startTestServer({ db: database.db, ports, settings: { LIMIT_MULTIPLIER: '1000' } })
    jobContext = { db: database.db, config: server.config, ports: {} as JobContext['ports'], log: () => undefined }
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const insertMail = (recipient: string, kind: string, subjectId: string, isSent: boolean) =>
    sql`
    insert into mail (website_id, kind, subject_id, message_id, recipient, subject, html, text, sent_at)
    values (9, ${kind}, ${subjectId}, ${`<${kind}.${subjectId}>`}, ${recipient}, 'Subject', '', 'Words', ${isSent ? sql`now()` : null})`.execute(
      database.db,
    )
  /** All remaining data of an email, as text. */
  const leftOf = async (email: string) => {
    const { rows } = await sql<{ left: string }>`
      select concat_ws(' ', (select jsonb_agg(m)::text from mail m), (select jsonb_agg(j.payload)::text from graphile_worker._private_jobs j),
        (select jsonb_agg(j.key)::text from graphile_worker._private_jobs j), (select jsonb_agg(c)::text from customer c)) as left`.execute(
      database.db,
    )
    return (rows[0]?.left ?? '').split(email).length - 1
  }

  it('is taken whole: the bag and its address, mails sent, what was done to the account', async () => {
    const { email, headers } = await registerCustomer(server, 'taking@example.com')
    const other = await registerCustomer(server, 'other@example.com')
    const { data } = await server.graphql(gql('{ customerCart { id } }'), {}, headers)
    const id = data?.customerCart.id
    const put = gql(`mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "RUNNER-38", quantity: 2 }]) { user_errors { code } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: { firstname: "Ada", lastname: "Lee",
        street: ["1 Swanston Street"], city: "Melbourne", region: "VIC", postcode: "3000", country_code: "AU", telephone: "0400000000" } }] }) { cart { id } } }`)
    assert.deepEqual((await server.graphql(put, { id }, headers)).errors, [])
    await insertMail(email, 'password-changed', 'taken', true)
    await insertMail(other.email, 'password-changed', 'others', true)
    const wrong = gql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "a guess") { token } }',
    )
    await server.graphql(wrong, { email }, { 'x-forwarded-for': '203.0.113.9' })
    const answer = await server.graphql(EXPORT, { password: PASSWORD }, headers)
    const text = answer.data?.exportCustomerData.json ?? '{}'
    const exported = JSON.parse(text) as Exported
    assert.deepEqual(
      exported.cart.map(({ size, quantity }) => [size, quantity]),
      [['RUNNER-38', 2]],
    )
    assert.equal(exported.delivery_of_cart[0]?.shipping_address.city, 'Melbourne')
    assert.ok(exported.mails.some(({ kind, to }) => kind === 'password-changed' && to === email))
    const failed = exported.record.find(({ what }) => what === 'sign-in-failed')
    assert.ok(failed && failed.address === null, 'from where somebody else tried is not theirs')
    assert.ok(exported.record.some(({ what }) => what === 'sign-in'))
    assert.ok(!text.includes(other.email) && !text.includes('203.0.113.9'))
  })

  it('tells where the customer signed in from, and not from where staff helped', async () => {
    const { id, headers } = await registerCustomer(server, 'helped@example.com')
    const secret = await createAdminSecret(database.db, 'lou.ray')
    const entered = await server.graphql(
      gql(
        'mutation ($id: Int!, $secret: String!) { generateAdminCustomerToken(customer_id: $id, secret: $secret) { token } }',
      ),
      { id, secret },
      { 'x-forwarded-for': '203.0.113.200' },
    )
    assert.deepEqual(entered.errors, [])
    const answer = await server.graphql(EXPORT, { password: PASSWORD }, headers)
    const text = answer.data?.exportCustomerData.json ?? ''
    const { sign_ins } = JSON.parse(text) as { sign_ins: { by_staff: boolean; address: string | null }[] }
    assert.deepEqual(
      sign_ins.map(({ by_staff, address }) => [by_staff, address === null]),
      [
        [false, false],
        [true, true],
      ],
    )
    assert.ok(!text.includes('203.0.113.200'))
  })

  it('goes with the account from mails that wait or failed; what an order is owed stays', async () => {
    const { id, email, headers } = await registerCustomer(server, 'going@example.com')
    await sql`update customer set email_confirmed_at = now() where id = ${id}`.execute(database.db)
    await insertMail(email, 'password-changed', 'unsent', false)
    await insertMail(email, 'newsletter-welcome', 'unsent', false)
    await insertMail(email, 'order-confirmation', '100009999', false)
    await server.graphql(gql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'), { email })
    await server.graphql(gql('mutation ($email: String!) { subscribeToNewsletter(email: $email) { success } }'), {
      email,
    })
    const changed = await server.graphql(
      gql(
        'mutation ($now: String!) { changeCustomerPassword(currentPassword: $now, newPassword: "quiet copper lantern") { renewed_token { token } } }',
      ),
      { now: PASSWORD },
      headers,
    )
    const renewed = { authorization: `Bearer ${changed.data?.changeCustomerPassword.renewed_token.token}` }
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where payload->>'email' = ${email}`.execute(
      database.db,
    )
    assert.ok((await leftOf(email)) > 6)
    assert.deepEqual((await server.graphql(DELETE, { password: 'quiet copper lantern' }, renewed)).data, {
      deleteCustomer: true,
    })
    const { rows } = await sql<{ what: string }>`
      select kind as what from mail where recipient = ${email}
      union all select payload->>'kind' from graphile_worker._private_jobs where payload->>'email' = ${email}`.execute(
      database.db,
    )
    assert.deepEqual(rows.map(({ what }) => what).toSorted(), ['account-closed', 'order-confirmation'])
  })

  it('goes with the account from mails about its returns, also with an unconfirmed email', async () => {
    const { id, email, headers } = await registerCustomer(server, 'returning@example.com')
    await sql`
      with bag as (insert into cart (id, website_id, currency) values (md5(random()::text), 9, 'AUD') returning id),
      made as (insert into orders (access_token, website_id, cart_id, cart_version, customer_id, email, state, currency,
          subtotal_cents, shipping_cents, tax_cents, total_cents, billing_address, payment_method)
        select id, 9, id, 1, ${id}, ${email}, 'complete', 'AUD', 0, 0, 0, 0, '{}', '{}' from bag returning id)
      insert into return_request (uid, number, order_id, status) select md5(random()::text), '900001', id, 'RECEIVED'
        from made`.execute(database.db)
    await insertMail(email, 'return-received', '900001-1', true)
    await insertMail(email, 'return-refunded', '900001-2', false)
    await insertMail(email, 'return-received', '900002-3', true)
    assert.deepEqual((await server.graphql(DELETE, { password: PASSWORD }, headers)).data, { deleteCustomer: true })
    const left = database.db.selectFrom('mail').select('subject_id as of').where('recipient', '=', email).orderBy('id')
    assert.deepEqual(await left.execute(), [{ of: '900001-2' }, { of: '900002-3' }])
  })

  it('is taken away 30 days after failed mails, and 400 days after it was recorded', async () => {
    const email = 'unreachable@example.com'
    await insertMail(email, 'account-closed', 'dead', false)
    await sql`update mail set created_at = now() - interval '31 days' where recipient = ${email}`.execute(database.db)
    await sql`select graphile_worker.add_job('account-notice', ${JSON.stringify({ email })}::json)`.execute(database.db)
    await sql`
      update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - interval '31 days'
      where payload->>'email' = ${email}`.execute(database.db)
    await sql`
      insert into audit (at, actor, action, detail) values (now() - interval '401 days', 'guest', 'too-old', '{}'),
        (now() - interval '399 days', 'guest', 'old', '{}')`.execute(database.db)
    for (const job of ['purge-expired-sessions', 'purge-unsent-mails', 'purge-audit-records'])
      await jobs[job]?.({}, jobContext)
    assert.equal(await leftOf(email), 0)
    const { rows } = await sql<{ action: string }>`select action from audit where action in ('too-old', 'old')`.execute(
      database.db,
    )
    assert.deepEqual(rows, [{ action: 'old' }])
  })

  it('that a restored backup brings back is forgotten again; nobody else’s is', async (t) => {
    const gone = await registerCustomer(server, 'restored@example.com')
    const stays = await registerCustomer(server, 'stays@example.com')
    const said: string[] = []
    const backup = await sql<{ row: object }>`select to_jsonb(c) as row from customer c where id = ${gone.id}`.execute(
      database.db,
    )
    assert.deepEqual((await server.graphql(DELETE, { password: PASSWORD }, gone.headers)).errors, [])
    t.mock.method(process.stdout, 'write', (text: string) => said.push(text))
    assert.equal(await runCommand(database.url, 'erasures', ['list', '2020-01-01']), 0)
    assert.equal(await runCommand(database.url, 'erasures', ['list', 'yesterday']), 2)
    t.mock.restoreAll()
    const lines = said.flatMap((text) => text.split(/(?<=\n)/))
    const line = lines.find((text) => text.startsWith(`${gone.id} 9 `)) ?? ''
    assert.match(line, /^\d+ 9 \d{4}-\d\d-\d\dT[\d:.]+Z\n$/)
    // Restores the state before the deletion.
    await sql`delete from erasure where customer_id = ${gone.id}`.execute(database.db)
    await sql`
      update customer c set (email, firstname, lastname, password_hash, closed_at) = (r.email, r.firstname, r.lastname, r.password_hash, null)
      from jsonb_populate_record(null::customer, ${JSON.stringify(backup.rows[0]?.row)}::jsonb) r where c.id = r.id`.execute(
      database.db,
    )
    const file = join(mkdtempSync(join(tmpdir(), 'welt-erasures-')), 'deleted.txt')
    // A newer account with the number of one that was deleted long ago.
    writeFileSync(file, `${line}${stays.id} 9 2020-01-01T00:00:00.000Z\n`)
    assert.equal(await runCommand(database.url, 'erasures', ['replay', file]), 0)
    assert.equal(await leftOf(gone.email), 0, 'nobody is told anew either')
    assert.ok(readFileSync(file, 'utf8').includes(String(stays.id)))
    assert.equal((await server.graphql(gql('{ customer { email } }'), {}, stays.headers)).errors.length, 0)
    const { rows } = await sql`select from erasure where customer_id = ${gone.id}`.execute(database.db)
    assert.equal(rows.length, 1)
    writeFileSync(file, 'somebody@example.com\n')
    assert.equal(await runCommand(database.url, 'erasures', ['replay', file]), 1)
  })
})
