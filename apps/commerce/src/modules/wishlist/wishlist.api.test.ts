import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { WishlistItemUpdateInput } from '#src/platform/contract/contract.generated'
import { PASSWORD } from '#src/testing/customer'
import { gql, type Sent, type VariablesOf } from '#src/testing/gql'
import { startTestServer } from '#src/testing/server'
import {
  begin,
  CALLS,
  closeShop,
  database,
  done,
  LIST,
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
const ELSEWHERE = { store: 'mathers_au' }
const NO_SESSION = 'A'.repeat(43)

test('without a session a list is created; size is optional, quantity always 1 [J18.2, R7.56, R7.57, R3.27, R3.28, R3.29, R3.30, R4.75, R5.28, R6.03, R9.30]', async () => {
  const items = [
    { sku: 'RUNNER', quantity: 1 },
    { sku: 'RUNNER', quantity: 7, selected_options: [sizeUid('38')] },
    { sku: 'RUNNER-39', parent_sku: 'RUNNER', quantity: -3 },
  ]
  const begun = await begin(items)
  assert.match(begun.session_id, /^[A-Za-z0-9_-]{43}$/)
  assert.deepEqual(begun.user_errors, [])
  const list = await readGuest(begun.session_id)
  assert.deepEqual(list, begun.wishlist)
  assert.equal(list.session_id, begun.session_id)
  assert.match(list.id, /^\d+$/)
  assert.deepEqual(skusOf(list), ['RUNNER-39', 'RUNNER-38', 'RUNNER'], 'newest first')
  const [, sized, plain] = list.items_v2.items
  assert.deepEqual(
    [sized?.quantity, sized?.product?.name, sized?.__typename],
    [1, 'Runner', 'ConfigurableWishlistItem'],
  )
  assert.deepEqual(sized?.configurable_options, [
    { option_label: 'Size', value_label: '38', configurable_product_option_value_uid: sizeUid('38') },
  ])
  assert.deepEqual([plain?.configurable_options, plain?.configured_variant], [[], null])
  const again = await done('addProductToGuestWishlist', {
    session: begun.session_id,
    items: [style('POLISH'), ...items],
  })
  assert.equal(again.session_id, begun.session_id)
  assert.deepEqual([again.wishlist.items_count, skusOf(again.wishlist)[0]], [4, 'POLISH'], 'nothing is there twice')
})

test('a guest’s list is always one page, whatever is requested [J18.2, R9.08, A95]', async () => {
  const { session_id, wishlist } = await begin(styles(1, 9))
  assert.deepEqual(wishlist.items_v2.page_info, { current_page: 1, page_size: 8, total_pages: 1 })
  assert.equal(wishlist.items_v2.items.length, 9)
  const document = gql(
    'query ($session: String!) { guestWishlist(session_id: $session) { items_v2(currentPage: 5, pageSize: 2) { page_info { total_pages } items { id } } } }',
  )
  const { data } = await server.graphql(document, {
    session: session_id,
  })
  assert.equal(data?.guestWishlist.items_v2.items.length, 9)
})

test('unknown products and sizes are reported, and the rest is added [R7.50, R7.57, R1.15]', async () => {
  const items = [
    style('RUNNER'),
    style('NO-SUCH'),
    { ...style('RUNNER'), selected_options: [sizeUid('99')] },
    style("' or 1=1 --"),
  ]
  const { wishlist, user_errors } = await begin(items)
  assert.deepEqual(skusOf(wishlist), ['RUNNER'])
  assert.deepEqual(user_errors, [
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NO-SUCH"' },
    { code: 'UNDEFINED', message: 'The required options you selected are not available' },
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "\' or 1=1 --"' },
  ])
  const there = await begin([style('STYLE-1'), style('POLISH')], ELSEWHERE)
  assert.deepEqual(skusOf(there.wishlist), ['POLISH'])
  assert.equal(there.user_errors[0]?.code, 'PRODUCT_NOT_FOUND')
})

test('unknown, expired and other sites’ sessions open no list, and none can be fixed [R7.56, R7.58, R7.60, R1.15]', async () => {
  const { session_id, wishlist } = await begin([style('RUNNER')])
  const [item] = wishlist.items_v2.items
  const document = gql('query ($session: String!) { guestWishlist(session_id: $session) { id } }')
  for (const session of ['', 'x', NO_SESSION, 'A'.repeat(10_000), `${session_id} `, "' or 1=1 --", 'é\u0000']) {
    const { data, errors } = await server.graphql(document, { session })
    assert.equal(errors[0]?.message, NOT_FOUND.message)
    assert.deepEqual(data, { guestWishlist: null })
    assert.deepEqual(await refusal('removeProductFromGuestWishlist', { session, ids: [item?.id] }), NOT_FOUND)
    assert.deepEqual(
      await refusal('UpdateProductsInWishlistGuest', { session, items: [{ wishlist_item_id: item?.id }] }),
      NOT_FOUND,
    )
    const begun = await done('addProductToGuestWishlist', { session, items: [style('POLISH')] })
    assert.notEqual(begun.session_id, session)
    assert.equal(begun.wishlist.items_count, 1)
  }
  const { errors } = await server.graphql(document, { session: session_id }, ELSEWHERE)
  assert.equal(errors[0]?.message, NOT_FOUND.message)
  const there = await done('addProductToGuestWishlist', { session: session_id, items: [style('POLISH')] }, ELSEWHERE)
  assert.notEqual(there.session_id, session_id)
  assert.deepEqual(skusOf(await readGuest(session_id)), ['RUNNER'])
  const { rows } = await database.pool.query<{ text: string }>('select w::text as text from wishlist w where id = $1', [
    wishlist.id,
  ])
  assert.ok(!rows[0]?.text.includes(session_id), 'only the hash is stored')
})

test('a customer has exactly one list, by its number or as the default, and nobody else’s [R6.06, R6.09, R7.25, R7.50]', async () => {
  const [{ headers }, other] = [await newCustomer(), await newCustomer()]
  const lists = await Promise.all(Array.from({ length: 5 }, () => readOwn(headers)))
  const [own] = lists
  assert.equal(new Set(lists.map(({ id }) => id)).size, 1, 'made at once by five readers')
  assert.deepEqual([own?.session_id, own?.items_count], [null, 0])
  assert.deepEqual(own?.items_v2.page_info, { current_page: 1, page_size: 8, total_pages: 1 })
  for (const list of ['0', '', 'default', own?.id]) {
    const { wishlist } = await done('addProductsToWishlist', { list, items: [style('RUNNER')] }, headers)
    assert.deepEqual([wishlist.id, wishlist.items_count], [own?.id, 1])
  }
  const theirs = await readOwn(other.headers)
  assert.deepEqual(
    await refusal('addProductsToWishlist', { list: theirs.id, items: [style('POLISH')] }, headers),
    NOT_FOUND,
  )
  assert.deepEqual(
    await refusal('addProductsToWishlist', { list: '999999999999999', items: [style('POLISH')] }, headers),
    NOT_FOUND,
  )
  assert.deepEqual(await refusal('addProductsToWishlist', { items: [style('POLISH')] }), {
    message: 'The current user cannot perform operations on wishlist',
    category: 'graphql-authorization',
  })
  const document = gql(`query ($own: ID!, $theirs: ID!) { customer { wishlists(pageSize: 8, currentPage: 3) { id }
    own: wishlist_v2(id: $own) { id } theirs: wishlist_v2(id: $theirs) { id } none: wishlist_v2(id: "x") { id } } }`)
  const { data } = await server.graphql(document, { own: own?.id, theirs: theirs.id }, headers)
  assert.deepEqual(data, { customer: { wishlists: [{ id: own?.id }], own: { id: own?.id }, theirs: null, none: null } })
  assert.equal((await readOwn(other.headers)).items_count, 0)
})

test('a customer’s list has pages of 8, and its count is of the whole [J17.1, R7.55, R9.07, R9.20, A94]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: styles(1, 9) }, headers)
  const document = gql(`query ($page: Int, $size: Int) { customer { wishlists { items_count
    items_v2(currentPage: $page, pageSize: $size) {
      items { id } page_info { current_page page_size total_pages } } } } }`)
  const page = async (variables: VariablesOf<typeof document>) => {
    const { data, errors } = await server.graphql(document, variables, headers)
    return { page: data?.customer.wishlists[0]?.items_v2, problem: errors[0]?.message }
  }
  const first = await readOwn(headers)
  assert.deepEqual([first.items_count, first.items_v2.items.length, skusOf(first)[0]], [9, 8, 'STYLE-9'])
  assert.deepEqual(first.items_v2.page_info, { current_page: 1, page_size: 8, total_pages: 2 })
  assert.equal((await page({ page: 2 })).page?.items.length, 1)
  assert.equal((await page({ size: 4, page: 3 })).page?.items.length, 1)
  assert.equal(
    (await page({ page: 3 })).problem,
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  )
  assert.equal((await page({ page: 0 })).problem, 'currentPage value must be greater than 0.')
  assert.equal((await page({ size: -1 })).problem, 'pageSize value must be greater than 0.')
})

