import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { gql, type VariablesOf } from '#src/testing/gql'
import { startTestServer } from '#src/testing/server'
import {
  begin,
  closeShop,
  database,
  done,
  newCustomer,
  openShop,
  readOwn,
  server,
  sizeUid,
  style,
  styles,
} from './testing/test-shop.ts'

before(openShop)
after(closeShop)

type Headers = Readonly<Record<string, string>>
const DAY_SECONDS = 86_400

const CHANGED = '{ wishlist { id sharing_code is_owner_named session_id } }'
const CALLS = {
  share: gql(
    `mutation ($list: ID! = "0", $named: Boolean) { done: shareWishlist(wishlistId: $list, is_owner_named: $named) ${CHANGED} }`,
  ),
  stop: gql(`mutation ($list: ID! = "0") { done: stopSharingWishlist(wishlistId: $list) ${CHANGED} }`),
  shareGuest: gql(`mutation ($session: String!) { done: shareGuestWishlist(session_id: $session) ${CHANGED} }`),
  stopGuest: gql(`mutation ($session: String!) { done: stopSharingGuestWishlist(session_id: $session) ${CHANGED} }`),
} as const

async function change<Call extends keyof typeof CALLS>(
  call: Call,
  variables: VariablesOf<(typeof CALLS)[Call]>,
  headers: Headers = {},
) {
  const { data, errors } = await server.graphql(CALLS[call], variables, headers)
  return { list: data?.done?.wishlist, message: errors[0]?.message }
}

async function codeOf(call: 'share' | 'shareGuest', variables: object, headers: Headers = {}): Promise<string> {
  const { list, message } = await change(call, variables, headers)
  assert.equal(message, undefined)
  assert.match(list?.sharing_code ?? '', /^[A-Za-z0-9_-]{32}$/, 'more than 128 random bits')
  return list?.sharing_code ?? ''
}

async function look(code: string, headers: Headers = {}) {
  const document = gql(
    'query ($code: String!) { sharedWishlist(sharing_code: $code) { owner_firstname shared_products { sku } } }',
  )
  const { data, errors } = await server.graphql(document, { code }, headers)
  assert.deepEqual(errors, [])
  const seen = data?.sharedWishlist
  return seen && { name: seen.owner_firstname, skus: seen.shared_products.map(({ sku }) => sku) }
}

test('a customer shares a list, named if allowed; ending it ends the link at once [R6.09]', async () => {
  const { headers } = await newCustomer()
  const sized = { ...style('RUNNER'), selected_options: [sizeUid('38')] }
  await done('addProductsToWishlist', { items: [style('RUNNER'), sized, style('POLISH')] }, headers)
  const code = await codeOf('share', {}, headers)
  assert.deepEqual(await look(code), { name: null, skus: ['POLISH', 'RUNNER'] }, 'each style once, newest first')
  assert.equal(await codeOf('share', { named: true }, headers), code, 'the link stays')
  assert.equal((await look(code))?.name, 'Ada')
  assert.equal((await change('share', { named: false }, headers)).list?.is_owner_named, false)
  assert.equal((await look(code))?.name, null)
  assert.equal((await change('stop', {}, headers)).list?.sharing_code, null)
  assert.equal(await look(code), null)
  const next = await codeOf('share', {}, headers)
  assert.notEqual(next, code)
  assert.equal(await look(code), null)
})

