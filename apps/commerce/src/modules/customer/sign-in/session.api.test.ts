import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

const HOUR = 3600
const REFRESH = gql('mutation { refreshCustomerToken { token lifetime_seconds } }')
const NOT_AUTHORIZED = "The current customer isn't authorized."

import { lockCustomer, setPasswordHash } from '../store.ts'
import { replaceToken } from './replace-token.ts'
import { endSessions, insertSession } from './session-store.ts'

describe('sessions', () => {
  let database: TestDatabase
  let server: TestServer
  let n = 0
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
  })
  beforeEach(() => resetClock(database.db))
  after(async () => {
    await server.close()
    await database.drop()
  })

  const newCustomer = () => {
    n += 1
    return registerCustomer(server, `session${n}@example.com`)
  }
  const pass = (seconds: number) => moveClock(database.db, 'test', seconds)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  /** Whether a query waits for a lock. */
  const waits = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    return rows.length > 0
  }
  const whoIs = async (token: string, store = 'williams_au') => {
    const { data, errors } = await server.graphql(gql('{ customer { email } }'), {}, { ...bearer(token), store })
    return data?.customer?.email ?? errors[0]?.message
  }
  const refresh = async (token: string) => {
    const { data, errors } = await server.graphql(REFRESH, {}, bearer(token))
    return data?.refreshCustomerToken?.token ?? errors[0]?.message ?? ''
  }

  it('a token is good for three days on its own site and nowhere else [R9.01, R7.25, R1.15]', async () => {
    const { token, email } = await newCustomer()
    assert.equal(await whoIs(token), email)
    assert.equal(await whoIs(token, 'mathers_au'), NOT_AUTHORIZED)
    assert.equal(await whoIs(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`), NOT_AUTHORIZED)
    await pass(72 * HOUR - 60)
    assert.equal(await whoIs(token), email)
    await pass(61)
    assert.equal(await whoIs(token), NOT_AUTHORIZED)
  })

  it('only the hash of a token is kept', async () => {
    const { token } = await newCustomer()
    const { rows } = await sql<{ line: string }>`select row_to_json(t)::text as line from customer_token t`.execute(
      database.db,
    )
    assert.ok(rows.length > 0)
    assert.ok(rows.every(({ line }) => !line.includes(token)))
  })

  it('a refresh gives a new token; the old one works a minute more [R7.35, R4.21]', async () => {
    const { token, email } = await newCustomer()
    await pass(2 * HOUR)
    const next = await refresh(token)
    assert.match(next, /^[A-Za-z0-9_-]{43}$/)
    assert.notEqual(next, token)
    await pass(50)
    assert.equal(await whoIs(token), email)
    assert.equal(await whoIs(next), email)
  })

  it('ten tabs that refresh at once get one new token, and nobody is thrown out [R7.35, R4.21]', async () => {
    const { token, email } = await newCustomer()
    await pass(2 * HOUR)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    assert.equal(new Set(tokens).size, 1)
    assert.equal(await whoIs(tokens[0] ?? ''), email)
    const { rows } = await sql<{ live: number }>`
      select count(*)::int as live from customer_token t join customer c on c.id = t.customer_id
      where c.email = ${email} and t.replaced_at is null`.execute(database.db)
    assert.equal(rows[0]?.live, 1)
  })

  it('a stolen old token that is used later ends the whole sign-in [R7.35]', async () => {
    const { token, email } = await newCustomer()
    const elsewhere = await signIn(server, email)
    await pass(2 * HOUR)
    const next = await refresh(token)
    await pass(61)
    assert.equal(await whoIs(next), email)
    assert.equal(await refresh(token), NOT_AUTHORIZED)
    assert.equal(await whoIs(next), NOT_AUTHORIZED)
    assert.equal(await whoIs(elsewhere), email)
    const { rows } = await sql`select from audit where action = 'token-reused' and target like 'customer:%'`.execute(
      database.db,
    )
    assert.equal(rows.length, 1)
  })

  it('however often it is refreshed, a sign-in ends after 30 days', async () => {
    let { token } = await newCustomer()
    for (let day = 2; day <= 28; day += 2) {
      await pass(48 * HOUR)
      token = await refresh(token)
      assert.match(token, /^[A-Za-z0-9_-]{43}$/, `day ${day}`)
    }
    await pass(48 * HOUR - 60)
    assert.match((await whoIs(token)) ?? '', /@example\.com$/)
    await pass(61)
    assert.equal(await whoIs(token), NOT_AUTHORIZED)
  })

  it('the first token too is good for 30 days at most, and every answer says how long its own is [R9.01]', async () => {
    const { email } = await newCustomer()
    await sql`insert into site_setting (website_id, key, value) values (9, 'token_lifetime_hours', '8760')`.execute(
      database.db,
    )
    const { data } = await server.graphql(
      gql(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token lifetime_seconds } }',
      ),
      { email, password: PASSWORD },
    )
    const first = data?.generateCustomerToken
    assert.equal(first?.lifetime_seconds, 720 * HOUR)
    await pass(700 * HOUR)
    const next = await server.graphql(REFRESH, {}, bearer(first?.token ?? ''))
    const left = next.data?.refreshCustomerToken.lifetime_seconds ?? 0
    assert.ok(left > 19.5 * HOUR && left <= 20 * HOUR, `${left} s`)
    await sql`delete from site_setting where key = 'token_lifetime_hours'`.execute(database.db)
  })

  it('a refresh under way while the customer signs out everywhere leaves nobody signed in [R7.35]', async () => {
    const { token, id } = await newCustomer()
    let ending: Promise<void> = Promise.resolve()
    const next = await database.db.transaction().execute(async (trx) => {
      const successor = await replaceToken(trx, token, 72)
      let isDone = false
      ending = endSessions(database.db, id).finally(() => {
        isDone = true
      })
      while (!isDone && !(await waits()));
      return successor
    })
    await ending
    assert.ok(next)
    assert.equal(await whoIs(next.token), NOT_AUTHORIZED)
    assert.equal(await whoIs(token), NOT_AUTHORIZED)
  })

  it('a sign-in with the old password that is under way while the password changes opens nothing [R7.33, R7.46]', async () => {
    const { email, id } = await newCustomer()
    let signingIn: Promise<string> = Promise.resolve('')
    await database.db.transaction().execute(async (trx) => {
      await setPasswordHash(trx, id, 'another')
      await endSessions(trx, id)
      let isDone = false
      signingIn = signIn(server, email)
        .catch(String)
        .finally(() => {
          isDone = true
        })
      while (!isDone && !(await waits()));
    })
    assert.match(await signingIn, /The account sign-in was incorrect/)
  })

  const OVERTAKEN: Readonly<Record<string, string>> = {
    changeCustomerPassword:
      'changeCustomerPassword(currentPassword: $password, newPassword: "a password of the thief") { email }',
    updateCustomerEmail: 'updateCustomerEmail(email: "thief@example.com", password: $password) { customer { email } }',
    updateCustomer: 'updateCustomer(input: { email: "thief@example.com", password: $password }) { customer { email } }',
    exportCustomerData: 'exportCustomerData(password: $password) { json }',
    deleteCustomer: 'deleteCustomer(password: $password)',
  }
  for (const [operation, call] of Object.entries(OVERTAKEN))
    it(`${operation} under way with the old password while a reset sets another fails [R7.46, R7.48]`, async () => {
      const { email, id, headers } = await newCustomer()
      let calling: Promise<string> = Promise.resolve('')
      await database.db.transaction().execute(async (trx) => {
        await setPasswordHash(trx, id, 'another')
        await endSessions(trx, id)
        let isDone = false
        calling = server
          .graphql(`mutation ($password: String!) { ${call} }`, { password: PASSWORD }, headers)
          .then(({ errors }) => errors[0]?.message ?? 'done')
          .finally(() => {
            isDone = true
          })
        while (!isDone && !(await waits()));
      })
      assert.equal(await calling, NOT_AUTHORIZED)
      const { rows } = await sql`select email, password_hash, closed_at from customer where id = ${id}`.execute(
        database.db,
      )
      assert.deepEqual(rows, [{ email, password_hash: 'another', closed_at: null }])
    })

  it('a sign-in begun by a change of password ends too when all are signed out [R7.46]', async () => {
    const { id, headers } = await newCustomer()
    let ending: Promise<unknown> = Promise.resolve()
    const begun = await database.db.transaction().execute(async (trx) => {
      await lockCustomer(trx, id)
      let isDone = false
      ending = server.graphql(gql('mutation { revokeAllCustomerTokens { result } }'), {}, headers).finally(() => {
        isDone = true
      })
      while (!isDone && !(await waits()));
      await endSessions(trx, id)
      return insertSession(trx, { customerId: id, websiteId: 9, lifetimeHours: 72, device: undefined, address: '' })
    })
    await ending
    assert.equal(await whoIs(begun.token), NOT_AUTHORIZED)
  })

  it('signing out ends the token and those it came from', async () => {
    const { token } = await newCustomer()
    const next = await refresh(token)
    const { data } = await server.graphql(gql('mutation { revokeCustomerToken { result } }'), {}, bearer(next))
    assert.deepEqual(data?.revokeCustomerToken, { result: true })
    assert.equal(await whoIs(next), NOT_AUTHORIZED)
    assert.equal(await whoIs(token), NOT_AUTHORIZED)
  })

  it('signing in while signed in as somebody else is refused, again as oneself is not [R7.33]', async () => {
    const { token, email } = await newCustomer()
    const other = await newCustomer()
    const document = gql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    )
    const refused = await server.graphql(document, { email: other.email, password: PASSWORD }, bearer(token))
    assert.equal(refused.errors[0]?.message, 'You are signed in as somebody else. Sign out first, then try again.')
    const again = await server.graphql(document, { email, password: PASSWORD }, bearer(token))
    assert.deepEqual(again.errors, [])
  })

  it('a customer sees where they are signed in and signs out everywhere', async () => {
    const { token, email, headers } = await newCustomer()
    const other = await newCustomer()
    const second = await signIn(server, email)
    const list = gql('{ customerSessions { id device is_current is_staff } }')
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const third = await server.graphql(
      gql(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      ),
      { email, password: PASSWORD },
      { 'user-agent': firefox },
    )
    const { data } = await server.graphql(list, {}, headers)
    const sessions = data?.customerSessions ?? []
    assert.equal(sessions.length, 3)
    assert.equal(sessions.filter((session) => session.is_current).length, 1)
    assert.ok(sessions.some((session) => session.device === 'Firefox on Windows'))
    const end = gql('mutation ($id: ID!) { revokeCustomerSession(id: $id) { result } }')
    const id = sessions.find((session) => session.device === 'Firefox on Windows')?.id
    const foreign = await server.graphql(end, { id }, other.headers)
    assert.equal(foreign.errors[0]?.message, 'This sign-in has already ended.')
    assert.deepEqual((await server.graphql(end, { id }, headers)).data?.revokeCustomerSession, { result: true })
    assert.equal(await whoIs(third.data?.generateCustomerToken.token ?? ''), NOT_AUTHORIZED)
    await server.graphql(gql('mutation { revokeAllCustomerTokens(keep_current: true) { result } }'), {}, headers)
    assert.equal(await whoIs(second), NOT_AUTHORIZED)
    assert.equal(await whoIs(token), email)
    await server.graphql(gql('mutation { revokeAllCustomerTokens { result } }'), {}, headers)
    assert.equal(await whoIs(token), NOT_AUTHORIZED)
  })
})
