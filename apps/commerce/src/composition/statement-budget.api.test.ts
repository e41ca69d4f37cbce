import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { addPromotion } from '#modules/promotions'
import { takeReturnStep } from '#modules/returns'
import { flushSearchCounts } from '#modules/search'
import { storefrontOperations } from '../../../../scripts/operations.ts'
import { giftCardLine, insertGiftCardProduct } from '../modules/gift-cards/testing/gift-card-product.ts'
import { issueCard, switchGiftCards } from '../modules/gift-cards/testing/test-cards.ts'
import { placeShipped, setReturnSettings } from '../modules/returns/testing/shipped-orders.ts'
import { countStatements, type StatementCounter } from '../testing/count-statements.ts'
import { PASSWORD, registerCustomer } from '../testing/customer.ts'
import { type FollowedListing, followListing } from '../testing/followed-listing.ts'
import { gql } from '../testing/gql.ts'
import { deaf, type GraphqlAnswer } from '../testing/server.ts'
import { enterCard, fillCart, openShop, type TestShop } from '../testing/shop.ts'

// Statements that each call sends to PostgreSQL, against the table of docs/statement-budget.md. [decision 56]

const TABLE = new URL('../../../../docs/statement-budget.md', import.meta.url)
/** Extra products that no other test has loaded. */
const MORE = 24

const operations = storefrontOperations()
let shop: TestShop
let counter: StatementCounter
let listing: FollowedListing

function readBudget(): ReadonlyMap<string, number> {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\| ([^|]+?) +\| +\d+ \| +(\d+) \|$/gm)
  return new Map([...rows].map(([, call = '', most]) => [call, Number(most)]))
}
const budget = readBudget()
const counted = new Set<string>()

async function insertProducts(db: TestShop['database']['db']): Promise<void> {
  const count = sql.lit(MORE)
  await sql`
    insert into product (sku, style_code, url_key, name, web_display_name, brand_id, colour, size_scale)
      select 'MORE' || n, 'MORE' || n, 'more-' || n, 'More shoe', 'More shoe ' || n, (select id from brand where value = 'test'), 'Black', 'EU'
      from generate_series(1, ${count}) n;
    insert into variant (product_id, sku, size, position)
      select p.id, p.sku || '-' || size, size, size::int from product p, unnest(array['38', '39']) size where p.sku like 'MORE%';
    insert into product_site (product_id, website_id, currency, regular_cents)
      select id, 9, 'AUD', 5995 from product where sku like 'MORE%';
    insert into stock (sku, source, on_hand) select sku, 'warehouse', 20 from variant where sku like 'MORE%'`.execute(
    db,
  )
}

before(async () => {
  shop = await openShop({}, async (database) => {
    await insertProducts(database.db)
    listing = followListing({ db: database.db, listen: database.url })
    await listing.start()
    return { database, ports: { listing }, listen: deaf, operations: operations.map(({ text }) => text) }
  })
  counter = countStatements(shop.database.pool)
})
after(async () => {
  await listing.stop()
  await shop.close()
  assert.deepEqual(
    [...budget.keys()].filter((call) => !counted.has(call)),
    [],
    'calls that nothing counts',
  )
})

type Variables = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

function textOf(name: string): string {
  const { text } = operations.find((operation) => operation.name === name) ?? {}
  assert.ok(text, `the storefront sends no ${name}`)
  return text
}

function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data
}

/** Sends a persisted operation by POST. */
const send = async (name: string, variables: Variables = {}, headers: Headers = {}) =>
  dataOf(await shop.server.graphql(textOf(name), variables, headers))

/** Sends a persisted, cacheable operation by GET. */
const read = async (name: string, variables: Variables) =>
  dataOf(await shop.server.graphqlByGet(textOf(name), variables))

/** Fails when `act` sends more statements than the table allows for `call`. */
async function assertBudget(call: string, act: () => Promise<unknown>): Promise<void> {
  const most = budget.get(call)
  assert.ok(most !== undefined, `docs/statement-budget.md has no row "${call}"`)
  counted.add(call)
  await listing.catchUp() // what earlier calls changed
  const texts = await counter.textsOf(act)
  assert.ok(texts.length <= most, `${call} sends ${texts.length} statements, at most ${most}:\n${texts.join('\n')}`)
  if (process.env.PRINT_STATEMENTS)
    process.stdout.write(
      `${call}: ${texts.length}\n${process.env.PRINT_STATEMENTS === 'all' ? texts.join('\n') : ''}\n`,
    )
}

async function createCart(): Promise<string> {
  return (await send('createEmptyCart')).createEmptyCart as string
}

const itemOf = (number: number) => ({ sku: `MORE${number}-38`, parent_sku: `MORE${number}`, quantity: 1 })

