import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { type DataOf, gql, untyped, type VariablesOf } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import { purgeCompareLists } from './store.ts'

let database: TestDatabase
let server: TestServer
/** Ids of the sample shop's shoes and of one more. */
let shoes: Readonly<Record<string, number>>

before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
  await sql`
    insert into product (sku, style_code, url_key, name, web_display_name) values ('FIFTH', 'fifth', 'fifth', 'Fifth', 'Fifth');
    insert into product_site (product_id, website_id, currency, regular_cents) select id, 9, 'AUD', 1000 from product where sku = 'FIFTH';
    update variant set width_mm = 92, weight_grams = 260 where sku = 'CAPRI-RED-7'`.execute(database.db)
  const rows = await database.db.selectFrom('product').select(['sku', 'id']).execute()
  shoes = Object.fromEntries(rows.map(({ sku, id }) => [sku, id]))
  server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
})
after(async () => {
  await server.close()
  await database.drop()
})

type Variables = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

const FIELDS = 'uid item_count attributes { code label } items { uid product { sku name } attributes { code value } }'
const CALLS = {
  compareList: gql(`query ($uid: ID!) { compareList(uid: $uid) { ${FIELDS} } }`),
  createCompareList: gql(
    `mutation ($products: [ID!]) { createCompareList(input: { products: $products }) { ${FIELDS} } }`,
  ),
  addProductsToCompareList: gql(`mutation ($uid: ID!, $products: [ID!]!, $position: Int) {
    addProductsToCompareList(input: { uid: $uid, products: $products, position: $position }) { ${FIELDS} } }`),
  removeProductsFromCompareList: gql(
    `mutation ($uid: ID!, $products: [ID!]!) { removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${FIELDS} } }`,
  ),
  assignCompareListToCustomer: gql(
    `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${FIELDS} } } }`,
  ),
  deleteCompareList: gql('mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }'),
} as const
type Call = keyof typeof CALLS
type Answers = { [Name in Call]: DataOf<(typeof CALLS)[Name]> extends Record<Name, infer Answer> ? Answer : never }
type List = Answers['compareList']

async function send<Name extends Call>(call: Name, variables: Variables, headers: Headers = {}) {
  const { data, errors } = await server.graphql(untyped(CALLS[call]), variables, headers)
  const [error] = errors
  const answers: Partial<Answers> = data ?? {}
  return { answer: answers[call], refusal: error && [error.message, error.extensions.category] }
}

async function done<Name extends Call>(
  call: Name,
  variables: VariablesOf<(typeof CALLS)[Name]>,
  headers: Headers = {},
): Promise<Answers[Name]> {
  const { answer, refusal } = await send(call, variables, headers)
  assert.equal(refusal, undefined)
  assert.ok(answer)
  return answer
}

const ids = (...skus: readonly string[]) => skus.map((sku) => String(shoes[sku]))
const uidOf = (sku: string) => Buffer.from(String(shoes[sku])).toString('base64')
const skusOf = (list: Pick<List, 'items'> | undefined | null) => list?.items.map(({ product }) => product.sku)
const begin = (...skus: readonly string[]) => done('createCompareList', { products: ids(...skus) })

let customers = 0
function newCustomer() {
  customers += 1
  return registerCustomer(server, `compare${customers}@example.com`, 'williams_au')
}

const ownOf = async (headers: Headers) => {
  const { data } = await server.graphql(gql(`{ customer { compare_list { ${FIELDS} } } }`), {}, headers)
  return data?.customer.compare_list
}

const FULL = ['A compare list holds at most 4 products. Remove one first.', 'graphql-input']
const NOT_FOUND = ['"uid" value does not exist', 'graphql-input']
const NOT_YOURS = ['This customer is not authorized to access this list', 'graphql-authorization']

