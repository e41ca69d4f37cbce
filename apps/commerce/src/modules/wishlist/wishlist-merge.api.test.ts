import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { WishlistItemInput } from '#src/platform/contract/contract.generated'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { purgeGuestWishlists } from './store.ts'
import {
  begin,
  CALLS,
  closeShop,
  database,
  done,
  newCart,
  newCustomer,
  openShop,
  readGuest,
  readOwn,
  refusal,
  server,
  sizeUid,
  skusOf,
  style,
  styles,
} from './testing/test-shop.ts'

before(openShop)
after(closeShop)

const NOT_FOUND = { message: 'The wishlist was not found.', category: 'graphql-input' }
const DAY_SECONDS = 86_400

const sized = (sku: string, size: string) => ({ ...style(sku), selected_options: [sizeUid(size)] })
const lookUp = (session: string) =>
  refusal('removeProductFromGuestWishlist', { session, ids: [] }).then(({ message }) => message ?? 'it is there')

test('a guest’s list is merged by style and size, its session ends, the page is answered [R7.54, R4.24, A51]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [style('RUNNER'), sized('RUNNER', '38')] }, headers)
  const guest = await begin([sized('RUNNER', '38'), sized('RUNNER', '39'), style('POLISH'), ...styles(1, 6)])
  const merged = await done('mergeWishlists', { session: guest.session_id, page: 2 }, headers)
  assert.deepEqual(merged.user_errors, [])
  assert.deepEqual([merged.wishlist.items_count, merged.wishlist.session_id], [10, null])
  assert.deepEqual(merged.wishlist.items_v2.page_info, { current_page: 2, page_size: 8, total_pages: 2 })
  assert.deepEqual(skusOf(merged.wishlist), ['RUNNER-38', 'RUNNER'])
  const own = await readOwn(headers)
  assert.deepEqual(skusOf(own), [
    'STYLE-6',
    'STYLE-5',
    'STYLE-4',
    'STYLE-3',
    'STYLE-2',
    'STYLE-1',
    'POLISH',
    'RUNNER-39',
  ])
  assert.equal(await lookUp(guest.session_id), NOT_FOUND.message)
  assert.deepEqual(await refusal('mergeWishlists', { session: guest.session_id }, headers), NOT_FOUND)
  const fresh = await done('addProductToGuestWishlist', { session: guest.session_id, items: [style('POLISH')] })
  assert.notEqual(fresh.session_id, guest.session_id)
  const { mergeWishlists } = await server.requireData(
    gql(`mutation ($list: ID!, $session: String!) {
      mergeWishlists(wishlist_id: $list, session_id: $session, currentPage: 2) {
        wishlist { items_v2(currentPage: 1) { page_info { current_page } } } } }`),
    { list: own.id, session: fresh.session_id },
    headers,
  )
  assert.equal(mergeWishlists.wishlist.items_v2.page_info.current_page, 1, 'the page that is named counts')
})

test('merging into another’s list or across sites is refused and loses nothing [R6.09, R7.54, R1.15]', async () => {
  const [one, two, elsewhere] = [await newCustomer(), await newCustomer(), await newCustomer('mathers_au')]
  const theirs = await readOwn(two.headers)
  const { session_id: session } = await begin([style('RUNNER')])
  assert.deepEqual(await refusal('mergeWishlists', { list: theirs.id, session }, one.headers), NOT_FOUND)
  assert.deepEqual(await refusal('mergeWishlists', { session }, elsewhere.headers), NOT_FOUND)
  assert.deepEqual(await refusal('mergeWishlists', { session: theirs.id }, one.headers), NOT_FOUND)
  assert.deepEqual(await refusal('mergeWishlists', { session: 'A'.repeat(5000) }, one.headers), NOT_FOUND)
  assert.deepEqual(await refusal('mergeWishlists', { session, page: 0 }, one.headers), {
    message: 'currentPage value must be greater than 0.',
    category: 'graphql-input',
  })
  assert.deepEqual(await refusal('mergeWishlists', { session }), {
    message: 'The current user cannot perform operations on wishlist',
    category: 'graphql-authorization',
  })
  assert.deepEqual(skusOf(await readGuest(session)), ['RUNNER'])
  assert.equal((await readOwn(two.headers)).items_count, 0)
})