/** @returns the uids of a cart's lines */
async function linesOf(cartId: string): Promise<readonly string[]> {
  const { cart } = await send('cart', { cartId })
  return (cart as { items: { uid: string }[] }).items.map(({ uid }) => uid)
}

/** A cart with a line for each of `count` products. */
async function cartOf(count: number): Promise<string> {
  const cartId = await createCart()
  await send('addProductsToCart', { cartId, cartItems: Array.from({ length: count }, (_, at) => itemOf(at + 1)) })
  return cartId
}

async function assertPlaced(cartId: string, headers: Headers = {}): Promise<void> {
  const { placeOrder } = await send('placeOrder', { input: { cart_id: cartId } }, headers)
  assert.ok((placeOrder as { orderV2: { token: string } | null }).orderV2?.token, JSON.stringify(placeOrder))
}

test('adding to the cart keeps within its budget, also beside ten lines and ten at once', async () => {
  await cartOf(1) // loads what a process reads once
  const cartId = await createCart()
  await assertBudget('add to cart, first', () => send('addProductsToCart', { cartId, cartItems: [itemOf(1)] }))
  await assertBudget('add to cart, later', () => send('addProductsToCart', { cartId, cartItems: [itemOf(2)] }))
  const full = await cartOf(10)
  await assertBudget('add to cart, later', () => send('addProductsToCart', { cartId: full, cartItems: [itemOf(11)] }))
  const empty = await createCart()
  const ten = Array.from({ length: 10 }, (_, at) => itemOf(at + 1))
  await assertBudget('add to cart, first', () => send('addProductsToCart', { cartId: empty, cartItems: ten }))
})

for (const lines of [1, 10])
  test(`changing a cart keeps within its budget: ${lines} lines`, async () => {
    const cartId = await cartOf(lines)
    const uids = await linesOf(cartId)
    const change = (item: Variables) => send('updateCartItems', { input: { cart_id: cartId, cart_items: [item] } })
    const all = uids.map((uid) => ({ cart_item_uid: uid, quantity: 3 }))
    await assertBudget('change quantity', () => change({ cart_item_uid: uids[0], quantity: 2 }))
    await assertBudget('change quantity', () =>
      send('updateCartItems', { input: { cart_id: cartId, cart_items: all } }),
    )
    const remove = (uid: string | undefined) =>
      send('removeItemFromCart', { input: { cart_id: cartId, cart_item_uid: uid } })
    await assertBudget('change size', async () => {
      await send('addSizeToCart', { cartId, cartItems: [{ sku: 'MORE1-39', parent_sku: 'MORE1', quantity: 1 }] })
      await remove(uids[0])
    })
    const [uid] = await linesOf(cartId)
    await assertBudget('remove from cart', () => remove(uid))
  })

for (const lines of [1, 10])
  test(`reading a cart keeps within its budget: ${lines} lines`, async () => {
    const cartId = await cartOf(lines)
    await assertBudget('cart with live inventory', () => send('cart', { cartId }))
    await assertBudget('cart count', () => send('CartCount', { cartId }))
    await assertBudget('sizes of a cart line', () => send('LineSizes', { sku: 'MORE1' }))
  })

for (const lines of [1, 10])
  test(`placing an order keeps within its budget: ${lines} lines`, async () => {
    const cartId = await fillCart(shop)
    const cartItems = Array.from({ length: lines - 1 }, (_, at) => itemOf(at + 1))
    if (lines > 1) await send('addProductsToCart', { cartId, cartItems })
    await enterCard(shop, cartId) // for the total of all lines
    await assertBudget('place order', () =>
      assertPlaced(cartId, { 'idempotency-key': `budget-key-${lines}-0123456789` }),
    )
  })

test('gift cards keep within their budgets: applied, bought, paying an order', async () => {
  await switchGiftCards(shop, true)
  await insertGiftCardProduct(shop.database.db)
  await purgeAll()
  const cartId = await fillCart(shop)
  const [card, other] = [await issueCard(shop, 2000), await issueCard(shop, 1000)]
  const applyOne = ({ code, pin }: typeof card) => send('applyGiftCard', { cartId, code, pin })
  await applyOne(other)
  await assertBudget('gift card, apply', () => applyOne(card))
  await assertBudget('gift card, remove', () => send('removeGiftCard', { cartId, code: other.code }))
  await send('addProductsToCart', { cartId, cartItems: [giftCardLine()] }) // loads what a process reads once
  await assertBudget('gift card, add to cart', () => send('addProductsToCart', { cartId, cartItems: [giftCardLine()] }))
  await enterCard(shop, cartId)
  await assertBudget('place order with a gift card', () =>
    assertPlaced(cartId, { 'idempotency-key': 'budget-key-card-0123456789' }),
  )
})