test('a guest creates a list, adds, removes and deletes it; only known attributes are listed', async () => {
  const begun = await begin('CAPRI-RED')
  assert.match(begun.uid, /^[A-Za-z0-9]{32}$/)
  const added = await done('addProductsToCompareList', {
    uid: begun.uid,
    products: [uidOf('WINTON-TAN'), ...ids('CAPRI-RED', 'FIFTH')],
  })
  assert.deepEqual([skusOf(added), added.item_count], [['CAPRI-RED', 'WINTON-TAN', 'FIFTH'], 3])
  assert.deepEqual(await done('compareList', { uid: begun.uid }), added)
  assert.ok(added.attributes.some(({ code, label }) => code === 'heel_height' && label === 'Heel height'))
  assert.ok(!added.attributes.some(({ code }) => code === 'lining'), 'nobody has it')
  const [capri, , fifth] = added.items
  assert.equal(capri?.attributes.find(({ code }) => code === 'heel_height')?.value, '1.5 cm')
  assert.deepEqual(fifth?.attributes, [])
  const less = await done('removeProductsFromCompareList', {
    uid: begun.uid,
    products: ['0', 'x', ...ids('CAPRI-RED', 'SIENNA-GOLD')],
  })
  assert.deepEqual(skusOf(less), ['WINTON-TAN', 'FIFTH'])
  assert.deepEqual(await done('deleteCompareList', { uid: begun.uid }), { result: true })
  assert.deepEqual(await done('deleteCompareList', { uid: begun.uid }), { result: false })
  assert.equal((await send('compareList', { uid: begun.uid })).answer, null)
})

test('a list has at most four products; of two concurrent fourths one is refused', async () => {
  const { uid } = await begin('CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK')
  const both = await Promise.all(
    ['FIFTH', 'SIENNA-GOLD'].map((sku) => send('addProductsToCompareList', { uid, products: ids(sku) })),
  )
  assert.deepEqual(
    both.flatMap(({ refusal }) => (refusal ? [refusal] : [])),
    [FULL],
  )
  assert.equal((await done('compareList', { uid })).item_count, 4)
  const again = await done('addProductsToCompareList', { uid, products: ids('CAPRI-RED') })
  assert.equal(again.item_count, 4, 'one that is there already needs no place')
  assert.deepEqual((await send('createCompareList', { products: ids(...Object.keys(shoes)) })).refusal, FULL)
  const twins = await Promise.all(
    Array.from({ length: 5 }, async () => send('addProductsToCompareList', { uid, products: ids('CAPRI-RED') })),
  )
  assert.ok(twins.every(({ refusal }) => refusal === undefined))
})

test('a product is inserted at a position; the following ones keep their order', async () => {
  const { uid } = await begin('CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK')
  const put = async (sku: string, position: number) =>
    skusOf(await done('addProductsToCompareList', { uid, products: ids(sku), position }))
  assert.deepEqual(await put('FIFTH', 1), ['CAPRI-RED', 'FIFTH', 'WINTON-TAN', 'WINTON-BLACK'])
  assert.deepEqual(
    (await send('addProductsToCompareList', { uid, products: ids('SIENNA-GOLD'), position: 0 })).refusal,
    FULL,
  )
  assert.deepEqual(await put('FIFTH', 0), ['FIFTH', 'CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK'])
  assert.deepEqual(await put('FIFTH', -1), ['FIFTH', 'CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK'])
  assert.deepEqual(await put('FIFTH', 99), ['FIFTH', 'CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK'])
})

