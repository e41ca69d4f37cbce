import assert from 'node:assert/strict'
import { argon2Sync, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { emailMark } from '#modules/site'
import { PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { until, untilLocked } from '#src/testing/until'
import {
  closeServers,
  create,
  database,
  newEmail,
  openServers,
  server,
  strict,
  UPDATE,
} from './testing/customer-servers.ts'
import { occupyPlaces, PLACES, PLACES_AND_QUEUE } from './testing/hash-queue.ts'

before(openServers)
after(closeServers)

/** Stores a hash of PASSWORD made at another cost. */
const putOldHash = async (email: string, passes: number) => {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: PASSWORD,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8192,
    passes,
  })
  const [salt, stored] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  const password_hash = `$argon2id$v=19$m=8192,t=${passes},p=1$${salt}$${stored}`
  await database.db.updateTable('customer').set({ password_hash }).where('email', '=', email).execute()
}

test('a right password opens the account also while there is no time to hash it anew [R7.33]', async () => {
  const email = newEmail()
  await create({ email })
  await putOldHash(email, 1)
  const counter = (db: typeof database.db) =>
    sql`select from rate_limit where bucket = ${`sign-in-account:600:9:${emailMark(email)}`} for update`.execute(db)
  const letCheck = occupyPlaces(PLACES)
  const signingIn = signIn(server, email)
  await until(async () => (await counter(database.db)).rows.length === 1, 'the attempt is counted before it is checked')
  // The check ends by resetting the failure count, which waits here until the hash queue is full.
  const endFlood = await database.db.transaction().execute(async (trx) => {
    await counter(trx)
    await letCheck()
    await untilLocked(database.db, 1)
    return occupyPlaces(PLACES_AND_QUEUE)
  })
  const token = await signingIn.finally(endFlood)
  assert.match(token, /^[A-Za-z0-9_-]{43}$/)
  const { password_hash: stored } = await database.db
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.match(stored ?? '', /m=8192,/, 'nobody had time to hash it anew')
})

