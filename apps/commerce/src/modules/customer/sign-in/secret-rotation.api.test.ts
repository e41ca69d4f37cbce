import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cartTokenOf, readCartToken } from '#modules/orders'
import { jobs } from '#src/jobs/index'
import { signingSecretsOf } from '#src/platform/secret'
import { PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillCart, openShop, place, runJobs, SKU, type TestShop } from '#src/testing/shop'
import { readDeviceToken } from './device.ts'

const secretOf = (name: string) => `signing-secret-${name}-0123456789abcdefghij`
/** Processes by the secrets that each lists, the current one first. */
const LISTS = { a: ['a'], ab: ['a', 'b'], ba: ['b', 'a'], b: ['b'], c: ['c'] } as const
type Name = keyof typeof LISTS
const NAMES = Object.keys(LISTS) as Name[]

let shop: TestShop
const servers = {} as Record<Name, TestServer>
before(async () => {
  shop = await openShop()
  for (const name of NAMES) {
    const [SIGNING_SECRET = '', ...previous] = LISTS[name].map(secretOf)
    const settings = { SIGNING_SECRET, PREVIOUS_SIGNING_SECRETS: previous.join(','), LIMIT_MULTIPLIER: '1000' }
    servers[name] = await startTestServer({ db: shop.database.db, settings, ports: shop.jobContext.ports })
  }
})
after(async () => {
  for (const server of Object.values(servers)) await server.close()
  await shop.close()
})

/** A signed credential, how a process issues it and whether a process accepts it. */
interface Credential {
  readonly issue: (by: Name) => Promise<string>
  readonly isAccepted: (at: Name, credential: string) => Promise<boolean>
}

const send = async <Document extends string>(
  at: Name,
  document: Document,
  variables?: VariablesOf<Document>,
  headers = {},
) => {
  const { data, errors } = await servers[at].graphql(document, variables, headers)
  return errors.length === 0 ? data : null
}
const ORDER = { id: 7, website_id: 9 }
const secretsOf = (name: Name) => signingSecretsOf(servers[name].config)
const jobContextOf = (name: Name) => ({ ...shop.jobContext, config: servers[name].config })
const lastMail = (kind: string) =>
  shop.database.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const setStock = (count: number) =>
  shop.database.db.updateTable('stock').set({ on_hand: count }).where('sku', '=', SKU).execute()
const account = () =>
  shop.database.db.selectFrom('customer').selectAll().where('email', '=', 'ada@example.com').executeTakeFirstOrThrow()

const SIGNED: Readonly<Record<string, Credential>> = {
  'the link to a bag whose payment failed': {
    issue: async (by) => cartTokenOf(servers[by].config.signingSecret, ORDER, new Date()),
    isAccepted: async (at, link) => readCartToken(secretsOf(at), 9, link, new Date()) === ORDER.id,
  },
  'the link that ends stock alerts': {
    async issue(by) {
      await setStock(0)
      await send(
        by,
        'mutation ($sku: String!, $email: String!) { productStockAlert(sku: $sku, alert_email: $email) { success } }',
        {
          sku: SKU,
          email: `${by}@example.com`,
        },
      )
      await setStock(20)
      await jobs['send-stock-alerts']?.({ sku: SKU }, jobContextOf(by))
      return /stop-stock=(\S+)/.exec((await lastMail('stock-alert')).text)?.[1] ?? assert.fail('no link')
    },
    isAccepted: async (at, token) =>
      (await send(at, gql('mutation ($token: String!) { stopStockAlerts(token: $token) { success } }'), { token })) !==
      null,
  },
  'the proof of a known device': {
    async issue(by) {
      const document = gql(
        'mutation ($password: String!) { generateCustomerToken(email: "ada@example.com", password: $password) { device_token } }',
      )
      const data = await send(by, document, { password: PASSWORD })
      return data?.generateCustomerToken.device_token ?? assert.fail('no proof')
    },
    async isAccepted(at, token) {
      const { password_hash: passwordHash } = await account()
      const signer = { keys: secretsOf(at), now: Math.floor(Date.now() / 1000) }
      return readDeviceToken(signer, { websiteId: 9, email: 'ada@example.com', passwordHash }, token) !== undefined
    },
  },
}