test('an unknown list or product is refused, and the call changes nothing', async () => {
  const { uid } = await begin('CAPRI-RED')
  for (const wrong of ['', 'x', 'A'.repeat(32), 'é\u0000', "' or 1=1 --", 'A'.repeat(10_000)]) {
    assert.equal((await send('compareList', { uid: wrong })).answer, null)
    for (const call of ['addProductsToCompareList', 'removeProductsFromCompareList'] as const)
      assert.deepEqual((await send(call, { uid: wrong, products: ids('CAPRI-RED') })).refusal, NOT_FOUND)
    assert.deepEqual(await done('deleteCompareList', { uid: wrong }), { result: false })
  }
  for (const wrong of ['999999999', '0', '-1', '1.5', 'x', 'A'.repeat(300), '99999999999999999999']) {
    const { refusal } = await send('addProductsToCompareList', { uid, products: [...ids('FIFTH'), wrong] })
    assert.deepEqual(refusal, [`Could not find a product with ID "${wrong.slice(0, 64)}"`, 'graphql-no-such-entity'])
  }
  assert.deepEqual(skusOf(await done('compareList', { uid })), ['CAPRI-RED'])
  assert.deepEqual(
    (await send('addProductsToCompareList', { uid, products: Array.from({ length: 51 }, (_, n) => String(n)) }))
      .refusal,
    FULL,
  )
  const elsewhere = { store: 'mathers_au' }
  assert.equal((await send('compareList', { uid }, elsewhere)).answer, null)
  assert.deepEqual((await send('addProductsToCompareList', { uid, products: [] }, elsewhere)).refusal, NOT_FOUND)
})

test('a customer has one list; no other user may read, change or delete it', async () => {
  const [{ headers }, other] = [await newCustomer(), await newCustomer()]
  assert.equal(await ownOf(headers), null)
  const made = await Promise.all(
    Array.from({ length: 4 }, () => done('createCompareList', { products: ids('CAPRI-RED') }, headers)),
  )
  assert.equal(new Set(made.map(({ uid }) => uid)).size, 1, 'made at once by four')
  const uid = made[0]?.uid
  assert.deepEqual(skusOf(await ownOf(headers)), ['CAPRI-RED'])
  for (const stranger of [{}, other.headers]) {
    assert.deepEqual((await send('compareList', { uid }, stranger)).refusal, NOT_YOURS)
    for (const call of ['addProductsToCompareList', 'removeProductsFromCompareList'] as const)
      assert.deepEqual((await send(call, { uid, products: ids('FIFTH') }, stranger)).refusal, NOT_YOURS)
    assert.deepEqual((await send('deleteCompareList', { uid }, stranger)).refusal, NOT_YOURS)
  }
  assert.deepEqual((await send('assignCompareListToCustomer', { uid }, other.headers)).refusal, NOT_YOURS)
  assert.equal((await send('assignCompareListToCustomer', { uid })).refusal?.[1], 'graphql-authorization')
  assert.deepEqual(skusOf(await ownOf(headers)), ['CAPRI-RED'])
  assert.equal(await ownOf(other.headers), null)
})

test('a guest’s list merges into the customer’s once; the newest four products stay', async () => {
  const { headers } = await newCustomer()
  const first = await begin('CAPRI-RED', 'WINTON-TAN')
  const assigned = await done('assignCompareListToCustomer', { uid: first.uid }, headers)
  assert.deepEqual([assigned.result, skusOf(assigned.compare_list)], [true, ['CAPRI-RED', 'WINTON-TAN']])
  const second = await begin('WINTON-TAN', 'FIFTH', 'SIENNA-GOLD', 'WINTON-BLACK')
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => done('assignCompareListToCustomer', { uid: second.uid }, headers)),
  )
  assert.equal(answers.filter(({ result }) => result).length, 1, 'three at once')
  assert.deepEqual(skusOf(await ownOf(headers)), ['WINTON-TAN', 'FIFTH', 'SIENNA-GOLD', 'WINTON-BLACK'])
  assert.equal((await send('compareList', { uid: second.uid })).answer, null)
  const own = assigned.compare_list?.uid
  assert.equal((await done('assignCompareListToCustomer', { uid: own }, headers)).result, true, 'the own list stays')
})