test('coupons keep within their budget beside offers, of which a cart sends no statement', async () => {
  const open = { from: undefined, to: undefined, useLimit: undefined, perCustomerLimit: undefined }
  const terms = { ...open, priority: 0, isListed: false }
  const rule = { effect: { kind: 'percent', percent: 10 } }
  for (const codes of [[], ['BUDGET1'], ['BUDGET2']])
    await addPromotion(shop.database.db, brandOf('williams'), {
      ...terms,
      key: `offer-${codes.length}${codes}`.toLowerCase(),
      label: 'Offer',
      rule,
      codes,
    })
  await purgeAll()
  const cartId = await fillCart(shop)
  await send('cart', { cartId }) // loads what a process reads once
  await assertBudget('cart with live inventory', () => send('cart', { cartId }))
  for (const code of ['BUDGET1', 'BUDGET2'])
    await assertBudget('coupon, apply', () => send('applyCouponsToCart', { cartId, codes: [code] }))
  await assertBudget('cart with coupons', () => send('cart', { cartId }))
  await assertBudget('coupon, remove', () => send('removeCouponsFromCart', { cartId, codes: ['BUDGET2'] }))
  await enterCard(shop, cartId)
  await assertBudget('place order with coupons', () => assertPlaced(cartId))
})

test('rewards keep within their budget, judged and ordered', async () => {
  const email = 'ada@example.com'
  const codes = ['RW-BUDGET-1', 'RW-BUDGET-2']
  for (const code of codes) shop.loyalty.give(email, code, 500)
  const cartId = await fillCart(shop)
  const apply = gql(
    'mutation ($id: String!, $codes: [String]!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { id } } }',
  )
  dataOf(await shop.server.graphql(apply, { id: cartId, codes }))
  await assertBudget('cart with rewards', () => send('cart', { cartId }))
  await assertBudget('rewards judged', () => send('validateRedemptions', { cartId, email, coupons: codes.slice(0, 1) }))
  await enterCard(shop, cartId)
  await assertBudget('place order with rewards', () => assertPlaced(cartId))
})

test('a swap keeps within its budgets: its sizes, its request, its sending', async () => {
  await setReturnSettings(shop, { returns_enabled: true })
  await purgeAll()
  const { token, itemUid } = await placeShipped(shop, { sku: 'MORE3-38' })
  const open = () => send('guestReturnableOrder', { token })
  await open() // loads what a process reads once
  await assertBudget('sizes to swap for', open)
  const item = {
    order_item_uid: itemUid,
    quantity_to_return: 1,
    exchange_sku: 'MORE3-39',
    selected_custom_attributes: [{ attribute_code: 'reason', value: '10406' }],
  }
  let number = ''
  await assertBudget('swap, request', async () => {
    const { requestGuestReturn: made } = await send('requestGuestReturn', { input: { token, items: [item] } })
    number = (made as { return: { number: string } }).return.number
  })
  await assertBudget('swap, sent', async () => {
    const answer = await takeReturnStep(shop.database.db, 'receive', { number, items: [], isDryRun: false })
    assert.ok('orders' in answer && answer.orders?.length === 1, JSON.stringify(answer))
  })
})

/** Purges all cached answers and shared loads. */
async function purgeAll(): Promise<void> {
  const headers = { authorization: `Bearer ${shop.server.config.purgeToken}` }
  const purge = await fetch(`${shop.server.url}/change-stream`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags: ['store'] }),
  })
  assert.equal(purge.status, 200)
}

test('pages that are not cached keep within their budgets', async () => {
  const site = 9
  const listing = { page: 1, size: 24, filter: [], sort: 'fh_default', search: null, site }
  await read('Suggest', { search: 'tes', site })
  await assertBudget('suggestions', () => read('Suggest', { search: 'mor', site }))
  const openProduct = async (number: number) => {
    await read('Product', { key: `more-${number}` })
    await read('Around', { sku: `MORE${number}`, row: 6, twoRows: 12 })
  }
  await openProduct(20)
  await assertBudget('product page, not cached', () => openProduct(21))
  await read('CollectionStores', { sku: 'MORE20' }) // loads what a process reads once
  await assertBudget('stores of a shoe’s sizes', () => read('CollectionStores', { sku: 'MORE21' }))
  await purgeAll()
  await read('Suggest', { search: 'tes', site })
  await read('AutomaticOffers', {}) // and its offers, which all requests share
  const adHoc = `${textOf('Listing')} `
  await assertBudget('listing, not cached, ad-hoc document', async () =>
    dataOf(await shop.server.graphql(adHoc, listing)),
  )
  await flushSearchCounts(shop.database.db) // or a timer writes them while another call is counted
})