for (const who of ['customer', 'guest'] as const) {
  const isGuest = who === 'guest'
  const update = isGuest ? 'UpdateProductsInWishlistGuest' : 'updateProductsInWishlist'
  const remove = isGuest ? 'removeProductFromGuestWishlist' : 'removeProductsFromWishlist'
  const open = async () => {
    const items = [style('RUNNER'), { ...style('RUNNER'), selected_options: [sizeUid('38')] }, style('POLISH')]
    const { headers } = isGuest ? { headers: {} } : await newCustomer()
    const guest = isGuest ? await begin(items) : undefined
    const { wishlist } = guest ?? (await done('addProductsToWishlist', { items }, headers))
    const ids = wishlist.items_v2.items.map(({ id }) => id)
    return {
      headers,
      place: guest && { session: guest.session_id },
      ids: { polish: ids[0], runner38: ids[1], runner: ids[2] },
    }
  }

  test(`${who}: changes in one call apply in order, each to the result of the previous [R7.52, R7.60, A51]`, async () => {
    const { headers, place, ids } = await open()
    const sizes = (...chosen: readonly (readonly [string | undefined, string])[]) =>
      chosen.map(([id, size]) => ({ wishlist_item_id: id, selected_options: [sizeUid(size)] }))
    const items = sizes([ids.runner38, '39'], [ids.runner, '38'], [ids.runner38, '40'], [ids.runner, '39'])
    const { wishlist, user_errors } = await done(update, { ...place, items }, headers)
    assert.deepEqual([skusOf(wishlist), user_errors], [['POLISH', 'RUNNER-40', 'RUNNER-39'], []])
  })

  test(`${who}: a size changes without duplicates, and other lists’ items stay [J17.1, R7.52, R7.60, R3.31, A51]`, async () => {
    const { headers, place, ids } = await open()
    const other = await begin([style('RUNNER')])
    const change = (...items: readonly Sent<WishlistItemUpdateInput>[]) => done(update, { ...place, items }, headers)
    const to39 = await change({
      wishlist_item_id: ids.runner,
      quantity: 5,
      selected_options: [sizeUid('39')],
      description: ' For the party ',
    })
    assert.deepEqual(skusOf(to39.wishlist), ['POLISH', 'RUNNER-38', 'RUNNER-39'])
    const item = to39.wishlist.items_v2.items[2]
    assert.deepEqual([item?.id, item?.quantity, item?.description], [ids.runner, 1, 'For the party'])
    const odd = await change(
      { wishlist_item_id: ids.runner, description: 'half \ud83e' },
      { wishlist_item_id: ids.polish, description: 'x' },
    )
    assert.deepEqual(
      odd.wishlist.items_v2.items.map(({ description }) => description),
      ['x', null, 'half \ufffd'],
    )
    await change(
      { wishlist_item_id: ids.runner, description: 'For the party' },
      { wishlist_item_id: ids.polish, description: null },
    )
    const same = await change({ wishlist_item_id: ids.runner })
    assert.deepEqual(same.wishlist.items_v2, to39.wishlist.items_v2, 'what is not named stays')
    const wrong = await change(
      { wishlist_item_id: ids.runner, selected_options: [sizeUid('99')] },
      { wishlist_item_id: other.wishlist.items_v2.items[0]?.id, selected_options: [sizeUid('38')] },
      { wishlist_item_id: '1e3' },
      { wishlist_item_id: ids.polish, description: 'x'.repeat(501) },
      { wishlist_item_id: ids.polish, description: 'bell \u0007' },
      { wishlist_item_id: ids.polish, selected_options: [sizeUid('ONE')] },
    )
    assert.deepEqual(
      wrong.user_errors.map(({ code }) => code),
      ['UNDEFINED', 'PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'UNDEFINED', 'UNDEFINED'],
    )
    assert.deepEqual(skusOf(wrong.wishlist), ['POLISH-ONE', 'RUNNER-38', 'RUNNER-39'])
    assert.deepEqual(skusOf(await readGuest(other.session_id)), ['RUNNER'])
    const twins = await change(
      { wishlist_item_id: ids.runner, selected_options: [sizeUid('38')], description: null },
      { wishlist_item_id: ids.runner38, selected_options: [sizeUid('38')] },
    )
    assert.deepEqual(
      twins.wishlist.items_v2.items.map(({ id }) => id),
      [ids.polish, ids.runner],
    )
    assert.deepEqual([skusOf(twins.wishlist)[1], twins.wishlist.items_v2.items[1]?.description], ['RUNNER-38', null])
    assert.equal(twins.user_errors[0]?.message, `Could not find a wishlist item with ID "${ids.runner38}".`)
  })

  test(`${who}: items are removed, and unknown ids are reported [R7.51, R7.58, R6.09]`, async () => {
    const { headers, place, ids } = await open()
    const other = await begin([style('RUNNER')])
    const foreign = other.wishlist.items_v2.items[0]?.id
    const first = await done(remove, { ...place, ids: [ids.runner, ids.runner, foreign, '0', 'x'] }, headers)
    assert.deepEqual(skusOf(first.wishlist), ['POLISH', 'RUNNER-38'])
    assert.deepEqual(
      first.user_errors.map(({ code, message }) => [code, message]),
      [foreign, '0', 'x'].map((id) => ['PRODUCT_NOT_FOUND', `Could not find a wishlist item with ID "${id}".`]),
    )
    assert.equal((await readGuest(other.session_id)).items_count, 1)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => done(remove, { ...place, ids: [ids.polish] }, headers)),
    )
    assert.deepEqual(answers.map(({ user_errors }) => user_errors.length).toSorted(), [0, 1, 1, 1], 'four at once')
  })

  test(`${who}: the same items added five times at once are there once [R7.50, R7.57, A51]`, async () => {
    const { headers, place } = await open()
    const add = isGuest ? 'addProductToGuestWishlist' : 'addProductsToWishlist'
    await Promise.all(Array.from({ length: 5 }, () => done(add, { ...place, items: styles(1, 3) }, headers)))
    const list = isGuest ? await readGuest((place as { session: string }).session) : await readOwn(headers)
    assert.deepEqual([list.items_count, new Set(skusOf(list)).size], [6, 6])
  })
}