test('a list omits products no longer sold, and they do not count towards its limit', async () => {
  const { uid } = await begin('CAPRI-RED', 'WINTON-TAN', 'WINTON-BLACK', 'SIENNA-GOLD')
  const setSold = (isSold: boolean) =>
    sql`update product_site set is_enabled = ${isSold} where product_id = ${shoes['CAPRI-RED']}`.execute(database.db)
  await setSold(false)
  try {
    assert.deepEqual(skusOf(await done('compareList', { uid })), ['WINTON-TAN', 'WINTON-BLACK', 'SIENNA-GOLD'])
    assert.equal((await done('addProductsToCompareList', { uid, products: ids('FIFTH') })).item_count, 4)
    const { refusal } = await send('addProductsToCompareList', { uid, products: ids('CAPRI-RED') })
    assert.equal(refusal?.[1], 'graphql-no-such-entity')
  } finally {
    await setSold(true)
  }
})

test('a guest’s list expires 30 days after its last use; a customer’s does not', async () => {
  const age = (uid: string, days: number) =>
    sql`update compare_list set seen_at = now() - make_interval(days => ${days}) where uid = ${uid}`.execute(
      database.db,
    )
  const isStored = async (uid: string) =>
    (await database.db.selectFrom('compare_list').where('uid', '=', uid).select('id').execute()).length === 1
  const [read, left] = [await begin('FIFTH'), await begin('FIFTH')]
  const { headers } = await newCustomer()
  const own = await done('createCompareList', { products: ids('FIFTH') }, headers)
  for (const { uid } of [read, left, own]) await age(uid, 29)
  await done('compareList', { uid: read.uid })
  for (const { uid } of [left, own]) await age(uid, 31)
  assert.equal((await send('compareList', { uid: left.uid })).answer, null)
  await purgeCompareLists(database.db)
  assert.deepEqual(await Promise.all([read, left, own].map(({ uid }) => isStored(uid))), [true, false, true])
})

test('60 lists an hour per address; lists are not cached and are deleted with the account', async () => {
  const strict = await startTestServer({ db: database.db })
  try {
    assert.deepEqual((await strict.graphql(CALLS.createCompareList, {})).errors, [])
    await sql`update rate_limit set attempts = array_fill(now(), array[60]) where bucket like 'guest-compare-list:%'`.execute(
      database.db,
    )
    const { status, errors } = await strict.graphql(CALLS.createCompareList, {})
    assert.deepEqual([status, errors[0]?.extensions.code], [429, 'RATE_LIMITED'])
  } finally {
    await strict.close()
  }
  const { headers } = await newCustomer()
  const { uid } = await done('createCompareList', { products: ids('FIFTH') }, headers)
  const read = await server.graphqlByGet(CALLS.compareList, { uid }, headers)
  assert.equal(read.headers.get('cache-control'), 'private, no-store')
  const exported = await server.graphql(
    gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }'),
    { password: PASSWORD },
    headers,
  )
  const { compared } = JSON.parse(exported.data?.exportCustomerData.json ?? '{}') as { compared: { sku: string }[] }
  assert.deepEqual(
    compared.map(({ sku }) => sku),
    ['FIFTH'],
  )
  await server.graphql(
    gql('mutation ($password: String!) { deleteCustomer(password: $password) }'),
    { password: PASSWORD },
    headers,
  )
  assert.equal((await send('compareList', { uid })).answer, null)
})

test('a size says how wide it is and what one shoe weighs, where that was measured', async () => {
  const document = gql(`query ($uid: ID!) { compareList(uid: $uid) { items { product { ... on ConfigurableProduct {
    variants { size_attributes { size width_mm weight_grams } } } } } } }`)
  const { uid } = await begin('CAPRI-RED')
  const { data } = await server.graphql(document, {
    uid,
  })
  const [seven, eight] = data?.compareList.items[0]?.product.variants ?? []
  assert.deepEqual(seven?.size_attributes, { size: '7', width_mm: 92, weight_grams: 260 })
  assert.deepEqual(eight?.size_attributes, { size: '8', width_mm: null, weight_grams: null })
})