test('a guest shares a list until it expires; no other user can share or unshare it [R6.03, R6.09, R1.15]', async () => {
  const { session_id: session, wishlist } = await begin(styles(1, 2))
  const code = await codeOf('shareGuest', { session })
  assert.deepEqual(await look(code), { name: null, skus: ['STYLE-2', 'STYLE-1'] })
  assert.equal(await look(code, { store: 'mathers_au' }), null, 'another site')
  const { headers } = await newCustomer()
  const refused = ['The wishlist was not found.', 'The current user cannot perform operations on wishlist']
  for (const list of [wishlist.id, '999999999999', (await readOwn((await newCustomer()).headers)).id]) {
    assert.equal((await change('share', { list }, headers)).message, refused[0])
    assert.equal((await change('stop', { list }, headers)).message, refused[0])
  }
  for (const own of ['', 'x', 'A'.repeat(43), session.slice(1), code]) {
    assert.equal((await change('shareGuest', { session: own })).message, refused[0])
    assert.equal((await change('stopGuest', { session: own })).message, refused[0])
  }
  assert.equal((await change('share', {})).message, refused[1])
  assert.equal((await change('stop', {})).message, refused[1])
  assert.ok(await look(code))
  for (const guess of [
    '',
    'x',
    code.slice(1),
    code.toLowerCase(),
    `${code} `,
    wishlist.id,
    session,
    "' or 1=1 --",
    'A'.repeat(5000),
  ])
    assert.equal(await look(guess), null)
  await change('stopGuest', { session })
  await done('mergeWishlists', { session }, headers)
  assert.equal(await look(code), null, 'a link that was ended stays so')
  const other = await begin([style('POLISH')])
  const ended = await codeOf('shareGuest', { session: other.session_id })
  await moveClock(database.db, 'test', 31 * DAY_SECONDS)
  assert.equal(await look(ended), null)
  await resetClock(database.db)
  assert.equal((await change('stopGuest', { session: other.session_id })).list?.sharing_code, null)
  assert.equal(await look(ended), null)
})

test('a guest’s link opens the list of the customer who signed in, until sharing ends [R6.09]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [style('POLISH')] }, headers)
  const quiet = await begin(styles(1, 1))
  await done('mergeWishlists', { session: quiet.session_id }, headers)
  assert.equal((await readOwn(headers)).sharing_code, null, 'a list without a link makes none')
  const first = await begin(styles(2, 2))
  const code = await codeOf('shareGuest', { session: first.session_id })
  await done('mergeWishlists', { session: first.session_id }, headers)
  const all = ['STYLE-2', 'STYLE-1', 'POLISH']
  assert.deepEqual((await look(code))?.skus.toSorted(), all.toSorted())
  assert.equal((await look(code))?.name, null)
  assert.equal((await readOwn(headers)).sharing_code, code, 'the customer sees that the list is shared')
  // A customer's own link stays valid beside the guest's.
  const second = await begin(styles(3, 3))
  const other = await codeOf('shareGuest', { session: second.session_id })
  await done('mergeWishlists', { session: second.session_id }, headers)
  assert.equal((await readOwn(headers)).sharing_code, code)
  for (const link of [code, other]) assert.equal((await look(link))?.skus.length, 4)
  assert.equal(await look(other, { store: 'mathers_au' }), null, 'another site')
  await change('stop', {}, headers)
  for (const link of [code, other]) assert.equal(await look(link), null)
})

test('a link shows only the list’s products that are sold on the site [R6.09]', async () => {
  const { headers } = await newCustomer()
  await done('addProductsToWishlist', { items: [style('STYLE-3'), style('POLISH')] }, headers)
  const code = await codeOf('share', { named: true }, headers)
  await database.pool.query(
    "update product_site set is_enabled = false where product_id = (select id from product where sku = 'STYLE-3')",
  )
  assert.deepEqual(await look(code), { name: 'Ada', skus: ['POLISH'] })
  const { data } = await server.graphql(gql('{ __type(name: "SharedWishlist") { fields { name } } }'))
  if (data?.__type)
    assert.deepEqual(
      data.__type.fields.map(({ name }) => name),
      ['owner_firstname', 'shared_products'],
    )
})

test('links are rate limited per address [R6.09]', async () => {
  const strict = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1' } })
  const document = gql('query ($code: String!) { sharedWishlist(sharing_code: $code) { owner_firstname } }')
  const codes = Array.from({ length: 121 }, (_, at) => `${'A'.repeat(29)}${String(at).padStart(3, '0')}`)
  const answers = await Promise.all(codes.map((code) => strict.graphql(document, { code }))).finally(() =>
    strict.close(),
  )
  const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
  assert.deepEqual([...new Set(refused)], ['RATE_LIMITED'])
})
