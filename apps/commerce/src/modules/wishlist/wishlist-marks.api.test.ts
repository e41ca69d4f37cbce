import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { gql } from '#src/testing/gql'
import { begin, closeShop, database, done, newCustomer, openShop, server, sizeUid, style } from './testing/test-shop.ts'

before(openShop)
after(closeShop)

type Headers = Readonly<Record<string, string>>
const DAY_SECONDS = 86_400

async function itemsOf(headers: Headers) {
  const { data, errors } = await server.graphql(
    gql(
      '{ customer { wishlists { items_v2 { items { id added_at product { sku } ... on ConfigurableWishlistItem { price_drop { value currency } } } } } } }',
    ),
    {},
    headers,
  )
  assert.deepEqual(errors, [])
  return data?.customer.wishlists[0]?.items_v2.items ?? []
}

const price = (cents: number | null) =>
  database.pool.query(
    "update product_site set sale_cents = $1 where product_id = (select id from product where sku = 'RUNNER')",
    [cents],
  )
const stock = (size: string, count: number) =>
  database.pool.query("update stock set on_hand = $2 where sku = 'RUNNER-' || $1 and source = 'warehouse'", [
    size,
    count,
  ])
const sized = (size: string) => ({ ...style('RUNNER'), selected_options: [sizeUid(size)] })

test('an item shows a price drop of 5 % or more since it was saved, also after a merge [R2.76, R3.28]', async () => {
  const { headers } = await newCustomer()
  const guest = await begin([style('RUNNER')])
  await done('addProductsToWishlist', { items: [style('POLISH')] }, headers)
  const dropAt = async (cents: number | null) => {
    await price(cents)
    return (await itemsOf(headers)).find(({ product }) => product.sku === 'RUNNER')?.price_drop
  }
  await done('mergeWishlists', { session: guest.session_id }, headers)
  assert.equal(await dropAt(null), null)
  assert.equal(await dropAt(12_346), null, 'not quite 5 %')
  assert.deepEqual(await dropAt(12_345), { value: 6.5, currency: 'AUD' })
  assert.deepEqual(await dropAt(5_995), { value: 70, currency: 'AUD' })
  assert.equal((await itemsOf(headers)).find(({ product }) => product.sku === 'POLISH')?.price_drop, null)
  await price(null)
})

test('a size that was sold out while it was on the list is marked for 14 days when it is back [R2.76]', async () => {
  await stock('40', 0)
  const { session_id: session, wishlist } = await begin([sized('40'), sized('41'), style('POLISH')])
  const marked = async () => {
    const document = gql(
      'query ($session: String!) { guestWishlist(session_id: $session) { items_v2 { items { id ... on ConfigurableWishlistItem { is_back_in_stock } } } } }',
    )
    const { data } = await server.graphql(document, { session })
    return data?.guestWishlist.items_v2.items.filter((item) => item.is_back_in_stock).map(({ id }) => id)
  }
  const reserved = (count: number) =>
    database.pool.query("update stock set reserved = $1 where sku = 'RUNNER-40'", [count])
  const choose = (size: string) =>
    done('UpdateProductsInWishlistGuest', {
      session,
      items: [{ wishlist_item_id: item40?.id, selected_options: [sizeUid(size)] }],
    })
  const pass = (seconds: number) => moveClock(database.db, 'test', seconds)
  const [, , item40] = wishlist.items_v2.items
  assert.deepEqual(await marked(), [])
  await pass(60)
  await stock('40', 3)
  await stock('41', 499)
  assert.deepEqual(await marked(), [item40?.id])
  await reserved(3)
  assert.deepEqual(await marked(), [], 'sold out again')
  await reserved(0)
  assert.deepEqual(await marked(), [item40?.id])
  await pass(60)
  await choose('38')
  await choose('40')
  assert.deepEqual(await marked(), [], 'it was there when it was chosen')
  await pass(60)
  await stock('40', 0)
  await stock('40', 1)
  assert.deepEqual(await marked(), [item40?.id])
  await pass(14 * DAY_SECONDS)
  assert.deepEqual(await marked(), [])
  await resetClock(database.db)
})

test('an item added again soon returns to its place with its saved price [R7.51]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [sized('38')] }, headers)
  await done('addProductsToWishlist', { items: [style('POLISH')] }, headers)
  const [, before] = await itemsOf(headers)
  await price(9_995)
  const remove = async () =>
    done(
      'removeProductsFromWishlist',
      { ids: [(await itemsOf(headers)).find(({ product }) => product.sku === 'RUNNER')?.id] },
      headers,
    )
  await remove()
  await done('addProductsToWishlist', { items: [sized('38')] }, headers)
  const [first, second] = await itemsOf(headers)
  assert.deepEqual([first?.product.sku, second?.added_at], ['POLISH', before?.added_at])
  assert.deepEqual(second?.price_drop, { value: 30, currency: 'AUD' })
  await remove()
  await moveClock(database.db, 'test', 11 * 60)
  await done('addProductsToWishlist', { items: [sized('38')] }, headers)
  const [later] = await itemsOf(headers)
  assert.deepEqual([later?.product.sku, later?.price_drop], ['RUNNER', null])
  await resetClock(database.db)
  await price(null)
})
