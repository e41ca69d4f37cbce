import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTokenRoots, guardAnswer } from './token-answers.ts'

const TOKEN = 'T'.repeat(43)
const keeper = { isSecure: true, loadTokenLife: async () => 259_200 }
const ask = (query: string, variables: unknown = {}) => findTokenRoots(JSON.stringify({ query, variables }))

test('a token in an answer reads "cookie" under whatever alias, and goes into a cookie that scripts cannot read [R4.16, R6.05]', async () => {
  const roots = ask(
    'mutation { a # c\n: generateCustomerToken(email: "x", password: "y") { ...t } } fragment t on CustomerToken { b: token __typename }',
  )
  const body = JSON.stringify({ data: { a: { b: TOKEN, __typename: 'CustomerToken' } } })
  const guarded = await guardAnswer(keeper, roots, body, false)
  assert.deepEqual(JSON.parse(guarded.body), { data: { a: { b: 'cookie', __typename: 'CustomerToken' } } })
  assert.match(guarded.setCookies[0] ?? '', new RegExp(`^__Host-token=${TOKEN}; Path=/; Max-Age=259200; SameSite=Lax; HttpOnly; Secure$`))
  assert.match(guarded.setCookies[1] ?? '', /^signed_in_at=\d{13}; Path=\/; Max-Age=259200; SameSite=Lax; Secure$/)
})

test('the cookies live as long as the answer says, else as the site does; a device that has signed in is known from then on [R9.01, A92]', async () => {
  const roots = ask('mutation { generateCustomerToken(email: "x", password: "y") { token life: lifetime_seconds d: device_token } }')
  const body = JSON.stringify({ data: { generateCustomerToken: { token: TOKEN, life: 86_400, d: 'device' } } })
  const guarded = await guardAnswer(keeper, roots, body, false)
  assert.deepEqual(JSON.parse(guarded.body), { data: { generateCustomerToken: { token: 'cookie', life: 86_400, d: 'cookie' } } })
  assert.match(guarded.setCookies[0] ?? '', /^__Host-token=T+; Path=\/; Max-Age=86400;/)
  assert.match(guarded.setCookies[1] ?? '', /^signed_in_at=\d{13}; Path=\/; Max-Age=86400;/)
  assert.match(guarded.setCookies[2] ?? '', /^__Host-device=device; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure$/)
  const short = await guardAnswer(
    { ...keeper, loadTokenLife: async () => 7200 },
    ask('mutation { refreshCustomerToken { token } }'),
    JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN } } }),
    true,
  )
  assert.match(short.setCookies[0] ?? '', /Max-Age=7200;/)
})

test('an escaped field name hides no token: the document is read, not searched', async () => {
  const body = '{"query":"mutation { refresh\\u0043ustomerToken { token } }"}'
  const guarded = await guardAnswer(
    keeper,
    findTokenRoots(body),
    JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN } } }),
    true,
  )
  assert.equal(guarded.body.includes(TOKEN), false)
})

test('other data of the same answer stays as it is, and a refused sign-in sets no cookie [R6.15]', async () => {
  const roots = ask('mutation { generateCustomerToken(email: "x", password: "y") { token } other }')
  const guarded = await guardAnswer(
    keeper,
    roots,
    JSON.stringify({ data: { generateCustomerToken: null, other: TOKEN }, errors: [{ message: 'no' }] }),
    false,
  )
  assert.deepEqual(JSON.parse(guarded.body).data, { generateCustomerToken: null, other: TOKEN })
  assert.deepEqual(guarded.setCookies, [])
})

test('a staff token lives half an hour and says for whom [R6.12, R6.14]', async () => {
  const roots = ask('mutation($c: Int!, $s: String!) { generateAdminCustomerToken(customer_id: $c, secret: $s) { token } }', {
    c: 12,
    s: 'x',
  })
  const { setCookies } = await guardAnswer(keeper, roots, JSON.stringify({ data: { generateAdminCustomerToken: { token: TOKEN } } }), false)
  assert.ok(setCookies.some((cookie) => cookie.startsWith('acting_for=12; Path=/; Max-Age=1800')))
  assert.ok(setCookies[0]?.includes('Max-Age=1800'))
})

for (const message of ["The current customer isn't authorized.", 'The current user cannot perform operations on cart "x"'])
  test(`"${message.slice(0, 36)}" to a caller with a token ends the session; to a guest it does not [R4.27, R4.29, R8.62, R8.63, A61]`, async () => {
    const body = JSON.stringify({ data: { customer: null }, errors: [{ message }] })
    const over = await guardAnswer(keeper, new Map(), body, true)
    assert.ok(over.isOver && over.setCookies.some((cookie) => cookie.startsWith('__Host-token=; Path=/; Max-Age=0')))
    assert.deepEqual(await guardAnswer(keeper, new Map(), body, false), { body, setCookies: [], isOver: false })
  })

test('signing out takes the cookies away', async () => {
  const roots = ask('mutation { revokeCustomerToken { result } }')
  const { setCookies } = await guardAnswer(keeper, roots, JSON.stringify({ data: { revokeCustomerToken: { result: true } } }), true)
  assert.ok(setCookies.some((cookie) => cookie.startsWith('signed_in_at=; ')))
})

test('a token beside a refusal that ends the session is hidden too, and the session ends [R4.16, R4.29, R6.05]', async () => {
  const roots = ask(
    'mutation { refreshCustomerToken { token } removeItemFromCart(input: { cart_id: "x", cart_item_id: 1 }) { cart { id } } }',
  )
  const errors = [{ message: 'The current user cannot perform operations on cart "x"' }]
  const body = JSON.stringify({ data: { refreshCustomerToken: { token: TOKEN }, removeItemFromCart: null }, errors })
  const guarded = await guardAnswer(keeper, roots, body, true)
  assert.ok(guarded.isOver)
  assert.equal(guarded.body.includes(TOKEN), false)
  assert.ok(guarded.setCookies.every((cookie) => cookie.includes('Max-Age=0')))
})

test('only the customer token becomes the token cookie, in whatever order fields are asked for [R4.16]', async () => {
  const roots = ask('mutation { generateCustomerToken(email: "x", password: "y") { device_token t: token } }')
  const device = `${'D'.repeat(22)}.${'D'.repeat(43)}`
  const answer = { data: { generateCustomerToken: { device_token: device, t: TOKEN } } }
  const guarded = await guardAnswer(keeper, roots, JSON.stringify(answer), false)
  assert.ok(guarded.setCookies[0]?.startsWith(`__Host-token=${TOKEN};`))
  assert.equal(guarded.body.includes(device), false)
})