test('a signed credential is accepted by every process that lists its secret, and by no other', async () => {
  await registerCustomer(shop.server, 'ada@example.com')
  for (const [what, { issue, isAccepted }] of Object.entries(SIGNED)) {
    for (const by of NAMES) {
      const credential = await issue(by)
      const lists = (at: Name) => (LISTS[at] as readonly string[]).includes(LISTS[by][0])
      for (const at of NAMES) assert.equal(await isAccepted(at, credential), lists(at), `${what}, by ${by} at ${at}`)
    }
  }
})

const UNSIGNED: Readonly<Record<string, Credential>> = {
  'a session': {
    issue: (by) => signIn(servers[by], 'ada@example.com'),
    isAccepted: async (at, token) =>
      (await send(at, gql('{ customer { email } }'), {}, { authorization: `Bearer ${token}` })) !== null,
  },
  'the link to an order': {
    async issue(by) {
      const { placement } = await place({ ...shop, server: servers[by] }, await fillCart(shop))
      return placement.orderV2?.token ?? assert.fail(JSON.stringify(placement))
    },
    isAccepted: async (at, token) =>
      (await send(at, gql('query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }'), {
        token,
      })) !== null,
  },
  'the link to a shared wishlist': {
    async issue(by) {
      const headers = { authorization: `Bearer ${await signIn(servers[by], 'ada@example.com')}` }
      const document = gql('mutation { shareWishlist(wishlistId: "0") { wishlist { sharing_code } } }')
      const data = await send(by, document, {}, headers)
      return data?.shareWishlist.wishlist.sharing_code ?? assert.fail('no link')
    },
    async isAccepted(at, code) {
      const document = gql('query ($code: String!) { sharedWishlist(sharing_code: $code) { shared_products { sku } } }')
      const data = await send(at, document, { code })
      return Boolean(data?.sharedWishlist)
    },
  },
  'the link that ends the newsletter': {
    async issue(by) {
      await send(by, gql('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'), {
        email: `${by}@example.com`,
      })
      await runJobs({ ...shop, jobContext: jobContextOf(by) }, ['newsletter-welcome', 'newsletter-confirm'])
      return (
        /(?:confirm|unsubscribe)=([\w-]+)/.exec((await lastMail('newsletter-welcome')).text)?.[1] ??
        assert.fail('no link')
      )
    },
    isAccepted: async (at, token) =>
      (await send(at, gql('mutation ($token: String!) { unsubscribe(token: $token) { __typename } }'), { token })) !==
      null,
  },
  'the link to a new password': {
    async issue(by) {
      await send(by, gql('mutation { requestPasswordResetEmail(email: "ada@example.com") }'), {})
      await runJobs({ ...shop, jobContext: jobContextOf(by) }, ['password-reset'])
      return /token=([\w-]{43})/.exec((await lastMail('password-reset')).text)?.[1] ?? assert.fail('no link')
    },
    async isAccepted(at, token) {
      const document = gql(
        'query ($id: Int!, $token: String!) { validateRPToken(customer_id: $id, rp_token: $token) { is_valid } }',
      )
      const data = await send(at, document, {
        id: (await account()).id,
        token,
      })
      return data?.validateRPToken.is_valid === true
    },
  },
}

test('credentials stored in the database are accepted whatever secrets a process lists', async () => {
  for (const [what, { issue, isAccepted }] of Object.entries(UNSIGNED)) {
    for (const by of ['a', 'ba'] as const) {
      const credential = await issue(by)
      for (const at of NAMES) assert.ok(await isAccepted(at, credential), `${what}, by ${by} at ${at}`)
    }
  }
})
