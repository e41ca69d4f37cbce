import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Brand, brands } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import { encodeUid } from '@welt/kit/ids'
import { toStoreTime } from '@welt/kit/time'
import { findBrokenInvariants, makeReady, pickPieces } from '#modules/orders'
import { collectOrder, shipOrder } from '#modules/payment'
import { refundReturn, takeReturnStep } from '#modules/returns'
import { confirmEmail, registerCustomer } from '../testing/customer.ts'
import { followListing } from '../testing/followed-listing.ts'
import { gql } from '../testing/gql.ts'
import { openShop, runJobs, type TestShop } from '../testing/shop.ts'
import { database, openSeeded, rowsOf } from './testing/seeded-database.ts'
import {
  homeIn,
  orderByCard,
  orderByWallet,
  type Shelf,
  type Shopper,
  type ShopperOrder,
  shelfOf,
} from './testing/shopper.ts'

let shop: TestShop
let endListing: () => Promise<void>

before(async () => {
  await openSeeded()
  shop = await openShop({}, async (unseeded) => {
    await unseeded.drop()
    const listing = followListing({ db: database.db, listen: database.url })
    await listing.start()
    endListing = listing.stop
    return { database, ports: { listing } }
  })
})
after(async () => {
  await endListing?.()
  await shop?.close()
})

const LISTING = gql(`query ($site: Int!) { categories { items { name product_count } }
  getFredhopperData(pageSize: 1, site: $site) { total_count items { url_key } } }`)
const PAGE = gql(`query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku name
  ... on ConfigurableProduct { variants { product { sku } } } } } }`)

/** @returns a shoe's sku */
async function browse({ brand, headers }: Shopper): Promise<string> {
  const found = await shop.server.requireData(LISTING, { site: brand.websiteId }, headers)
  assert.ok(found.categories?.items?.[0]?.name)
  assert.ok(found.getFredhopperData.total_count > 20)
  const key = found.getFredhopperData.items[0]?.url_key ?? ''
  const { products } = await shop.server.requireData(PAGE, { key }, headers)
  const [shoe] = products?.items ?? []
  assert.ok(shoe?.name && shoe.sku && shoe.variants?.length)
  return shoe.sku
}

const SAVE_AS_GUEST = gql(`mutation ($items: [WishlistItemInput!]!) {
  addProductToGuestWishlist(wishlistItems: $items) { session_id } }`)
const SAVED_BY_GUEST = gql(`query ($session: String!) { guestWishlist(session_id: $session) {
  items_v2 { items { product { sku } } } } }`)
const SAVE = gql(`mutation ($items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }`)
const SAVED = gql('{ customer { wishlists { items_v2 { items { product { sku } } } } } }')

async function addToWishlist({ headers, isGuest }: Shopper, sku: string): Promise<void> {
  const { server } = shop
  const items = [{ sku, quantity: 1 }]
  if (!isGuest) await server.requireData(SAVE, { items }, headers)
  const added = isGuest ? await server.requireData(SAVE_AS_GUEST, { items }, headers) : undefined
  const session = added?.addProductToGuestWishlist?.session_id
  const list = session
    ? (await server.requireData(SAVED_BY_GUEST, { session }, headers)).guestWishlist
    : (await server.requireData(SAVED, {}, headers)).customer.wishlists[0]
  assert.deepEqual(
    list?.items_v2.items.map((item) => item?.product?.sku),
    [sku],
  )
}

/** @throws Error when it was refused */
function done<Answer extends object>(answer: Answer): Answer {
  assert.ok(!('refusal' in answer) || answer.refusal === undefined, JSON.stringify(answer))
  return answer
}

const MONEY_JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund']

async function ship({ number }: ShopperOrder): Promise<void> {
  const tracking = `EVERY${number}`
  done(await shipOrder(database.db, { number, carrier: 'auspost', tracking, items: [], source: undefined }))
}

async function handOver({ id, number }: ShopperOrder, { storeCode }: Shelf): Promise<void> {
  const { db } = database
  done(await pickPieces(db, { number, store: storeCode, lines: [] }))
  done(await makeReady(db, { number, store: storeCode }))
  const [group] = await rowsOf<{ code: string }>(`
    select collection_code as code from order_delivery_group where order_id = ${id} and kind = 'clickncollect'`)
  done(await collectOrder(db, { number, store: storeCode, code: group?.code ?? '', by: "Ada O'Neil" }))
}