test('four concurrent merges of a session merge it once, without duplicates [R7.54, A51]', async () => {
  const [one, two] = [await newCustomer(), await newCustomer()]
  const { session_id: session } = await begin([style('RUNNER'), ...styles(1, 4)])
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) =>
      server.graphql(CALLS.mergeWishlists, { session }, n % 2 ? one.headers : two.headers),
    ),
  )
  const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
  assert.deepEqual(refused, Array(3).fill(NOT_FOUND.message))
  const counts = [(await readOwn(one.headers)).items_count, (await readOwn(two.headers)).items_count]
  assert.deepEqual(counts.toSorted(), [0, 5])
})

test('two concurrent merges and an added item all end on the list once [R7.54, R7.50]', async () => {
  const { headers } = await newCustomer()
  const guests = await Promise.all([begin(styles(1, 5)), begin(styles(3, 8)), begin(styles(1, 8))])
  await Promise.all([
    ...guests.map(({ session_id: session }) => done('mergeWishlists', { session }, headers)),
    done('addProductsToWishlist', { items: styles(1, 9) }, headers),
  ])
  assert.equal((await readOwn(headers)).items_count, 9)
})

test('a merge that fails half-way leaves both lists as they were [R7.54]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [style('RUNNER')] }, headers)
  const { session_id: session } = await begin(styles(1, 3))
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk trouble''; end';
    create trigger refuse before delete on wishlist for each row execute function refuse()`)
  try {
    const { message } = await refusal('mergeWishlists', { session }, headers)
    assert.equal(message, 'Internal server error')
  } finally {
    await database.pool.query('drop trigger refuse on wishlist; drop function refuse')
  }
  assert.deepEqual(skusOf(await readOwn(headers)), ['RUNNER'])
  assert.equal((await readGuest(session)).items_count, 3)
  assert.equal((await done('mergeWishlists', { session }, headers)).wishlist.items_count, 4)
})

test('a merge keeps what fits and reports the rest [R7.54]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: styles(1, 50) }, headers)
  await done('addProductsToWishlist', { items: styles(51, 98) }, headers)
  const { session_id: session } = await begin(styles(96, 105))
  const { wishlist, user_errors } = await done('mergeWishlists', { session }, headers)
  assert.equal(wishlist.items_count, 100)
  assert.deepEqual(user_errors, [{ code: 'UNDEFINED', message: 'A wishlist holds at most 100 items.' }])
})

for (const who of ['customer', 'guest'] as const) {
  const isGuest = who === 'guest'
  const open = async (items: readonly WishlistItemInput[]) => {
    const { headers } = isGuest ? { headers: {} } : await newCustomer()
    const guest = isGuest ? await begin(items) : undefined
    const { wishlist } = guest ?? (await done('addProductsToWishlist', { items }, headers))
    const place = guest && { session: guest.session_id, cart: await newCart() }
    const field = isGuest ? 'addWishlistItemsToCartGuest' : 'addWishlistItemsToCart'
    const move = (ids?: readonly (string | undefined)[]) => done(field, { ...place, ids }, headers)
    return { headers, place, wishlist, field, move }
  }

  test(`${who}: items move to the cart; those without size or stock stay and are reported [J17.2, J18.3, R7.53, R7.59, R4.51, R5.28]`, async () => {
    const { wishlist, place, move } = await open([
      sized('RUNNER', '38'),
      style('RUNNER'),
      sized('RUNNER', '40'),
      sized('POLISH', 'ONE'),
      style('STYLE-1'),
    ])
    const [, polish, soldOut, unsized, runner] = wishlist.items_v2.items.map(({ id }) => id)
    const one = await move([runner, runner, '999999999', 'x'])
    assert.equal(one.status, false)
    assert.deepEqual(
      one.add_wishlist_items_to_cart_user_errors,
      ['999999999', 'x'].map((id) => ({
        code: 'PRODUCT_NOT_FOUND',
        message: `Could not find a wishlist item with ID "${id}".`,
        wishlistId: wishlist.id,
        wishlistItemId: id,
      })),
    )
    const cartItems = ({ cart }: Awaited<ReturnType<typeof move>>) =>
      cart.items.map(({ quantity, configured_variant }) => [configured_variant.sku, quantity])
    assert.deepEqual(cartItems(one), [['RUNNER-38', 1]])
    if (place) assert.partialDeepStrictEqual(one, { cart: { id: place.cart }, session_id: place.session })
    const all = await move()
    assert.deepEqual(cartItems(all), [
      ['RUNNER-38', 1],
      ['POLISH-ONE', 1],
    ])
    assert.equal(
      all.wishlist.items_v2.items.some(({ id }) => id === polish),
      false,
    )
    assert.deepEqual(
      all.add_wishlist_items_to_cart_user_errors.map(({ code, wishlistItemId }) => [code, wishlistItemId]),
      [
        ['REQUIRED_PARAMETER_MISSING', unsized],
        ['INSUFFICIENT_STOCK', soldOut],
        ['REQUIRED_PARAMETER_MISSING', wishlist.items_v2.items[0]?.id],
      ],
    )
    assert.equal(all.wishlist.items_count, 3)
  })

  test(`${who}: two moves of one item at once put one pair in the bag [R7.53, R7.59, R5.28]`, async () => {
    const { wishlist, move } = await open([sized('RUNNER', '38')])
    const answers = await Promise.all(Array.from({ length: 2 }, () => move([wishlist.items_v2.items[0]?.id])))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [false, true])
    const { cart, status } = await move()
    assert.deepEqual([status, cart.items.map(({ quantity }) => quantity)], [true, [1]])
  })

  test(`${who}: moved items change the cart’s delivery in the same response [J17.2, J18.3, R4.54]`, async () => {
    const { headers, place, field } = await open([sized('RUNNER', '38')])
    const cart = place?.cart ?? (await newCart(headers))
    const method =
      'cart { shipping_addresses { selected_shipping_method { method_code amount { value } } } prices { grand_total { value } } }'
    const list = isGuest ? 'session_id: $session, cart_id: $cart' : 'wishlistId: "0"'
    const { before, after } = await server.requireData(
      `mutation ($cart: String!, $address: CartAddressInput!${isGuest ? ', $session: String!' : ''}) {
      addProductsToCart(cartId: $cart, cartItems: [{ sku: "POLISH-ONE", quantity: 1 }]) { user_errors { message } }
      before: setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { ${method} }
      after: ${field}(${list}) { ${method} } }`,
      { ...place, cart, address: ADDRESS },
      headers,
    )
    const expectedAt = (amount: number, total: number) => ({
      cart: {
        shipping_addresses: [{ selected_shipping_method: { method_code: 'STEFPP', amount: { value: amount } } }],
        prices: { grand_total: { value: total } },
      },
    })
    assert.deepEqual([before, after], [expectedAt(8.95, 13.9), expectedAt(0, 134.9)])
  })
}

test('a guest’s list moves into no other user’s cart; unknown session or cart is an error [R7.59, R6.10]', async () => {
  const { headers } = await newCustomer()
  const cart = await newCart(headers)
  const { session_id: session } = await begin([sized('RUNNER', '38')])
  assert.deepEqual(await refusal('addWishlistItemsToCartGuest', { session, cart }), {
    message: `The current user cannot perform operations on cart "${cart}"`,
    category: 'graphql-authorization',
  })
  assert.match(
    (await refusal('addWishlistItemsToCartGuest', { session, cart: 'x' })).message ?? '',
    /^Could not find a cart with ID/,
  )
  assert.deepEqual(await refusal('addWishlistItemsToCartGuest', { session: 'A'.repeat(43), cart }), NOT_FOUND)
  assert.equal((await readGuest(session)).items_count, 1)
})

test('a guest’s list expires 30 days after its last use; a customer’s does not [A47]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [style('RUNNER')] }, headers)
  const { session_id: read, wishlist } = await begin([style('RUNNER')])
  const { session_id: left } = await begin([style('RUNNER')])
  const pass = (days: number) => moveClock(database.db, 'test', days * DAY_SECONDS)
  try {
    await pass(20)
    assert.equal((await readGuest(read)).updated_at, wishlist.updated_at, 'reading changes nothing')
    await pass(11)
    assert.equal((await readGuest(read)).items_count, 1)
    const isSaved = async () =>
      (await database.pool.query('select from wishlist where session_hash = sha256($1::bytea)', [left])).rowCount === 1
    assert.equal(
      (await server.graphql(gql('query ($s: String!) { guestWishlist(session_id: $s) { id } }'), { s: left })).errors
        .length,
      1,
    )
    const { session_id } = await done('addProductToGuestWishlist', { session: left, items: [style('POLISH')] })
    assert.notEqual(session_id, left)
    assert.ok(await isSaved())
    await purgeGuestWishlists(database.db)
    assert.ok(!(await isSaved()))
    assert.equal((await readGuest(read)).items_count, 1)
  } finally {
    await resetClock(database.db)
  }
  assert.equal((await readOwn(headers)).items_count, 1)
})
