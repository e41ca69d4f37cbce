import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { type GraphqlAnswer, startTestServer, type TestServer } from '#src/testing/server'

const HOUR = 3600

interface Limit {
  readonly what: string
  readonly limit: number
  readonly windowSeconds: number
  readonly from: 'one address' | 'many addresses'
  /** Between attempts, where a shorter limit would apply first. */
  readonly apartSeconds?: number
  readonly document: string
  readonly variables: (attempt: number) => Readonly<Record<string, unknown>>
}

const AVAILABLE = gql('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }')
const VALIDATE = 'query ($id: Int!) { validateRPToken(customer_id: $id, rp_token: "a guess") { is_valid } }'
const SIGN_IN =
  'mutation ($email: String!) { generateCustomerToken(email: $email, password: "not the password") { token } }'

/** Limits on what guests may do with accounts and mails. */
const LIMITS: readonly Limit[] = [
  {
    what: 'sign-ins to an account',
    limit: 10,
    windowSeconds: 600,
    from: 'many addresses',
    document: SIGN_IN,
    variables: () => ({ email: 'one@example.com' }),
  },
  {
    what: 'sign-ins from an address',
    limit: 30,
    windowSeconds: 600,
    from: 'one address',
    document: SIGN_IN,
    variables: (i) => ({ email: `many${i}@example.com` }),
  },
  {
    what: 'registrations',
    limit: 10,
    windowSeconds: HOUR,
    from: 'one address',
    document:
      'mutation ($email: String!) { createCustomerV2(input: { email: $email, firstname: "Ada", lastname: "Lee" }) { customer { email } } }',
    variables: (i) => ({ email: `registered${i}@example.com` }),
  },
  {
    what: 'newsletter subscriptions',
    limit: 10,
    windowSeconds: HOUR,
    from: 'one address',
    document: 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { status } }',
    variables: (i) => ({ email: `subscribed${i}@example.com` }),
  },
  {
    what: 'stock alerts',
    limit: 10,
    windowSeconds: HOUR,
    from: 'one address',
    document: 'mutation ($email: String!) { productStockAlert(sku: "RUNNER-40", alert_email: $email) { success } }',
    variables: (i) => ({ email: `alerted${i}@example.com` }),
  },
  {
    what: 'looks whether an email is free, in a minute',
    limit: 20,
    windowSeconds: 60,
    from: 'one address',
    document: AVAILABLE,
    variables: (i) => ({ email: `free${i}@example.com` }),
  },
  {
    what: 'looks whether an email is free, in an hour',
    limit: 100,
    windowSeconds: HOUR,
    from: 'one address',
    apartSeconds: 5,
    document: AVAILABLE,
    variables: (i) => ({ email: `free${i}@example.com` }),
  },
  {
    what: 'reset requests',
    limit: 20,
    windowSeconds: HOUR,
    from: 'one address',
    document: 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
    variables: (i) => ({ email: `forgetful${i}@example.com` }),
  },
  {
    what: 'looks at reset links from an address',
    limit: 10,
    windowSeconds: HOUR,
    from: 'one address',
    document: VALIDATE,
    variables: (i) => ({ id: 1000 + i }),
  },
  {
    what: 'looks at reset links of a customer',
    limit: 5,
    windowSeconds: HOUR,
    from: 'many addresses',
    document: VALIDATE,
    variables: () => ({ id: 999 }),
  },
  {
    what: 'uses of reset links of a customer',
    limit: 5,
    windowSeconds: HOUR,
    from: 'many addresses',
    document:
      'mutation ($id: Int!) { resetPasswordById(customer_id: $id, reset_token: "a guess", new_password: "an entirely new password") }',
    variables: () => ({ id: 998 }),
  },
]

describe('limits of account calls', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await insertProducts(database.db)
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const isRefused = ({ errors }: GraphqlAnswer) => errors.some(({ extensions }) => extensions.code === 'RATE_LIMITED')

  for (const [row, { what, limit, windowSeconds, from, apartSeconds = 0, document, variables }] of LIMITS.entries())
    it(`${what}: ${limit} in ${windowSeconds / 60} minutes from ${from} pass, the next one is told when to come back`, async () => {
      await resetClock(database.db)
      const attempt = (i: number) => {
        const address = from === 'one address' ? `198.51.100.${row}` : `203.0.113.${i}`
        return server.graphql(document, variables(i), { 'x-forwarded-for': address })
      }
      for (let i = 0; i < limit; i += 1) {
        assert.equal(isRefused(await attempt(i)), false, `attempt ${i + 1}`)
        if (apartSeconds > 0) await moveClock(database.db, 'test', apartSeconds)
      }
      const refused = await attempt(limit)
      assert.ok(isRefused(refused), `attempt ${limit + 1}`)
      assert.equal(refused.status, 429)
      const seconds = Number(refused.headers.get('retry-after'))
      const whole = windowSeconds - limit * apartSeconds
      assert.ok(seconds <= whole && seconds > whole / 2, `${seconds} of ${whole} seconds`)
      await moveClock(database.db, 'test', seconds)
      assert.equal(isRefused(await attempt(limit)), false, 'free again')
    })

  it('a change of the email counts as a look whether it is free: it tells as much', async () => {
    await resetClock(database.db)
    const taken = await registerCustomer(server, 'taken@example.com')
    const { headers } = await registerCustomer(server, 'asking@example.com')
    const sent = { ...headers, 'x-forwarded-for': '198.51.100.200' }
    const mutations = [
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
      'mutation ($email: String!, $password: String!) { updateCustomer(input: { email: $email, password: $password }) { customer { email } } }',
    ]
    for (let i = 0; i < 16; i += 1)
      assert.deepEqual((await server.graphql(AVAILABLE, { email: taken.email }, sent)).errors, [])
    const attemptOnce = (i: number) =>
      server.graphql(mutations[i % 2] ?? '', { email: taken.email, password: PASSWORD }, sent)
    for (let i = 0; i < 4; i += 1) assert.equal((await attemptOnce(i)).errors[0]?.extensions.code, 'EMAIL_TAKEN')
    for (let i = 0; i < 2; i += 1) assert.ok(isRefused(await attemptOnce(i)))
  })
})