const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { status
  delivery_groups { kind events { kind } } preferred_store_data { store_code }
  total { grand_total { value } total_shipping { value } }
  returns { items { status refund { is_refunded } } } } }`)
const OWN_ORDER =
  gql(`query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { status
  delivery_groups { kind events { kind } } preferred_store_data { store_code }
  total { grand_total { value } total_shipping { value } }
  returns { items { status refund { is_refunded } } } } } } }`)

async function seen({ headers, isGuest }: Shopper, { number, token }: ShopperOrder) {
  const { server } = shop
  const order = isGuest
    ? (await server.requireData(ORDER, { token }, headers)).guestOrderByToken
    : (await server.requireData(OWN_ORDER, { number }, headers)).customer.orders?.items[0]
  assert.ok(order)
  return order
}

type Seen = Awaited<ReturnType<typeof seen>>

const stepsOf = ({ status, delivery_groups: groups }: Seen) => [
  status,
  ...groups.flatMap(({ kind, events }) => [kind, ...events.map((event) => event.kind)]),
]

const goodsCentsOf = ({ total }: Seen) =>
  Math.round(100 * ((total?.grand_total.value ?? 0) - (total?.total_shipping.value ?? 0)))

async function spendCentsOf({ email }: Shopper): Promise<number | undefined> {
  await runJobs(shop, ['count-spend'])
  return shop.loyalty.members.get(email)?.spendCents
}

const RETURN_AS_GUEST = gql(`mutation ($token: String!, $items: [RequestReturnItemInput]!) {
  requestGuestReturn(input: { token: $token, items: $items }) { return { number } } }`)
const RETURN = gql(`mutation ($uid: ID!, $items: [RequestReturnItemInput]!) {
  requestReturn(input: { order_uid: $uid, items: $items }) { return { number } } }`)

async function sendBack({ headers, isGuest }: Shopper, { id, token, itemUid }: ShopperOrder): Promise<void> {
  const { server } = shop
  const reason = { attribute_code: 'reason', value: '10406' }
  const items = [{ order_item_uid: itemUid, quantity_to_return: 1, selected_custom_attributes: [reason] }]
  const made = isGuest
    ? (await server.requireData(RETURN_AS_GUEST, { token, items }, headers)).requestGuestReturn
    : (await server.requireData(RETURN, { uid: encodeUid(id), items }, headers)).requestReturn
  const call = { number: made?.return?.number ?? '', items: [], isDryRun: false }
  for (const step of ['receive', 'inspect', 'approve'] as const)
    done(await takeReturnStep(database.db, step, call, step === 'inspect' ? { disposition: 'resell' } : {}))
  done(await refundReturn(database.db, call))
  await runJobs(shop, MONEY_JOBS)
}

/** Steps that guests and customers share. */
async function shopAs(shopper: Shopper): Promise<void> {
  await addToWishlist(shopper, await browse(shopper))
  const shelf = await shelfOf(shopper.brand)
  const posted = await orderByCard(shopper, shelf)
  const collected = await orderByWallet(shopper, shelf)
  await ship(posted)
  await handOver(collected, shelf)
  await runJobs(shop, MONEY_JOBS)
  const [delivered, fetched] = [await seen(shopper, posted), await seen(shopper, collected)]
  assert.deepEqual(stepsOf(delivered), ['Complete', 'DELIVERY', 'SHIPPED'])
  assert.deepEqual(stepsOf(fetched), ['Complete', 'CLICKNCOLLECT', 'PACKED', 'READY', 'COLLECTED'])
  assert.equal(fetched.preferred_store_data?.store_code, shelf.storeCode)
  assert.equal(await spendCentsOf(shopper), goodsCentsOf(delivered) + goodsCentsOf(fetched))
  await sendBack(shopper, posted)
  const { returns } = await seen(shopper, posted)
  assert.deepEqual(returns?.items, [{ status: 'PROCESSED_AND_CLOSED', refund: { is_refunded: true } }])
  assert.equal(await spendCentsOf(shopper), goodsCentsOf(fetched))
}

const emailAt = ({ id }: Brand, name: string) => `${name}@${id}.example.com`

test('on every site a guest buys by card and wallet, collects, returns, earns rewards [R1.02]', async () => {
  for (const brand of brands) {
    const headers = { store: brand.storeCode }
    await shopAs({ shop, brand, headers, email: emailAt(brand, 'guest'), isGuest: true })
  }
  assert.deepEqual(await findBrokenInvariants(database.db), [])
})

const TOPICS = gql('{ fetchSubscriptionDetails { topics { code } } }')
const CHANGE = gql(`mutation ($address: CustomerAddressInput!, $topics: [SubscriptionTopicInput!]) {
  createCustomerAddress(input: $address) { id }
  updateCustomerV2(input: { firstname: "Augusta" }) { customer { firstname } }
  updateSubscriptionDetails(input: { topics: $topics }) { success } }`)
const ACCOUNT = gql(`query ($email: String!) {
  customer { firstname email addresses { city } orders { total_count } returns { total_count }
    wishlists { items_count } }
  customerPaymentTokens { items { type } }
  fetchSubscriptionDetails { topics { is_subscribed } }
  fetchCustomerDetails(email: $email) { annual_spend_to_date } }`)

test('on every site a customer does what a guest can, and has an account and rewards [R1.03]', async () => {
  for (const brand of brands) {
    const customer = await registerCustomer(shop.server, emailAt(brand, 'customer'), brand.storeCode)
    await confirmEmail(database, customer)
    const { email, headers } = customer
    const shopper = { shop, brand, email, headers, isGuest: false }
    await shopAs(shopper)
    const { firstname, lastname, region, ...home } = { region: undefined, ...homeIn(brand) }
    const address = { firstname, lastname, ...home, ...(region && { region: { region_code: region } }) }
    const { fetchSubscriptionDetails: offered } = await shop.server.requireData(TOPICS, {}, headers)
    assert.ok(offered?.topics.length, brand.id)
    const topics = offered.topics.map(({ code }) => ({ code, is_subscribed: true }))
    await shop.server.requireData(CHANGE, { address, topics }, headers)
    const { customer: own, ...account } = await shop.server.requireData(ACCOUNT, { email }, headers)
    assert.deepEqual(own, {
      firstname: 'Augusta',
      email,
      addresses: [{ city: home.city }],
      orders: { total_count: 2 },
      returns: { total_count: 1 },
      wishlists: [{ items_count: 1 }],
    })
    const spend = (await spendCentsOf(shopper)) ?? 0
    assert.deepEqual(account, {
      customerPaymentTokens: { items: [{ type: 'card' }] },
      fetchSubscriptionDetails: { topics: topics.map(() => ({ is_subscribed: true })) },
      fetchCustomerDetails: { annual_spend_to_date: spend / 100 },
    })
  }
  assert.deepEqual(await findBrokenInvariants(database.db), [])
})

const PROMISED = gql(`query ($sku: String!, $postcode: String!) {
  productAdditionalData(sku: $sku) { delivery_promise(postcode: $postcode) { ...Promised } }
  deliveryPromise(postcode: $postcode) { ...Promised } }
  fragment Promised on DeliveryPromise { order_before methods { estimated_from estimated_to } }`)
const PROMISED_ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  estimated_from estimated_to delivery_groups { estimated_from estimated_to } } }`)