test('at most 100 items per list, 50 per call and 60 new lists an hour per address [R7.57]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: styles(1, 50) }, headers)
  await done('addProductsToWishlist', { items: styles(51, 90) }, headers)
  const full = await done('addProductsToWishlist', { items: [style('NO-SUCH'), ...styles(85, 110)] }, headers)
  assert.equal(full.wishlist.items_count, 100)
  assert.deepEqual(
    full.user_errors.map(({ message }) => message),
    ['Could not find a product with SKU "NO-SUCH"', 'A wishlist holds at most 100 items.'],
  )
  assert.deepEqual((await done('addProductsToWishlist', { items: styles(1, 2) }, headers)).user_errors, [])
  assert.deepEqual(await refusal('addProductsToWishlist', { items: styles(1, 51) }, headers), {
    message: 'At most 50 items can be sent at once.',
    category: 'graphql-input',
  })
  const strict = await startTestServer({ db: database.db })
  try {
    const send = () => strict.graphql(CALLS.addProductToGuestWishlist, { items: [style('RUNNER')] })
    assert.deepEqual((await send()).errors, [])
    await database.pool.query(
      "update rate_limit set attempts = array_fill(now(), array[60]) where bucket like 'guest-wishlist:%'",
    )
    const { status, errors } = await send()
    assert.deepEqual([status, errors[0]?.extensions.code], [429, 'RATE_LIMITED'])
  } finally {
    await strict.close()
  }
})

