import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import type { JobContext } from '#src/queue/job-handler'
import { PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql, untyped } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { occupyPlaces, PLACES_AND_QUEUE } from '../testing/hash-queue.ts'

const NEXT = 'an entirely new password'
const SIGN_IN = gql(
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token device_token } }',
)
const INCORRECT =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const BUSY = 'Many people are signing in right now. Please try again in a few seconds.'
const MISMATCHED = 'The password token is mismatched. Reset and try again.'

describe('passwords', () => {
  let database: TestDatabase
  let server: TestServer
  let strict: TestServer
  let jobContext: JobContext
  const sent: { to: string; html: string; text: string }[] = []
  let n = 0
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
    strict = await startTestServer({ db: database.db })
    const mail = { send: async (outgoing: { to: string; html: string; text: string }) => void sent.push(outgoing) }
    jobContext = {
      db: database.db,
      config: server.config,
      ports: { mail } as unknown as JobContext['ports'],
      log: () => undefined,
    }
  })
  beforeEach(async () => {
    await resetClock(database.db)
    await work()
    sent.length = 0
  })
  after(async () => {
    await server.close()
    await strict.close()
    await database.drop()
  })

  const newCustomer = (store?: string) => {
    n += 1
    return registerCustomer(server, `password${n}@example.com`, store)
  }
  /** Runs queued jobs, including those that they enqueue. */
  const work = async () => {
    for (;;) {
      const { rows } = await database.pool.query<{ identifier: string; payload: unknown }>(
        `with taken as (
          delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id
          returning j.id, t.identifier, j.payload)
        select identifier, payload from taken order by id`,
      )
      if (rows.length === 0) return
      for (const { identifier, payload } of rows) await jobs[identifier]?.(payload, jobContext)
    }
  }
  const request = (email: string, headers = {}, on = server) =>
    on.graphql(gql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'), { email }, headers)
  const linkTo = async (email: string) => {
    await request(email)
    await work()
    // Other mails of a new account may be sent after it.
    const text = sent.findLast((mail) => mail.to === email && mail.text.includes('/createPassword?'))?.text ?? ''
    const [, id = '', token = ''] = /createPassword\?id=(\d+)&token=([A-Za-z0-9_-]{43})/.exec(text) ?? []
    return { id: Number(id), token, text }
  }
  const reset = (id: number, token: string, password = NEXT, headers = {}, on = server) =>
    on.graphql(
      gql(
        'mutation ($id: Int!, $token: String!, $password: String!) { resetPasswordById(customer_id: $id, reset_token: $token, new_password: $password) }',
      ),
      { id, token, password },
      headers,
    )
  const validate = async (id: number, token: string) =>
    (
      await server.graphql(
        gql(
          'query ($id: Int!, $token: String!) { validateRPToken(customer_id: $id, rp_token: $token) { is_valid error_code } }',
        ),
        {
          id,
          token,
        },
      )
    ).data?.validateRPToken
  const tryPassword = (email: string, password: string, headers = {}, on = server) =>
    on.graphql(SIGN_IN, { email, password }, headers)

  it('a link sets a new password once; nobody is signed in by it and everybody is signed out [R7.47, R7.48, R7.31, R5.16]', async () => {
    const { email, headers, id } = await newCustomer()
    const link = await linkTo(email)
    assert.equal(link.id, id)
    assert.ok(link.text.includes('http://williams.localhost:3000/customer/account/createPassword?'))
    assert.deepEqual(await validate(id, link.token), { is_valid: true, error_code: null })
    const weak = await reset(id, link.token, 'password')
    assert.match(weak.errors[0]?.message ?? '', /easy to guess/)
    const done = await reset(id, link.token)
    assert.deepEqual(done.data, { resetPasswordById: true })
    assert.equal((await reset(id, link.token)).errors[0]?.message, MISMATCHED)
    assert.deepEqual(await validate(id, link.token), { is_valid: false, error_code: 'TOKEN_MISMATCH' })
    assert.equal((await tryPassword(email, PASSWORD)).errors[0]?.message, INCORRECT)
    assert.ok(await signIn(server, email, 'williams_au', NEXT))
    assert.equal(
      (await server.graphql(gql('{ customer { email } }'), {}, headers)).errors[0]?.message,
      "The current customer isn't authorized.",
    )
    await work()
    assert.match(sent.at(-1)?.text ?? '', /password of your account at Williams was changed/)
  })

  it('a token is worth nothing to others, elsewhere, after a newer one, late or guessed [R5.16, R7.48]', async () => {
    const one = await newCustomer()
    const two = await newCustomer()
    const first = await linkTo(one.email)
    await moveClock(database.db, 'test', 700)
    const newer = await linkTo(one.email)
    assert.notEqual(newer.token, first.token)
    for (const answer of [
      await reset(one.id, first.token),
      await reset(two.id, newer.token),
      await reset(one.id, newer.token, NEXT, { store: 'mathers_au' }),
      await reset(999_999, newer.token),
      await reset(one.id, 'guess'),
      await reset(one.id, "' or 1=1 --"),
    ])
      assert.equal(answer.errors[0]?.message, MISMATCHED)
    await moveClock(database.db, 'test', 3601)
    assert.deepEqual(await validate(one.id, newer.token), { is_valid: false, error_code: 'TOKEN_EXPIRED' })
    assert.equal(
      (await reset(one.id, newer.token)).errors[0]?.message,
      'The password token is expired. Reset and try again.',
    )
  })

  it('of two uses at once one counts; the twin by email does the same [R7.48]', async () => {
    const { id, email } = await newCustomer()
    const { token } = await linkTo(email)
    const answers = await Promise.all([reset(id, token, 'first new password'), reset(id, token, 'second new password')])
    assert.equal(answers.filter((answer) => answer.errors.length === 0).length, 1)
    await moveClock(database.db, 'test', 700)
    const again = await linkTo(email)
    const twin = await server.graphql(
      gql(
        'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }',
      ),
      { email, token: again.token, password: NEXT },
    )
    assert.deepEqual(twin.data, { resetPassword: true })
  })

  it('tries with other unknown emails do not make the next one answer unlike a known one', async () => {
    const { email } = await newCustomer()
    const attempt = async (of: string, i: number) => {
      const { errors } = await strict.graphql(
        gql(
          'mutation ($email: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: "nothing", newPassword: $password) }',
        ),
        { email: of, password: NEXT },
        { 'x-forwarded-for': `198.51.100.${i}` },
      )
      return errors[0]?.message
    }
    for (let i = 1; i <= 5; i += 1) assert.equal(await attempt(`unknown${i}@example.com`, i), MISMATCHED)
    assert.equal(await attempt(email, 6), MISMATCHED)
    assert.equal(await attempt('unknown6@example.com', 7), MISMATCHED)
  })

  it('known and unknown emails get the same answer, the known one a mail in ten minutes [R7.47]', async () => {
    const { email } = await newCustomer()
    const answers = [await request(email, {}, strict), await request('nobody@example.com', {}, strict)]
    await work()
    answers.push(await request(email, {}, strict))
    for (const { status, data, errors } of answers)
      assert.deepEqual([status, data, errors], [200, { requestPasswordResetEmail: true }, []])
    await work()
    assert.deepEqual(
      sent.filter(({ text }) => text.includes('createPassword')).map(({ to }) => to),
      [email],
    )
    const storedMails = await database.db
      .selectFrom('mail')
      .select(['html', 'text'])
      .where('kind', '=', 'password-reset')
      .execute()
    assert.ok(
      storedMails.every((mail) => mail.html === '' && mail.text === ''),
      'a link that was sent is not kept',
    )
  })

  it('five an hour are mails that were sent: requests in between use none up', async () => {
    const email = 'hurried@example.com'
    const sentNow = async () => {
      const { rows } = await database.pool.query(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'password-reset' and j.payload ->> 'email' = $1 returning 1`,
        [email],
      )
      return rows.length
    }
    const mails: number[] = []
    for (let round = 1; round <= 6; round += 1) {
      for (let i = 0; i < 3; i += 1) await request(email, { 'x-forwarded-for': `198.51.100.${round}` }, strict)
      mails.push(await sentNow())
      await moveClock(database.db, 'test', 480)
      await request(email, { 'x-forwarded-for': `198.51.100.${round}` }, strict)
      assert.equal(await sentNow(), 0, 'ten minutes are not over')
      await moveClock(database.db, 'test', 121)
    }
    assert.deepEqual(mails, [1, 1, 1, 1, 1, 0])
  })

  it('an account without a password gets one by the link [R4.19]', async () => {
    const email = 'imported@example.com'
    await server.graphql(
      gql(
        'mutation { createCustomerV2(input: { email: "imported@example.com", firstname: "Im", lastname: "Port" }) { customer { id } } }',
      ),
    )
    assert.equal((await tryPassword(email, '')).errors[0]?.message, INCORRECT)
    const { id, token } = await linkTo(email)
    assert.deepEqual((await reset(id, token)).errors, [])
    assert.ok(await signIn(server, email, 'williams_au', NEXT))
  })

  it('a client that asks for no new token carries on with its own; its other tokens end', async () => {
    const { email, headers } = await newCustomer()
    const elsewhere = await signIn(server, email)
    const isSignedIn = async (authorization: string | undefined) =>
      (await server.graphql(gql('{ customer { email } }'), {}, { authorization: authorization ?? '' })).data
        ?.customer != null
    const password = gql(
      'mutation ($now: String!, $next: String!) { changeCustomerPassword(currentPassword: $now, newPassword: $next) { email } }',
    )
    assert.deepEqual((await server.graphql(password, { now: PASSWORD, next: NEXT }, headers)).errors, [])
    assert.deepEqual([await isSignedIn(headers.authorization), await isSignedIn(`Bearer ${elsewhere}`)], [true, false])
    const again = await signIn(server, email, 'williams_au', NEXT)
    const mail = gql(
      'mutation ($email: String!, $now: String!) { updateCustomerEmail(email: $email, password: $now) { customer { email } } }',
    )
    assert.deepEqual((await server.graphql(mail, { email: `moved-${email}`, now: NEXT }, headers)).errors, [])
    assert.deepEqual([await isSignedIn(headers.authorization), await isSignedIn(`Bearer ${again}`)], [true, false])
  })

  it('a password is changed with the current one; every token ends, this device gets one [R7.46]', async () => {
    const { email, headers, id } = await newCustomer()
    const elsewhere = await signIn(server, email)
    const { token } = await linkTo(email)
    const change = (now: string, next: string, as = headers) =>
      server.graphql(
        gql(
          'mutation ($now: String!, $next: String!) { changeCustomerPassword(currentPassword: $now, newPassword: $next) { email renewed_token { token lifetime_seconds device_token } } }',
        ),
        { now, next },
        as,
      )
    const wrong = await change('not the password', NEXT)
    assert.equal(wrong.errors[0]?.message, 'Invalid login or password.')
    assert.equal(wrong.errors[0]?.extensions.category, 'graphql-authentication')
    assert.match((await change(PASSWORD, 'short')).errors[0]?.message ?? '', /at least 8 characters/)
    const refreshed = await server.graphql(gql('mutation { refreshCustomerToken { token } }'), {}, headers)
    const changed = (await change(PASSWORD, NEXT)).data?.changeCustomerPassword
    assert.equal(changed?.email, email)
    assert.ok((changed?.renewed_token.lifetime_seconds ?? 0) > 3600)
    const whoIs = async (token: string | undefined) =>
      (
        await server.graphql(
          gql('{ customer { email renewed_token { token } } }'),
          {},
          { authorization: `Bearer ${token}` },
        )
      ).data?.customer
    const fresh = changed?.renewed_token.token
    for (const token of [headers.authorization?.slice(7), refreshed.data?.refreshCustomerToken.token, elsewhere])
      assert.equal(await whoIs(token), null)
    assert.deepEqual(await whoIs(fresh), { email, renewed_token: null })
    const moved = await server.graphql(
      gql(`mutation ($email: String!, $password: String!) {
        updateCustomerEmail(email: $email, password: $password) { customer { renewed_token { token } } } }`),
      { email: `moved-${email}`, password: NEXT },
      { authorization: `Bearer ${fresh}` },
    )
    assert.equal(await whoIs(fresh), null, 'the same after a change of the email')
    assert.deepEqual(await whoIs(moved.data?.updateCustomerEmail.customer.renewed_token.token), {
      email: `moved-${email}`,
      renewed_token: null,
    })
    assert.equal((await reset(id, token)).errors[0]?.message, MISMATCHED)
    assert.ok(await signIn(server, `moved-${email}`, 'williams_au', NEXT))
  })

  it('unknown, wrong, of another site and without a password are told alike [R7.33]', async () => {
    const { email } = await newCustomer()
    const elsewhere = await newCustomer('mathers_au')
    const answers = [
      await tryPassword(email, 'wrong password'),
      await tryPassword('nobody@example.com', 'wrong password'),
      await tryPassword(elsewhere.email, PASSWORD),
      await tryPassword('no email', PASSWORD),
      await tryPassword(email, 'x'.repeat(5000)),
    ]
    for (const { status, data, errors } of answers) {
      assert.equal(status, 200)
      assert.equal(data?.generateCustomerToken, null)
      assert.equal(errors[0]?.message, INCORRECT)
      assert.equal(errors[0]?.extensions.category, 'graphql-authentication')
    }
  })

  it('ten failures close an account to guessers for ten minutes, not to a known device', async () => {
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

  it('a device is known for 30 days, and until the password is another', async () => {
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

  it('an unconfirmed address is told of three changes a day, a confirmed one of all', async () => {
    const { id, email, headers } = await newCustomer()
    let token = headers.authorization?.slice(7) ?? ''
    const change = async (now: string, next: string) => {
      const { data } = await strict.graphql(
        gql(`mutation ($now: String!, $next: String!) {
          changeCustomerPassword(currentPassword: $now, newPassword: $next) { renewed_token { token } } }`),
        { now, next },
        { authorization: `Bearer ${token}` },
      )
      token = data?.changeCustomerPassword.renewed_token.token ?? ''
      assert.ok(token)
    }
    const notices = async () => {
      await work()
      return sent.filter((mail) => mail.to === email && /password of your account .* was changed/.test(mail.text))
        .length
    }
    await change(PASSWORD, `${NEXT} 1`)
    for (let i = 1; i < 5; i += 1) await change(`${NEXT} ${i}`, `${NEXT} ${i + 1}`)
    assert.equal(await notices(), 3)
    await moveClock(database.db, 'test', 24 * 3600 + 1)
    await change(`${NEXT} 5`, `${NEXT} 6`)
    assert.equal(await notices(), 4)
    for (let i = 6; i < 9; i += 1) await change(`${NEXT} ${i}`, `${NEXT} ${i + 1}`)
    assert.equal(await notices(), 6)
    const link = await linkTo(email)
    assert.deepEqual((await reset(id, link.token)).errors, [])
    assert.equal(await notices(), 7, 'a link that was followed shows whose address it is')
    token = await signIn(server, email, 'williams_au', NEXT)
    for (let i = 0; i < 2; i += 1) await change(i === 0 ? NEXT : `${NEXT} 0`, `${NEXT} ${i}`)
    assert.equal(await notices(), 9)
  })

  it('one address tries 30 sign-ins in ten minutes, whatever it writes into forwarding headers', async () => {
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

  it('a burst of sign-ins waits in a short queue; the rest is told to come back [R7.33]', async () => {
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

  it('tries that nobody had time to check lock no account [R7.33]', async () => {
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

  it('a staff secret opens nothing when it is wrong, revoked, short, or tried too often [R7.34, R6.15]', async () => {
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

  it('the alarm of staff sign-ins tells of too many tries only, not of a database that fails', async (t) => {
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
})