test('passwords are Argon2id only, hashed anew at the first sign-in after settings grew', async () => {
  const email = newEmail()
  await create({ email })
  const hashOf = async () =>
    (await database.db.selectFrom('customer').select('password_hash').where('email', '=', email).executeTakeFirst())
      ?.password_hash ?? ''
  assert.match(await hashOf(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await putOldHash(email, 1)
  // Every sign-in has verified the old hash and computed a new one before the first is stored.
  let signIns: readonly Promise<string>[] = []
  await database.db.transaction().execute(async (trx) => {
    await sql`select from customer where email = ${email} for update`.execute(trx)
    signIns = [1, 2, 3].map(() => signIn(server, email))
    await untilLocked(database.db, signIns.length)
  })
  assert.equal(new Set(await Promise.all(signIns)).size, 3)
  assert.match(await hashOf(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('half of a surrogate pair in a detail is stored as the character that stands for it [R7.42]', async () => {
  const { headers } = await registerCustomer(server, newEmail())
  const { data, errors } = await server.graphql(
    gql('mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { taxvat } } }'),
    { input: { taxvat: 'half \ud83e' } },
    headers,
  )
  assert.deepEqual([errors, data?.updateCustomerV2.customer.taxvat], [[], 'half \ufffd'])
})

test('details change, what is left out stays, and the newsletter agrees with the preferences [R7.42, R7.43, R7.26, A69]', async () => {
  const { email, headers } = await registerCustomer(server, newEmail())
  const changed = await server.graphql(
    UPDATE,
    { input: { firstname: 'Bea', date_of_birth: '1990-12-31', is_subscribed: true } },
    headers,
  )
  assert.deepEqual(changed.data?.updateCustomerV2.customer, {
    firstname: 'Bea',
    lastname: "O'Neil",
    date_of_birth: '1990-12-31',
    is_subscribed: true,
  })
  const details = gql(
    '{ fetchSubscriptionDetails { email is_subscribed topics { code channel brand is_subscribed } } }',
  )
  const { data } = await server.graphql(details, {}, headers)
  const { email: shownEmail, is_subscribed: isSubscribed } = data?.fetchSubscriptionDetails ?? {}
  assert.deepEqual([shownEmail, isSubscribed], [email, true])
  assert.ok(data?.fetchSubscriptionDetails.topics.every(({ brand }) => brand.length > 0))
  assert.deepEqual(
    new Set(data?.fetchSubscriptionDetails.topics.map((topic) => topic.channel)),
    new Set(['email', 'sms']),
  )
  const wanted = {
    is_subscribed: false,
    topics: [
      { code: 'sms', is_subscribed: true },
      { code: 'interest-women', is_subscribed: true },
    ],
  }
  const saved = await server.graphql(
    gql(
      'mutation ($input: UpdateSubscriptionDetailsInput!) { updateSubscriptionDetails(input: $input) { success message } }',
    ),
    { input: wanted },
    headers,
  )
  assert.deepEqual(saved.data?.updateSubscriptionDetails, { success: true, message: 'Preferences saved.' })
  const after = (await server.graphql(details, {}, headers)).data?.fetchSubscriptionDetails
  assert.deepEqual(
    after?.topics.filter((topic) => topic.is_subscribed).map((topic) => topic.code),
    ['sms', 'interest-women'],
  )
  assert.equal(after?.is_subscribed, false)
  const { data: customer } = await server.graphql(gql('{ customer { is_subscribed } }'), {}, headers)
  assert.deepEqual(customer?.customer, { is_subscribed: false })
  const unknown = await server.graphql(
    gql(
      'mutation { updateSubscriptionDetails(input: { topics: [{ code: "nonsense", is_subscribed: true }] }) { success } }',
    ),
    {},
    headers,
  )
  assert.equal(unknown.errors[0]?.extensions.code, 'TOPIC_NOT_FOUND')
})

test('a changed email needs the password, tells the old address, takes subscriptions along [R7.42]', async () => {
  const { email, headers, token } = await registerCustomer(server, newEmail())
  const elsewhere = await signIn(server, email)
  const next = newEmail()
  await server.graphql(UPDATE, { input: { is_subscribed: true } }, headers)
  const document = gql(
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email is_subscribed renewed_token { token } } } }',
  )
  const wrong = await server.graphql(document, { email: next, password: 'not the password' }, headers)
  assert.equal(wrong.errors[0]?.message, 'Invalid login or password.')
  const taken = await server.graphql(
    document,
    { email: (await registerCustomer(server, newEmail())).email, password: PASSWORD },
    headers,
  )
  assert.equal(taken.errors[0]?.extensions.category, 'graphql-already-exists')
  const right = await server.graphql(document, { email: next, password: PASSWORD }, headers)
  const { renewed_token, ...changed } = right.data?.updateCustomerEmail.customer ?? {}
  assert.deepEqual(changed, { email: next, is_subscribed: true })
  const who = async (bearer: string) =>
    (await server.graphql(gql('{ customer { email } }'), {}, { authorization: `Bearer ${bearer}` })).data?.customer
  assert.deepEqual(await who(renewed_token?.token ?? ''), { email: next })
  for (const before of [token, elsewhere]) assert.equal(await who(before), null)
  const { rows } = await sql<{ payload: { kind: string; email: string } }>`
    select payload from graphile_worker._private_jobs where payload->>'kind' = 'email-changed'`.execute(database.db)
  assert.ok(rows.some(({ payload }) => payload.email === email))
})

test('a customer takes their data and deletes it, after the password; the email is free again', async () => {
  const { id, email, headers } = await registerCustomer(server, newEmail())
  await server.graphql(UPDATE, { input: { is_subscribed: true } }, headers)
  const exportIt = gql('mutation ($password: String!) { exportCustomerData(password: $password) { file_name json } }')
  assert.equal(
    (await server.graphql(exportIt, { password: 'not this' }, headers)).errors[0]?.message,
    'Invalid login or password.',
  )
  const { data } = await server.graphql(exportIt, { password: PASSWORD }, headers)
  const exported = JSON.parse(data?.exportCustomerData.json ?? '{}') as {
    profile: { email: string }
    subscriptions: string[]
  }
  assert.equal(exported.profile.email, email)
  assert.deepEqual(exported.subscriptions, ['newsletter'])
  assert.ok(!data?.exportCustomerData.json.includes('argon2'))
  const deleteIt = gql('mutation ($password: String!) { deleteCustomer(password: $password) }')
  assert.equal(
    (await server.graphql(deleteIt, { password: 'not this' }, headers)).errors[0]?.message,
    'Invalid login or password.',
  )
  assert.deepEqual((await server.graphql(deleteIt, { password: PASSWORD }, headers)).data, { deleteCustomer: true })
  assert.equal(
    (await server.graphql(gql('{ customer { email } }'), {}, headers)).errors[0]?.message,
    "The current customer isn't authorized.",
  )
  const { rows } = await sql<{ left: string }>`
    select (to_jsonb(c)::text || coalesce((select jsonb_agg(s)::text from subscription s where s.email = ${email}), '')) as left
    from customer c where id = ${id}`.execute(database.db)
  assert.ok(!rows[0]?.left.includes(email) && !rows[0]?.left.includes('Ada'))
  const erased = await database.db.selectFrom('erasure').select('customer_id').where('customer_id', '=', id).execute()
  assert.equal(erased.length, 1)
  assert.deepEqual((await create({ email })).errors, [])
})

test('nobody fills the audit table with refusals: sixty a minute of one address are kept', async () => {
  const document = `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: customer { email }`).join(' ')} }`
  const from = { 'x-forwarded-for': '203.0.113.77' }
  for (let i = 0; i < 8; i += 1) await strict.graphql(document, {}, from)
  const { rows } = await sql`select from audit where action = 'call-refused' and address = '203.0.113.77'`.execute(
    database.db,
  )
  // Two minutes if the test crosses a minute boundary.
  assert.ok(rows.length >= 60 && rows.length < 80, String(rows.length))
})

test('the audit table only grows', async () => {
  await assert.rejects(sql`update audit set actor = 'nobody'`.execute(database.db), /only grows/)
  await assert.rejects(sql`delete from audit`.execute(database.db), /only grows/)
  await assert.rejects(sql`truncate audit`.execute(database.db))
})
