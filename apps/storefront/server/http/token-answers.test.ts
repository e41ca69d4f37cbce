import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTokenRoots, guardAnswer } from './token-answers.ts'

const TOKEN = 'T'.repeat(43)
const collector = { isSecure: true, loadTokenLife: async () => 259_200 }
const findRoots = (query: string, variables: unknown = {}) =>
  findTokenRoots(JSON.stringify({ query, variables })) ?? assert.fail()

test('a token in an answer becomes "cookie" under any alias, and a hidden cookie [R4.16]', async () => {
  const roots = findRoots(
    'mutation { a # c\n: generateCustomerToken(email: "x", password: "y") { ...t } } fragment t on CustomerToken { b: token __typename }',
  )
  const body = JSON.stringify({ data: { a: { b: TOKEN, __typename: 'CustomerToken' } } })
  const guarded = await guardAnswer(collector, roots, body, false)
  assert.deepEqual(JSON.parse(guarded.body), { data: { a: { b: 'cookie', __typename: 'CustomerToken' } } })
  assert.match(
    guarded.setCookies[0] ?? '',
    new RegExp(`^__Host-token=${TOKEN}; Path=/; Max-Age=259200; SameSite=Lax; HttpOnly; Secure$`),
  )
  assert.match(guarded.setCookies[1] ?? '', /^signed_in_at=\d{13}; Path=\/; Max-Age=259200; SameSite=Lax; Secure$/)
})

test('cookies live as long as the answer or the site says, and the device is known [R9.01, A92]', async () => {
  const roots = findRoots(
    'mutation { generateCustomerToken(email: "x", password: "y") { token life: lifetime_seconds d: device_token } }',
  )
  const body = JSON.stringify({ data: { generateCustomerToken: { token: TOKEN, life: 86_400, d: 'device' } } })
  const guarded = await guardAnswer(collector, roots, body, false)
  assert.deepEqual(JSON.parse(guarded.body), {
    data: { generateCustomerToken: { token: 'cookie', life: 86_400, d: 'cookie' } },
  })
  assert.match(guarded.setCookies[0] ?? '', /^__Host-token=T+; Path=\/; Max-Age=86400;/)
  assert.match(guarded.setCookies[1] ?? '', /^signed_in_at=\d{13}; Path=\/; Max-Age=86400;/)
  assert.match(
    guarded.setCookies[2] ?? '',
    /^__Host-device=device; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure$/,
  )
  const short = await guardAnswer(
    { ...collector, loadTokenLife: async () => 7200 },
    findRoots('mutation { refreshCustomerToken { token } }'),
    JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN } } }),
    true,
  )
  assert.match(short.setCookies[0] ?? '', /Max-Age=7200;/)
})

test('an escaped field name hides no token: the document is read, not searched', async () => {
  const body = '{"query":"mutation { refresh\\u0043ustomerToken { token } }"}'
  const guarded = await guardAnswer(
    collector,
    findTokenRoots(body) ?? assert.fail(),
    JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN } } }),
    true,
  )
  assert.equal(guarded.body.includes(TOKEN), false)
})

test('other data of the same answer stays as it is, and a refused sign-in sets no cookie', async () => {
  const roots = findRoots('mutation { generateCustomerToken(email: "x", password: "y") { token } other }')
  const guarded = await guardAnswer(
    collector,
    roots,
    JSON.stringify({ data: { generateCustomerToken: null, other: TOKEN }, errors: [{ message: 'no' }] }),
    false,
  )
  assert.deepEqual(JSON.parse(guarded.body).data, { generateCustomerToken: null, other: TOKEN })
  assert.deepEqual(guarded.setCookies, [])
})

test('a staff token lives half an hour and names its customer [R6.12, R6.14]', async () => {
  const roots = findRoots(
    'mutation($c: Int!, $s: String!) { generateAdminCustomerToken(customer_id: $c, secret: $s) { token } }',
    {
      c: 12,
      s: 'x',
    },
  )
  const { setCookies } = await guardAnswer(
    collector,
    roots,
    JSON.stringify({ data: { generateAdminCustomerToken: { token: TOKEN } } }),
    false,
  )
  assert.ok(setCookies.some((cookie) => cookie.startsWith('acting_for=12; Path=/; Max-Age=1800')))
  assert.ok(setCookies[0]?.includes('Max-Age=1800'))
})

for (const message of [
  "The current customer isn't authorized.",
  'The current user cannot perform operations on cart "x"',
])
  test(`"${message.slice(0, 36)}" to a caller with a token ends the session; to a guest it does not [R4.27, R4.29, R8.62, R8.63, A61]`, async () => {
    const body = JSON.stringify({ data: { customer: null }, errors: [{ message }] })
    const over = await guardAnswer(collector, new Map(), body, true)
    assert.ok(over.isOver && over.setCookies.some((cookie) => cookie.startsWith('__Host-token=; Path=/; Max-Age=0')))
    assert.deepEqual(await guardAnswer(collector, new Map(), body, false), { body, setCookies: [], isOver: false })
  })

