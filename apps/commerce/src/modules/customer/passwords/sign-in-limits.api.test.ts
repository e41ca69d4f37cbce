import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { PASSWORD } from '#src/testing/customer'
import { gql, untyped } from '#src/testing/gql'
import { until } from '#src/testing/until'
import { occupyPlaces, PLACES_AND_QUEUE } from '../testing/hash-queue.ts'
import {
  BUSY,
  closeServers,
  database,
  INCORRECT,
  linkTo,
  NEXT,
  newCustomer,
  openServers,
  reset,
  resetServers,
  SIGN_IN,
  server,
  strict,
  tryPassword,
} from './testing/password-servers.ts'

before(openServers)
after(closeServers)
beforeEach(resetServers)

test('ten failures close an account to guessers for ten minutes, not to a known device', async () => {
  const { email } = await newCustomer()
  const { data } = await server.graphql(SIGN_IN, {
    email,
    password: PASSWORD,
  })
  const device = { 'x-device': data?.generateCustomerToken.device_token ?? '' }
  for (const victim of [email, 'stranger@example.com']) {
    const from = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` })
    for (let i = 0; i < 10; i += 1)
      assert.equal((await tryPassword(victim, 'a guess', from(i), strict)).errors[0]?.message, INCORRECT)
    const closed = await tryPassword(victim, PASSWORD, from(99), strict)
    assert.equal(closed.status, 429)
    assert.equal(closed.errors[0]?.extensions.code, 'RATE_LIMITED')
    assert.match(closed.errors[0]?.message ?? '', /^Too many attempts\. Please try again in /)
    assert.ok(Number(closed.headers.get('retry-after')) > 0)
  }
  assert.deepEqual((await tryPassword(email, PASSWORD, device, strict)).errors, [])
  assert.equal(
    (await tryPassword('stranger@example.com', PASSWORD, device, strict)).status,
    429,
    'the device is known to one account only',
  )
  await moveClock(database.db, 'test', 601)
  assert.deepEqual((await tryPassword(email, PASSWORD, {}, strict)).errors, [])
})

test('a device is known for 30 days, and until the password is another', async () => {
  const { email, headers } = await newCustomer()
  const signInOn = (password: string, device = '', on = server) =>
    on.graphql(SIGN_IN, { email, password }, device ? { 'x-device': device } : {})
  const newDevice = async (password: string) =>
    (await signInOn(password)).data?.generateCustomerToken.device_token ?? ''
  const close = async () => {
    for (let i = 0; i < 10; i += 1)
      await tryPassword(email, 'a guess', { 'x-forwarded-for': `198.51.100.${100 + i}` }, strict)
    assert.equal((await tryPassword(email, PASSWORD, {}, strict)).status, 429)
  }
  const day = 86_400
  const first = await newDevice(PASSWORD)
  await moveClock(database.db, 'test', 30 * day - 60)
  await close()
  assert.deepEqual((await signInOn(PASSWORD, first, strict)).errors, [])
  await moveClock(database.db, 'test', 61)
  assert.equal((await signInOn(PASSWORD, first, strict)).status, 429, 'it has run out')
  const [id, madeAt = '', mark] = first.split('.')
  assert.equal(
    (await signInOn(PASSWORD, `${id}.${Number(madeAt) + day}.${mark}`, strict)).status,
    429,
    'its time is signed',
  )

  await resetClock(database.db)
  await database.db.deleteFrom('rate_limit').execute()
  const second = await newDevice(PASSWORD)
  const changed = await server.graphql(
    gql(`mutation ($now: String!, $next: String!) {
      changeCustomerPassword(currentPassword: $now, newPassword: $next) { renewed_token { device_token } } }`),
    { now: PASSWORD, next: NEXT },
    headers,
  )
  await close()
  assert.equal((await signInOn(NEXT, second, strict)).status, 429, 'whoever knew the old password is a stranger')
  assert.deepEqual(
    (await signInOn(NEXT, changed.data?.changeCustomerPassword.renewed_token.device_token, strict)).errors,
    [],
  )
})

test('one address tries 30 sign-ins in ten minutes, whatever it writes into forwarding headers', async () => {
  await database.db.deleteFrom('rate_limit').execute()
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const messages = new Set<string | undefined>()
  for (let i = 0; i < 31; i += 1)
    messages.add(
      (await tryPassword(`spray${i}@example.com`, 'a guess', from, strict)).errors[0]?.extensions.code as string,
    )
  assert.deepEqual(messages, new Set(['SIGN_IN_INCORRECT', 'RATE_LIMITED']))
  const spoofed = { 'x-forwarded-for': '10.9.8.7, 203.0.113.77' }
  assert.equal((await tryPassword('spray@example.com', 'a guess', spoofed, strict)).status, 429)
})

test('a burst of sign-ins waits in a short queue; the rest is told to come back [R7.33]', async () => {
  await database.db.deleteFrom('rate_limit').execute()
  const letGo = occupyPlaces(PLACES_AND_QUEUE - 4)
  let turnedAway = 0
  const attempts = Array.from({ length: 12 }, async (_, i) => {
    const startedAt = performance.now()
    const answer = await tryPassword(`flood${i}@example.com`, 'a guess')
    if (answer.status === 429) turnedAway += 1
    return { ...answer, tookMs: performance.now() - startedAt }
  })
  try {
    await until(() => turnedAway === 8, 'four wait, eight are turned away')
  } finally {
    await letGo()
  }
  const answers = await Promise.all(attempts)
  const busy = answers.filter((answer) => answer.status === 429)
  assert.equal(busy.length, 8)
  for (const { errors, headers, tookMs } of busy) {
    assert.equal(errors[0]?.message, BUSY)
    assert.equal(headers.get('retry-after'), '2')
    assert.ok(tookMs >= 1000, `turned away after ${tookMs} ms: who asks again at once is not slowed`)
  }
  for (const answer of answers) if (answer.status !== 429) assert.equal(answer.errors[0]?.message, INCORRECT)
})

test('tries that nobody had time to check lock no account [R7.33]', async () => {
  const { email, headers } = await newCustomer()
  const link = await linkTo(email)
  await database.db.deleteFrom('rate_limit').execute()
  const tryExport = (password: string) =>
    strict.graphql(
      gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }'),
      { password },
      headers,
    )
  const four = <T>(call: () => Promise<T>) => Array.from({ length: 4 }, call)
  const endFlood = occupyPlaces(PLACES_AND_QUEUE)
  try {
    // Fewer at a time than may fail, more in total.
    for (let round = 0; round < 3; round += 1) {
      const tries = [
        ...four(() => tryPassword(email, PASSWORD, {}, strict)),
        ...four(() => tryExport(PASSWORD)),
        ...(round < 2 ? four(() => reset(link.id, link.token, NEXT, {}, strict)) : []),
      ]
      for (const { errors } of await Promise.all(tries)) assert.equal(errors[0]?.message, BUSY)
    }
  } finally {
    await endFlood()
  }
  for (let i = 0; i < 9; i += 1)
    assert.equal((await tryExport('a guess')).errors[0]?.message, 'Invalid login or password.')
  for (let i = 0; i < 10; i += 1)
    assert.equal((await tryPassword(email, 'a guess', {}, strict)).errors[0]?.message, INCORRECT)
  assert.match(
    (await tryPassword(email, 'a guess', {}, strict)).errors[0]?.message ?? '',
    /try again/i,
    'guesses that were checked count',
  )
  assert.deepEqual((await tryExport(PASSWORD)).errors, [])
  assert.deepEqual((await reset(link.id, link.token, NEXT, {}, strict)).errors, [])
})

test('a staff secret opens nothing when it is wrong, revoked, short, or tried too often [R7.34, R6.15]', async () => {
  const { createAdminSecret, revokeAdminSecret } = await import('#modules/customer')
  const { id } = await newCustomer()
  const secret = (await createAdminSecret(database.db, 'kim.lee')) ?? ''
  const document = gql(`mutation ($id: Int!, $secret: String!) {
    generateAdminCustomerToken(customer_id: $id, secret: $secret) { token lifetime_seconds } }`)
  const enter = (customerId: number, given: string, headers = {}, on = server) =>
    on.graphql(document, { id: customerId, secret: given }, headers)
  const good = (await enter(id, secret)).data?.generateAdminCustomerToken
  assert.equal(good?.lifetime_seconds, 1800)
  const who = await server.graphql(
    gql('{ customer { customer_id is_staff_session } }'),
    {},
    { authorization: `Bearer ${good?.token}` },
  )
  assert.deepEqual(who.data?.customer, { customer_id: String(id), is_staff_session: true })
  for (const [customerId, given] of [
    [id, 'wrong'],
    [id, ''],
    [999_999, secret],
  ] as const)
    assert.equal((await enter(customerId, given)).errors[0]?.message, INCORRECT)
  assert.equal((await server.graphql(untyped(document), { id, secret: [secret] })).data, null, 'a list is no secret')
  assert.equal((await enter(id, secret, { store: 'mathers_au' })).errors[0]?.message, INCORRECT)
  await revokeAdminSecret(database.db, 'kim.lee')
  assert.equal((await enter(id, secret)).errors[0]?.message, INCORRECT)
  const after = await server.graphql(
    gql('{ customer { customer_id } }'),
    {},
    { authorization: `Bearer ${good?.token}` },
  )
  assert.equal(after.data?.customer, null, 'its sign-ins end with it')
  await database.db.deleteFrom('rate_limit').execute()
  const from = { 'x-forwarded-for': '203.0.113.50' }
  for (let i = 0; i < 5; i += 1) assert.equal((await enter(id, 'guess', from, strict)).errors[0]?.message, INCORRECT)
  assert.equal((await enter(id, 'guess', from, strict)).status, 429)
})

test('the alarm of staff sign-ins tells of too many tries only, not of a database that fails', async (t) => {
  const said: string[] = []
  t.mock.method(console, 'error', (text: unknown) => void said.push(String(text)))
  const alarms = () => said.filter((text) => text.includes('staff sign-in tried too often')).length
  const enter = () =>
    strict.graphql(gql('mutation { generateAdminCustomerToken(customer_id: 1, secret: "guess") { token } }'))
  await database.db.deleteFrom('rate_limit').execute()
  await database.pool.query(`
    create function fail_to_count() returns trigger language plpgsql as $$ begin raise exception 'no more room'; end $$;
    create trigger fail_to_count before insert on rate_limit for each row when (new.bucket like 'admin-secret-all:%') execute function fail_to_count()`)
  assert.equal((await enter()).data?.generateAdminCustomerToken ?? null, null)
  assert.equal(alarms(), 0)
  await database.pool.query('drop trigger fail_to_count on rate_limit; drop function fail_to_count')
  assert.equal((await enter()).errors[0]?.message, INCORRECT)
  await database.pool.query(
    `update rate_limit set attempts = array_fill(now(), array[20]) where bucket like 'admin-secret-all:%'`,
  )
  assert.equal((await enter()).status, 429)
  assert.equal(alarms(), 1)
})