test('wishlists are not cached, by GET or POST [R7.21]', async () => {
  const { session_id } = await begin([style('RUNNER')])
  const document = gql(
    `query ($session: String!) { guestWishlist(session_id: $session) { ${LIST} } currency { base_currency_code } }`,
  )
  for (const answer of [
    await server.graphqlByGet(document, { session: session_id }),
    await server.graphql(document, { session: session_id }),
  ]) {
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    assert.equal(answer.headers.get('x-magento-tags'), null)
  }
})

test('a document that selects too much of a whole list is refused before reading', async () => {
  const linked = (levels: number): string =>
    levels === 0
      ? 'image { url }'
      : ['related_products', 'upsell_products', 'crosssell_products']
          .map((field) => `${field} { ${linked(levels - 1)} }`)
          .join(' ')
  const send = async (levels: number) => {
    const items = `items_v2(pageSize: 1) { items { product { ${linked(levels)} } } }`
    const guest = await server.graphql(`{ guestWishlist(session_id: "${NO_SESSION}") { ${items} } }`)
    const customer = await server.graphql(`{ customer { wishlists(pageSize: 20) { ${items} } } }`)
    return [guest, customer].map(({ errors }) => errors[0]?.extensions.code)
  }
  assert.deepEqual(await send(3), ['WISHLIST_NOT_FOUND', 'NOT_AUTHORIZED'])
  assert.deepEqual(await send(4), ['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
})

test('an item of an unsold style stays without product; one of a deleted style goes', async () => {
  const { session_id } = await begin([style('STYLE-120'), style('STYLE-121'), style('RUNNER')])
  await database.pool.query(
    "update product_site set is_enabled = false where product_id = (select id from product where sku = 'STYLE-120') and website_id = 9",
  )
  await database.pool.query("delete from product where sku = 'STYLE-121'")
  const list = await readGuest(session_id)
  assert.deepEqual(
    list.items_v2.items.map(({ product }) => product?.sku),
    ['RUNNER', undefined],
  )
  assert.equal(list.items_count, 2)
})

test('the list is in the customer’s data export, and is deleted with the account', async () => {
  const { id, headers } = await newCustomer()
  const { wishlist } = await done('addProductsToWishlist', { items: [style('RUNNER-38')] }, headers)
  const items = [{ wishlist_item_id: wishlist.items_v2.items[0]?.id, description: 'For Ada' }]
  await done('updateProductsInWishlist', { items }, headers)
  const document = gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }')
  const { data } = await server.graphql(document, { password: PASSWORD }, headers)
  const [row] = (JSON.parse(data?.exportCustomerData.json ?? '{}') as { wishlist: Record<string, string>[] }).wishlist
  assert.deepEqual([row?.sku, row?.size, row?.note], ['RUNNER', 'RUNNER-38', 'For Ada'])
  await server.graphql(
    gql('mutation ($password: String!) { deleteCustomer(password: $password) }'),
    { password: PASSWORD },
    headers,
  )
  const { rowCount } = await database.pool.query('select from wishlist where customer_id = $1', [id])
  assert.equal(rowCount, 0)
  const left = await database.pool.query('select from wishlist_item where wishlist_id = $1', [wishlist.id])
  assert.equal(left.rowCount, 0)
})