async function mailTo({ email }: Shopper): Promise<string> {
  await runJobs(shop, ['send-order-confirmation'])
  const [mail] = await rowsOf<{ text: string }>(`select text from mail where recipient = '${email}' order by id desc`)
  return mail?.text ?? ''
}

const WAREHOUSE_ZONES = { AU: 'Australia/Melbourne', NZ: 'Pacific/Auckland' } as const

async function comparePromises(shopper: Shopper): Promise<void> {
  const { brand, headers } = shopper
  const shelf = await shelfOf(brand)
  const read = async () => {
    const about = { sku: shelf.postedProduct, postcode: homeIn(brand).postcode }
    const { productAdditionalData, deliveryPromise } = await shop.server.requireData(PROMISED, about, headers)
    assert.deepEqual(productAdditionalData?.delivery_promise, deliveryPromise, 'product and listing')
    return deliveryPromise
  }
  const { order_before: orderBefore, methods } = await read()
  const zone = WAREHOUSE_ZONES[brand.country]
  assert.equal(orderBefore, toStoreTime(new Date(orderBefore), zone))
  assert.match(orderBefore, /T14:00:00/)
  const { token, days } = await orderByCard(shopper, shelf)
  const { guestOrderByToken: order } = await shop.server.requireData(PROMISED_ORDER, { token }, headers)
  const mail = await mailTo(shopper)
  // The cut-off passed meanwhile.
  if ((await read()).order_before !== orderBefore) return comparePromises(shopper)
  assert.deepEqual([days, order?.delivery_groups[0]], [methods[0], methods[0]], brand.id)
  assert.deepEqual([order?.estimated_from, order?.estimated_to], [days?.estimated_from, days?.estimated_to])
  const arrival = formatArrival({ earliest: days?.estimated_from ?? '', latest: days?.estimated_to ?? '' })
  assert.ok(mail.includes(`Arriving ${arrival}`), mail)
}

test('on every site product, cart, order and mail promise one day, by the warehouse’s clock', async () => {
  for (const brand of brands) {
    const headers = { store: brand.storeCode }
    await comparePromises({ shop, brand, headers, email: emailAt(brand, 'promised'), isGuest: true })
  }
})