test('signing out deletes the cookies', async () => {
  const roots = findRoots('mutation { revokeCustomerToken { result } }')
  const { setCookies } = await guardAnswer(
    collector,
    roots,
    JSON.stringify({ data: { revokeCustomerToken: { result: true } } }),
    true,
  )
  assert.ok(setCookies.some((cookie) => cookie.startsWith('signed_in_at=; ')))
})

test('a token beside a refusal that ends the session is hidden too, and the session ends [R4.16, R4.29]', async () => {
  const roots = findRoots(
    'mutation { refreshCustomerToken { token } removeItemFromCart(input: { cart_id: "x", cart_item_id: 1 }) { cart { id } } }',
  )
  const errors = [{ message: 'The current user cannot perform operations on cart "x"' }]
  const body = JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN }, removeItemFromCart: null }, errors })
  const guarded = await guardAnswer(collector, roots, body, true)
  assert.ok(guarded.isOver)
  assert.equal(guarded.body.includes(TOKEN), false)
  assert.ok(guarded.setCookies.every((cookie) => cookie.includes('Max-Age=0')))
  assert.ok(guarded.setCookies.some((cookie) => cookie.startsWith('__Host-token=;')))
})

test('only the customer token becomes the token cookie, in whatever order fields are asked for [R4.16]', async () => {
  const roots = findRoots('mutation { generateCustomerToken(email: "x", password: "y") { device_token t: token } }')
  const device = `${'D'.repeat(22)}.${'D'.repeat(43)}`
  const answer = { data: { generateCustomerToken: { device_token: device, t: TOKEN } } }
  const guarded = await guardAnswer(collector, roots, JSON.stringify(answer), false)
  assert.ok(guarded.setCookies[0]?.startsWith(`__Host-token=${TOKEN};`))
  assert.equal(guarded.body.includes(device), false)
})

for (const [way, query, data] of [
  [
    'an alias that is the name of the type',
    'mutation { refreshCustomerToken { __typename: token } }',
    { refreshCustomerToken: { __typename: TOKEN } },
  ],
  [
    'the same in a fragment, with the type requested elsewhere',
    'mutation { a: refreshCustomerToken { ...t } b: revokeCustomerToken { __typename } } fragment t on CustomerToken { __typename: token }',
    { a: { __typename: TOKEN }, b: { __typename: 'RevokeCustomerTokenOutput' } },
  ],
  [
    'another key that is the type’s name elsewhere',
    'mutation { refreshCustomerToken { x: token } } query q { storeConfig { x: __typename } }',
    { refreshCustomerToken: { x: TOKEN } },
  ],
  [
    'a root in an inline fragment',
    'mutation { ... on Mutation { __typename: refreshCustomerToken { token } } }',
    { __typename: { token: TOKEN } },
  ],
  [
    'a root under the key of another operation’s',
    'query q { a: storeConfig { website_id } } mutation m { a: refreshCustomerToken { website_id: token } }',
    { a: { website_id: TOKEN } },
  ],
  [
    'two fields of the same root',
    'mutation { a: refreshCustomerToken { b: token } a: refreshCustomerToken { c: token } }',
    { a: { b: TOKEN, c: TOKEN } },
  ],
  [
    'names of JavaScript',
    'mutation { __proto__: refreshCustomerToken { __proto__: token } }',
    JSON.parse(`{"__proto__":{"__proto__":"${TOKEN}"}}`),
  ],
] as const)
  test(`no script reads a token by ${way} [R4.16]`, async () => {
    const guarded = await guardAnswer(collector, findRoots(query), JSON.stringify({ data }), true)
    assert.equal(guarded.body.includes(TOKEN), false, guarded.body)
    assert.ok(guarded.body.includes('cookie'))
    assert.ok(guarded.setCookies[0]?.startsWith(`__Host-token=${TOKEN};`), 'the browser keeps it')
  })

test('what cannot be read is not passed on: it might be read further on [R4.16]', () => {
  const query = 'mutation { refreshCustomerToken { token } }'
  for (const body of [
    JSON.stringify([{ query }]),
    `\ufeff${JSON.stringify({ query })}`,
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    JSON.stringify({ id: 'refreshCustomerToken' }),
    JSON.stringify({ query: [query] }),
    JSON.stringify({
      query:
        'mutation { changeCustomerPassword(currentPassword: "x", newPassword: "y") { a: renewed_token { b: token } } }',
    }),
    JSON.stringify({ query: `${query} fragment f($a: Int) on Mutation { __typename }` }),
    JSON.stringify({ query: `${query} { ${'a '.repeat(4000)} }` }),
    'null',
    '',
  ])
    assert.equal(findTokenRoots(body), undefined, body.slice(0, 80))
  assert.equal(
    findTokenRoots(JSON.stringify({ query: '{ storeConfig { website_id' }))?.size,
    0,
    'the shop says what is wrong with it',
  )
})
