import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createAdminSecret } from '#modules/customer'
import { createShippingQuotes } from '#modules/fulfilment'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { confirmEmail, PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { createScriptedLoyalty } from '#src/testing/scripted-loyalty'
import { type GraphqlAnswer, startTestServer, type TestServer } from '#src/testing/server'
import { ACCESS } from './access.ts'
import { ADDRESS, ROWS, type Target } from './testing/customer-rows.ts'

const NOT_AUTHORIZED = "The current customer isn't authorized."
const NO_WISHLIST_FOR_YOU = 'The current user cannot perform operations on wishlist'
const NOT_FOR_STAFF = 'Staff cannot do this for a customer. Ask the customer to sign in and do it.'

/** Operations that name something of the target; to other callers it does not exist. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  revokeCustomerSession: /^This sign-in has already ended\.$/,
  confirmCustomerEmail: /^This link has expired or isn’t for the account you’re signed in to\./,
  updateCustomerAddress: /^Could not find a address with ID "\d+"$/,
  deleteCustomerAddress: /^Could not find a address with ID "\d+"$/,
  confirmEmail: /^This link has expired or isn’t for the account you’re signed in to\./,
  assignCustomerToGuestCart: /^The current user cannot perform operations on cart|^Can't assign cart to store/,
  mergeCarts: /^The current user cannot perform operations on cart|^Can't assign cart to store/,
  deleteAdyenPaymentToken: /^Could not find a token with ID "/,
  deletePaymentToken: /^Could not find a token with ID "/,
  addProductsToWishlist: /^The wishlist was not found\.$/,
  updateProductsInWishlist: /^The wishlist was not found\.$/,
  addWishlistItemsToCart: /^The wishlist was not found\.$/,
  shareWishlist: /^The wishlist was not found\.$/,
  stopSharingWishlist: /^The wishlist was not found\.$/,
  removeProductsFromWishlist: /^The wishlist was not found\.$/,
  assignCompareListToCustomer: /^This customer is not authorized to access this list$/,
  mergeWishlists: /^The wishlist was not found\.$/,
  printInvoice: /^The current user cannot perform operations on order "/,
}

/** Operations that answer without an error when the thing belongs to another site. */
const UNKNOWN_ELSEWHERE = new Set(['assignCompareListToCustomer'])

/** Operations that end the caller's sign-in; they run last. */
const ENDING = ['revokeCustomerToken', 'revokeAllCustomerTokens', 'deleteCustomer']

/**
 * Results for staff acting for a customer: `done`, or the refusal. Staff can't see or delete what the customer saved;
 * they can change orders, addresses and preferences. [decision 12]
 */
const FOR_STAFF: Readonly<Record<string, 'done' | typeof NOT_FOR_STAFF | RegExp>> = {
  customer: 'done',
  customerSessions: 'done',
  refreshCustomerToken: /^The current customer isn't authorized\.$/,
  revokeCustomerToken: 'done',
  revokeAllCustomerTokens: NOT_FOR_STAFF,
  revokeCustomerSession: NOT_FOR_STAFF,
  updateCustomerV2: 'done',
  updateCustomer: 'done',
  updateCustomerEmail: NOT_FOR_STAFF,
  requestEmailConfirmation: NOT_FOR_STAFF,
  confirmCustomerEmail: NOT_FOR_STAFF,
  createCustomerAddress: 'done',
  updateCustomerAddress: 'done',
  deleteCustomerAddress: NOT_FOR_STAFF,
  changeCustomerPassword: NOT_FOR_STAFF,
  exportCustomerData: NOT_FOR_STAFF,
  deleteCustomer: NOT_FOR_STAFF,
  fetchCustomerDetails: 'done',
  fetchActiveRedemptionOptions: 'done',
  fetchSubscriptionDetails: 'done',
  updateSubscriptionDetails: 'done',
  mergeCarts: /^The current user cannot perform operations on cart "/,
  assignCustomerToGuestCart: /^The current user cannot perform operations on cart "/,
  confirmEmail: NOT_FOR_STAFF,
  customerDownloadableProducts: 'done',
  customerOrders: 'done',
  wishlist: 'done',
  addProductsToWishlist: 'done',
  updateProductsInWishlist: 'done',
  shareWishlist: NOT_FOR_STAFF,
  stopSharingWishlist: NOT_FOR_STAFF,
  removeProductsFromWishlist: NOT_FOR_STAFF,
  addWishlistItemsToCart: 'done',
  assignCompareListToCustomer: 'done',
  mergeWishlists: 'done',
  orders: 'done',
  reorderItems: 'done',
  printInvoice: /^The invoice isn't available\.$/,
  returns: 'done',
  requestReturn: /^An item to return is not part of this order\.$/,
  customerAdyenPaymentTokens: NOT_FOR_STAFF,
  customerPaymentTokens: NOT_FOR_STAFF,
  deleteAdyenPaymentToken: NOT_FOR_STAFF,
  deletePaymentToken: NOT_FOR_STAFF,
}

const protectedFields = Object.entries(ACCESS).flatMap(([field, access]) =>
  ['customer', 'wishlist', 'owner', 'wishlist-owner'].includes(access) ? [field] : [],
)
const inOrder = protectedFields.toSorted((a, b) => Number(ENDING.includes(a)) - Number(ENDING.includes(b)))

describe('who may call what of a customer', () => {
  let database: TestDatabase
  let server: TestServer
  let target: Target
  let owner: Awaited<ReturnType<typeof registerCustomer>>
  let other: typeof owner
  let elsewhere: typeof owner
  let staff: string

  before(async () => {
    database = await withDatabase()
    await insertProducts(database.db)
    const ports = { shipping: createShippingQuotes(), loyalty: createScriptedLoyalty() }
    server = await startTestServer({ db: database.db, ports, settings: { LIMIT_MULTIPLIER: '1000' } })
    owner = await registerCustomer(server, 'owner@example.com')
    await confirmEmail(database, owner)
    other = await registerCustomer(server, 'other@example.com')
    elsewhere = await registerCustomer(server, 'owner@example.com', 'mathers_au')
    target = await fillAccount()
    const secret = await createAdminSecret(database.db, 'jane.doe')
    const { data } = await server.graphql(
      gql(
        'mutation ($id: Int!, $secret: String!) { generateAdminCustomerToken(customer_id: $id, secret: $secret) { token } }',
      ),
      { id: owner.id, secret },
    )
    staff = data?.generateAdminCustomerToken.token ?? ''
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  /** Creates one of everything for the owner, with recognisable private text. */
  async function fillAccount(): Promise<Target> {
    const input = { ...ADDRESS, street: ['7 Secret Street'], lastname: 'Hidden' }
    const { data } = await server.graphql(
      gql('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }'),
      { input },
      owner.headers,
    )
    const sessions = await server.graphql(gql('{ customerSessions { id } }'), {}, owner.headers)
    const cart = await server.graphql(gql('{ customerCart { id } }'), {}, owner.headers)
    const { rows } = await sql<{ id: number; number: string }>`
      with card as (insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year)
        values ('CARDOFOWNER', ${owner.id}, 'visa', '4242', '03', '2030'))
      insert into orders (access_token, website_id, cart_id, cart_version, customer_id, email, state, currency, subtotal_cents, shipping_cents,
        tax_cents, total_cents, billing_address, payment_method)
      values ('secret-order-token', 9, ${cart.data?.customerCart.id}, 1, ${owner.id}, 'owner@example.com', 'paid', 'AUD', 1000, 0, 91, 1000,
        '{"lastname":"Hidden","street":["7 Secret Street"],"countryCode":"AU","region":null}', '{"code":"adyen_cc","title":"Card"}')
      returning id, number`.execute(database.db)
    const list = await server.graphql(
      gql(
        `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "RUNNER-38", quantity: 1 }]) { wishlist { id items_v2 { items { id } } } } }`,
      ),
      {},
      owner.headers,
    )
    const guest = await server.graphql(
      gql('mutation { addProductToGuestWishlist(wishlistItems: [{ sku: "RUNNER", quantity: 1 }]) { session_id } }'),
    )
    const compared = await server.graphql(gql('mutation { createCompareList { uid } }'), {}, owner.headers)
    const confirmation = 'C'.repeat(43)
    await sql`insert into email_confirmation (token_hash, customer_id, email, created_at, expires_at)
      values (sha256(${confirmation}::bytea), ${owner.id}, 'owner@example.com', now(), now() + interval '3 days')`.execute(
      database.db,
    )
    return {
      confirmation,
      wishlist: list.data?.addProductsToWishlist.wishlist.id ?? '',
      wishlistItem: list.data?.addProductsToWishlist.wishlist.items_v2.items[0]?.id ?? '',
      compareList: compared.data?.createCompareList.uid ?? '',
      guestWishlist: guest.data?.addProductToGuestWishlist.session_id ?? '',
      address: data?.createCustomerAddress.id ?? 0,
      session: sessions.data?.customerSessions[0]?.id ?? '',
      card: 'CARDOFOWNER',
      order: rows[0]?.number ?? '',
      orderId: rows[0]?.id ?? 0,
      cart: cart.data?.customerCart.id ?? '',
    }
  }

  const call = (field: string, headers: Readonly<Record<string, string>>) => {
    const row = ROWS[field]
    assert.ok(row, `${field} has no row in this table`)
    return server.graphql(row.document, row.variables?.(target) ?? {}, headers)
  }

  /** Everything the owner has, as text. */
  const ownersThings = async () => {
    const { rows } = await sql<{ all: string }>`
      select jsonb_build_array(
        (select to_jsonb(c) from customer c where id = ${owner.id}),
        (select jsonb_agg(a order by id) from customer_address a where customer_id = ${owner.id}),
        (select jsonb_agg(t order by token_hash) from customer_token t where customer_id = ${owner.id}),
        (select jsonb_agg(s order by token_id) from saved_card s where customer_id = ${owner.id}),
        (select jsonb_agg(w order by id) from wishlist w where customer_id = ${owner.id} or session_hash is not null),
        (select jsonb_agg(i order by id) from wishlist_item i),
        (select jsonb_agg(s order by topic) from subscription s where email = 'owner@example.com' and website_id = 9),
        (select jsonb_agg(o order by id) from orders o where customer_id = ${owner.id}))::text as all`.execute(
      database.db,
    )
    return rows[0]?.all
  }

  function assertNoLeak(field: string, answer: GraphqlAnswer, email: string): void {
    const sent = JSON.stringify(ROWS[field]?.variables?.(target) ?? {})
    const secrets = [
      'Hidden',
      'Secret Street',
      '4242',
      target.order,
      target.card,
      target.session,
      target.confirmation,
      target.cart,
      owner.token,
    ]
    const text = JSON.stringify({ data: answer.data, errors: answer.errors })
    for (const secret of secrets)
      if (!sent.includes(secret)) assert.ok(!text.includes(secret), `${field} tells ${secret}`)
    if (email !== owner.email) assert.ok(!text.includes(owner.email), `${field} tells the email`)
  }

  const expectRefused = async (headers: Readonly<Record<string, string>>) => {
    const before = await ownersThings()
    for (const field of protectedFields) {
      const answer = await call(field, headers)
      assert.equal(
        answer.errors[0]?.message,
        ACCESS[field]?.startsWith('wishlist') ? NO_WISHLIST_FOR_YOU : NOT_AUTHORIZED,
        field,
      )
      assert.equal(answer.errors[0]?.extensions.category, 'graphql-authorization', field)
      assert.equal(answer.data?.[field] ?? null, null, field)
    }
    assert.equal(await ownersThings(), before)
  }

  it('every operation that needs a token has a row here, and every row an operation [R6.08]', () => {
    assert.deepEqual(Object.keys(ROWS).toSorted(), protectedFields.toSorted())
    assert.deepEqual(Object.keys(FOR_STAFF).toSorted(), protectedFields.toSorted())
  })

  it('an order is named by its id: its owner is told that there is no invoice yet', async () => {
    assert.equal((await call('printInvoice', owner.headers)).errors[0]?.message, "The invoice isn't available.")
  })

  it('a guest gets nothing [R6.01, R6.08, R8.62]', () => expectRefused({}))

  it('a token that is no token is a guest’s [R6.08]', async () => {
    await expectRefused({ authorization: 'Bearer stale' })
    await expectRefused({ authorization: `Bearer ${'A'.repeat(43)}` })
  })

  it('a token of one site is nothing on another [R1.15]', () =>
    expectRefused({ ...owner.headers, store: 'mathers_au' }))

  it('an expired token is nothing [R6.08, R9.01]', async () => {
    await moveClock(database.db, 'test', 73 * 3600)
    await expectRefused(owner.headers)
    await resetClock(database.db)
  })

  it('staff do for a customer what is not theirs to refuse, and everything of it is on record [R6.12]', async () => {
    const headers = { authorization: `Bearer ${staff}` }
    const refused = inOrder.filter((field) => FOR_STAFF[field] !== 'done')
    const before = await ownersThings()
    for (const field of refused) {
      const answer = await call(field, headers)
      const expected = FOR_STAFF[field]
      if (expected instanceof RegExp) assert.match(answer.errors[0]?.message ?? 'no error', expected, field)
      else assert.equal(answer.errors[0]?.message, expected, field)
      assert.equal(answer.data?.[field] ?? null, null, field)
    }
    const sly = await server.graphql(
      gql(
        'mutation ($password: String!) { updateCustomer(input: { email: "sly@example.com", password: $password }) { customer { email } } }',
      ),
      { password: PASSWORD },
      headers,
    )
    assert.equal(sly.errors[0]?.message, NOT_FOR_STAFF)
    assert.equal(await ownersThings(), before)
    await moveClock(database.db, 'test', 31 * 60)
    await expectRefused(headers)
    await resetClock(database.db)
    for (const field of inOrder.filter((name) => FOR_STAFF[name] === 'done'))
      assert.deepEqual((await call(field, headers)).errors, [], field)
    const { rows } = await sql<{ target: string; action: string }>`
      select distinct target, action from audit where actor = 'staff:jane.doe' and action in ('staff-call', 'call-refused')`.execute(
      database.db,
    )
    const onRecord = new Map(rows.map((row) => [row.target, row.action]))
    for (const field of protectedFields)
      assert.equal(onRecord.get(field), FOR_STAFF[field] === NOT_FOR_STAFF ? 'call-refused' : 'staff-call', field)
    const { rows: customers } =
      await sql`select distinct detail ->> 'customer' as customer from audit where actor = 'staff:jane.doe'`.execute(
        database.db,
      )
    assert.deepEqual(customers, [{ customer: `customer:${owner.id}` }], 'with for whom it was done')
  })

  for (const who of ['another customer', 'the same person on another site'] as const) {
    it(`${who} reaches nothing of the owner’s [R6.09, R1.15]`, async () => {
      const { headers, email } = who === 'another customer' ? other : elsewhere
      const before = await ownersThings()
      for (const field of inOrder) {
        const answer = await call(field, headers)
        assertNoLeak(field, answer, email)
        const isUnknown = who === 'the same person on another site' && UNKNOWN_ELSEWHERE.has(field)
        if (isUnknown) assert.deepEqual(answer.data?.[field], { result: false, compare_list: null })
        const refusal = isUnknown ? undefined : REFUSALS[field]
        if (refusal) assert.match(answer.errors[0]?.message ?? 'no error', refusal, field)
      }
      assert.equal(await ownersThings(), before)
    })
  }
})