test('signing in, a new token and signing out keep within their budgets', async () => {
  const email = 'budget@example.com'
  const input = { email, firstname: 'Ada', lastname: "O'Neil", password: PASSWORD }
  await assertBudget('registration', () => send('createCustomerV2', { newCustomer: input }))
  const signIn = () => send('generateCustomerTokenOnDevice', { email, password: PASSWORD })
  let { token, device_token: device } = (await signIn()).generateCustomerToken as Record<string, string>
  await assertBudget('sign-in', signIn)
  const known = { 'x-device': device ?? '' }
  await assertBudget('sign-in', () => send('generateCustomerTokenOnDevice', { email, password: PASSWORD }, known))
  const headers = () => ({ authorization: `Bearer ${token}` })
  await assertBudget('token refresh', async () => {
    token = ((await send('refreshCustomerToken', {}, headers())).refreshCustomerToken as Record<string, string>).token
  })
  await assertBudget('sign-out', () => send('revokeCustomerToken', {}, headers()))
})

test('the account’s pages and changes keep within their budgets', async () => {
  const { headers } = await registerCustomer(shop.server, 'budget.account@example.com')
  const address = {
    city: 'Melbourne',
    region: { region_code: 'VIC' },
    postcode: '3000',
    country_code: 'AU',
    telephone: '0400000000',
  }
  const input = { firstname: 'Ada', lastname: 'Lee', street: ['1 Swanston Street'], default_shipping: true, ...address }
  for (const addresses of [1, 10]) {
    for (let at = 1; at < addresses; at += 1) await send('createCustomerAddress', { input }, headers)
    await assertBudget('address, new', () => send('createCustomerAddress', { input }, headers))
    await assertBudget('account page', () => send('customer', {}, headers))
  }
  await assertBudget('details', () => send('updateCustomerV2', { input: { firstname: 'Bea' } }, headers))
  await assertBudget('new password', () =>
    send('changeCustomerPasswordAnew', { current: PASSWORD, new: `another ${PASSWORD}` }, headers),
  )
})

test('wishlists keep within their budgets: one style and ten', async () => {
  const { headers } = await registerCustomer(shop.server, 'budget.wishlist@example.com')
  const items = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ sku: `MORE${from + at}`, quantity: 1 }))
  const addOwn = (from: number, count: number) => send('addProductsToWishlist', { items: items(from, count) }, headers)
  const addAsGuest = async (from: number, count: number, session?: string) => {
    const added = await send('addProductToGuestWishlist', { session, items: items(from, count) })
    return (added.addProductToGuestWishlist as { session_id: string }).session_id
  }
  await addOwn(1, 1)
  let session = ''
  for (const count of [1, 10]) {
    await assertBudget('wishlist, add', () => addOwn(2, count))
    await assertBudget('wishlist page', () => send('savedStyles', { size: 8 }, headers))
    let code = ''
    await assertBudget('wishlist, shared', async () => {
      const shared = await send('shareWishlist', { isNamed: true }, headers)
      code = (shared.shareWishlist as { wishlist: { sharing_code: string } }).wishlist.sharing_code
    })
    await assertBudget('shared wishlist page', () => send('sharedWishlist', { code }))
    await assertBudget('guest wishlist, first', async () => {
      session = await addAsGuest(1, count)
    })
    await assertBudget('guest wishlist, later', () => addAsGuest(11, count, session))
    await assertBudget('guest wishlist page', () => send('guestWishlist', { session, size: 8 }))
    await assertBudget('wishlists merged at sign-in', () => send('mergeWishlists', { session }, headers))
  }
})

test('compare lists keep within their budgets: one shoe and four', async () => {
  const { headers } = await registerCustomer(shop.server, 'budget.compare@example.com')
  const { rows } = await sql<{
    id: string
  }>`select id::text from product where sku like 'MORE%' order by id limit 4`.execute(shop.database.db)
  const ids = rows.map(({ id }) => id)
  const begin = async (products: readonly string[], as: Headers = {}) => {
    const { createCompareList: list } = await send('createCompareList', { products }, as)
    return (list as { uid: string }).uid
  }
  for (const count of [1, 4]) {
    await begin(ids.slice(0, count)) // loads what a process reads once
    let uid = ''
    await assertBudget('compare list, first', async () => {
      uid = await begin(ids.slice(0, count))
    })
    await assertBudget('compare list, add', () =>
      send('addProductsToCompareList', { uid, products: ids.slice(0, count) }),
    )
    await assertBudget('compare page', () => send('comparedList', { uid }))
    await assertBudget('compare list, take out', () =>
      send('removeProductsFromCompareList', { uid, products: ids.slice(0, 1) }),
    )
    await assertBudget('compare list joined at sign-in', () => send('assignCompareListToCustomer', { uid }, headers))
  }
})
