import assert from 'node:assert/strict'
import { after, before, it, test } from 'node:test'
import { PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { closeServers, create, newEmail, openServers, query, server } from './testing/customer-servers.ts'

before(openServers)
after(closeServers)

test('an address is free, registered with a password, or registered without [R7.24, R4.18, R4.19, A67]', async () => {
  await create({ email: 'with@example.com' })
  await create({ email: 'without@example.com', password: null })
  assert.deepEqual((await query('new@example.com')).data?.isEmailAvailable, {
    is_email_available: true,
    has_set_password: false,
  })
  assert.deepEqual((await query('WITH@example.com')).data?.isEmailAvailable, {
    is_email_available: false,
    has_set_password: true,
  })
  assert.deepEqual((await query('without@example.com')).data?.isEmailAvailable, {
    is_email_available: false,
    has_set_password: false,
  })
})

test("an account of one site is no other site's [R1.15]", async () => {
  const free = { is_email_available: true, has_set_password: false }
  assert.deepEqual((await query('with@example.com', { store: 'mathers_au' })).data?.isEmailAvailable, free)
})

test('an address asks 20 times a minute, not more [A67]', async () => {
  const from = { 'x-forwarded-for': '203.0.113.21' }
  for (let i = 0; i < 20; i += 1) assert.deepEqual((await query('new@example.com', from)).errors, [])
  const refused = await query('new@example.com', from)
  assert.equal(refused.status, 429)
  assert.equal(refused.errors[0]?.extensions.code, 'RATE_LIMITED')
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  assert.match(refused.errors[0]?.message ?? '', /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/)
})

test('a customer is registered with the newsletter choice and can sign in [R7.36, R7.37, R7.38, R3.03]', async () => {
  const email = newEmail()
  const { data } = await create({
    email: email.toUpperCase(),
    firstname: ' Zoë ',
    is_subscribed: true,
    date_of_birth: '1988-02-29',
  })
  assert.deepEqual(data?.createCustomerV2.customer, {
    email,
    firstname: 'Zoë',
    lastname: "O'Neil",
    date_of_birth: '1988-02-29',
    is_subscribed: true,
  })
  assert.match(await signIn(server, email), /^[A-Za-z0-9_-]{43}$/)
  const twin = { email: newEmail(), firstname: 'Ada', lastname: "O'Neil", password: PASSWORD, is_subscribed: true }
  const older = await server.graphql(
    gql(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email firstname lastname is_subscribed } } }',
    ),
    { input: twin },
  )
  const { password: _, ...rest } = twin
  assert.deepEqual([older.errors, older.data?.createCustomer], [[], { customer: rest }])
  assert.match(await signIn(server, twin.email), /^[A-Za-z0-9_-]{43}$/)
})

test('a taken email and registering while signed in are refused; unknown fields are none [R7.36]', async () => {
  const { email, headers } = await registerCustomer(server, newEmail())
  const taken = await create({ email })
  assert.equal(
    taken.errors[0]?.message,
    'A customer with the same email address already exists in an associated website.',
  )
  assert.equal(taken.errors[0]?.extensions.category, 'graphql-input')
  const twice = await create({}, headers)
  assert.equal(twice.errors[0]?.message, 'You are signed in as somebody else. Sign out first, then try again.')
  assert.equal((await create({ id: 1, is_admin: true })).data, null)
  assert.deepEqual((await create({ email }, { store: 'mathers_au' })).errors, [])
})

const BAD_FIRST_NAMES = [
  '',
  ' ',
  '4711',
  'R2D2',
  'a@b',
  'x'.repeat(51),
  '👟',
  '<b>Ada</b>',
  "'; drop table customer; --1",
  '...',
]

for (const firstname of BAD_FIRST_NAMES) {
  it(`the name ${JSON.stringify(firstname).slice(0, 40)} is refused at its field [R5.01]`, async () => {
    assert.equal((await create({ firstname })).errors[0]?.message, 'First Name is not valid!')
    assert.equal((await create({ lastname: firstname })).errors[0]?.message, 'Last Name is not valid!')
  })
}

test('names of many scripts are taken, as they are written [R5.01]', async () => {
  for (const firstname of [
    'Ngāio',
    'José María',
    "D'Arcy",
    'D’Arcy',
    'Jean-Luc',
    'J. R.',
    'علي',
    '李',
    'x'.repeat(50),
  ]) {
    const { data, errors } = await create({ firstname })
    assert.deepEqual(errors, [], firstname)
    assert.equal(data?.createCustomerV2.customer.firstname, firstname)
  }
})

test('a name keeps joiners between letters and loses other invisible characters [R5.01]', async () => {
  const names = {
    'محمد\u200cرضا': 'محمد\u200cرضا',
    '\u202eAda\u200b': 'Ada',
    'A\u0000d\u2066a\u200d': 'Ada',
    'Ada\u00a0\n Mae': 'Ada Mae',
    'Jean\u2011Luc': 'Jean-Luc',
  }
  for (const [typed, firstname] of Object.entries(names)) {
    const { data, errors } = await create({ firstname: typed, lastname: typed })
    assert.deepEqual(errors, [], JSON.stringify(typed))
    assert.equal(data?.createCustomerV2.customer.firstname, firstname)
  }
  assert.equal((await create({ firstname: `Z${'\u0301'.repeat(4)}oe` })).errors[0]?.message, 'First Name is not valid!')
})

test('emails are ordinary addresses of up to 254 characters [R5.29]', async () => {
  const bad = [
    '',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'a@b',
    `${'a'.repeat(250)}@example.com`,
    'a@example.com\r\nBcc: b@example.com',
    'ada@exämple.com',
    '<a@example.com>',
    "a@example.com'--",
  ]
  for (const email of bad)
    assert.equal((await create({ email })).errors[0]?.message, 'Enter a valid email address.', email)
})

test('a birth date exists and is past [R5.29]', async () => {
  const cases: readonly (readonly [string, string])[] = [
    ['1999-02-29', 'Enter a date of birth that exists, as YYYY-MM-DD.'],
    ['2000-13-01', 'Enter a date of birth that exists, as YYYY-MM-DD.'],
    ['01/02/1990', 'Enter a date of birth that exists, as YYYY-MM-DD.'],
    ['1899-12-31', 'Enter a date of birth that exists, as YYYY-MM-DD.'],
    ['2999-01-01', 'The date of birth cannot be in the future.'],
  ]
  for (const [date_of_birth, message] of cases)
    assert.equal((await create({ date_of_birth })).errors[0]?.message, message)
  assert.deepEqual((await create({ date_of_birth: '2000-02-29' })).errors, [])
})

test('a password has 8 to 128 characters of any kind and is none that everybody tries [R5.29]', async () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['Short1!', /needs at least 8 characters/],
    ['x'.repeat(129), /up to 128 characters/],
    ['password', /easy to guess/],
    ['Trustno1', /easy to guess/],
    ['aaaaaaaaaa', /easy to guess/],
    ['Williams2026!', /easy to guess/],
    ['Styletread', /easy to guess/],
  ]
  for (const [password, message] of cases)
    assert.match((await create({ password })).errors[0]?.message ?? '', message, password)
  for (const password of ['correct horse battery', '👟👟👞👞🥾🥾👠👠', 'ünïcödé pass', 'x1'.repeat(64)]) {
    const email = newEmail()
    assert.deepEqual((await create({ email, password })).errors, [], password)
    assert.ok(await signIn(server, email, 'williams_au', password))
  }
})
