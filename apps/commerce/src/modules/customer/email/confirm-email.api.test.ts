import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createAdminSecret } from '#modules/customer'
import type { OutgoingMail } from '#modules/notifications'
import { runCommand } from '#src/commands/run-command'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { changeEmail, PASSWORD, registerCustomer, signIn } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { createMailWorker } from '#src/testing/jobs/mail-worker'
import { startTestServer, type TestServer } from '#src/testing/server'

const NOT_VALID =
  'This link has expired or isn’t for the account you’re signed in to. Request a new one from your details.'

describe('an email that nobody has shown to be theirs', () => {
  let database: TestDatabase
  let server: TestServer
  let strict: TestServer
  let work: () => Promise<void>
  let n = 0
  const sent: OutgoingMail[] = []
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db, settings: { LIMIT_MULTIPLIER: '1000' } })
    strict = await startTestServer({ db: database.db })
    work = createMailWorker(database, server, sent)
  })
  after(async () => {
    await server.close()
    await strict.close()
    await database.drop()
  })

  type Headers = Readonly<Record<string, string>>
  const newEmail = () => {
    n += 1
    return `mail${n}@example.com`
  }
  const tokenTo = async (email: string) => {
    await work()
    const letters = sent.filter((mail) => mail.to === email)
    return (
      /\/customer\/account\/confirm\?token=([A-Za-z0-9_-]{43})/.exec(
        letters.findLast(({ text }) => text.includes('/confirm?'))?.text ?? '',
      )?.[1] ?? ''
    )
  }
  const confirm = (token: string, headers: Headers) =>
    server.graphql(
      gql('mutation ($token: String!) { confirmCustomerEmail(token: $token) { customer { is_email_confirmed } } }'),
      { token },
      headers,
    )
  const isConfirmed = async (headers: Headers) =>
    (await server.graphql(gql('{ customer { is_email_confirmed } }'), {}, headers)).data?.customer.is_email_confirmed
  const subscribe = (email: string, headers: Headers = {}) =>
    server.graphql(
      gql('mutation ($email: String!) { subscribeToNewsletter(email: $email) { success } }'),
      { email },
      headers,
    )
  const isSubscribed = async (headers: Headers) =>
    (await server.graphql(gql('{ customer { is_subscribed } }'), {}, headers)).data?.customer.is_subscribed
  const setSubscribed = (is_subscribed: boolean, headers: Headers) =>
    server.graphql(
      gql('mutation ($on: Boolean) { updateCustomerV2(input: { is_subscribed: $on }) { customer { email } } }'),
      { on: is_subscribed },
      headers,
    )
  const statusOf = async (email: string) =>
    (
      await database.db
        .selectFrom('subscription')
        .select('status')
        .where('email', '=', email)
        .where('topic', '=', 'newsletter')
        .executeTakeFirst()
    )?.status
  const exported = async (headers: Headers) => {
    const { data } = await server.graphql(
      gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }'),
      { password: PASSWORD },
      headers,
    )
    return JSON.parse(data?.exportCustomerData.json ?? '{}') as Record<
      'subscriptions' | 'stock_alerts' | 'orders',
      unknown[]
    >
  }
  /** An order, a stock alert and a newsletter subscription of a guest. */
  const leaveTraces = async (email: string) => {
    await subscribe(email)
    await sql`insert into stock_alert (website_id, sku, email) values (9, 'SOME-SKU', ${email})`.execute(database.db)
    const cart = `${'a'.repeat(24)}${String(n).padStart(8, '0')}`
    await sql`insert into cart (id, website_id, currency) values (${cart}, 9, 'AUD')`.execute(database.db)
    await sql`insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents, shipping_cents, tax_cents,
        total_cents, billing_address, payment_method)
      values (${`order of ${email}`}, 9, ${cart}, 1, ${email}, 'paid', 'AUD', 1000, 0, 91, 1000, '{"lastname":"Hidden"}', '{"code":"adyen_cc"}')`.execute(
      database.db,
    )
  }

  it('opens nothing done under it before its link is followed; shopping waits for nothing [R6.09]', async () => {
    const email = newEmail()
    await leaveTraces(email)
    const { headers } = await registerCustomer(server, email)
    assert.equal(await isConfirmed(headers), false)
    assert.equal(await isSubscribed(headers), false)
    const before = await exported(headers)
    assert.deepEqual([before.subscriptions, before.stock_alerts, before.orders], [[], [], []])
    const { data } = await confirm(await tokenTo(email), headers)
    assert.equal(data?.confirmCustomerEmail.customer.is_email_confirmed, true)
    assert.equal(await isSubscribed(headers), true)
    const now = await exported(headers)
    assert.deepEqual([now.subscriptions, now.stock_alerts.length, now.orders.length], [['newsletter'], 1, 1])
    await setSubscribed(false, headers)
    assert.equal(await statusOf(email), 'UNSUBSCRIBED')
  })

  it('lets the account see, change and delete its own choices only; the address is its own [R7.42, R7.43]', async () => {
    const email = newEmail()
    await leaveTraces(email)
    const { headers } = await registerCustomer(server, email)
    await setSubscribed(true, headers)
    assert.equal(await isSubscribed(headers), true)
    await setSubscribed(false, headers)
    assert.equal(await isSubscribed(headers), false)
    assert.equal(await statusOf(email), 'SUBSCRIBED', 'what the address asked for goes on')
    await changeEmail(server, { headers }, newEmail())
    assert.equal(await statusOf(email), 'SUBSCRIBED', 'and is not taken along')
    const second = await registerCustomer(server, email)
    await server.graphql(
      gql('mutation ($password: String!) { deleteCustomer(password: $password) }'),
      { password: PASSWORD },
      second.headers,
    )
    assert.equal(await statusOf(email), 'SUBSCRIBED', 'nor deleted')
    const { rows } = await sql`select from stock_alert where email = ${email}`.execute(database.db)
    assert.equal(rows.length, 1)
  })

  it('is subscribed for its account by whoever enters it, and ended by the account that chose it [J25.3, R7.44]', async () => {
    const { email, headers } = await registerCustomer(server, newEmail())
    await subscribe(email, headers)
    assert.equal(await isSubscribed(headers), true)
    await setSubscribed(false, headers)
    assert.equal(await statusOf(email), 'UNSUBSCRIBED')
    await subscribe(email)
    assert.equal(await isSubscribed(headers), true)
  })

  it('is confirmed once, by a link of its own account, for three days, on its site [R6.09, R1.15]', async () => {
    const one = await registerCustomer(server, newEmail())
    const other = await registerCustomer(server, newEmail())
    const elsewhere = await registerCustomer(server, one.email, 'mathers_au')
    await work()
    const token =
      /confirm\?token=([\w-]{43})/.exec(
        sent.find(({ to, text }) => to === one.email && text.includes('Williams'))?.text ?? '',
      )?.[1] ?? ''
    assert.ok(token)
    const secret = await createAdminSecret(database.db, 'joe.doe')
    const { data } = await server.graphql(
      gql(
        'mutation ($id: Int!, $secret: String!) { generateAdminCustomerToken(customer_id: $id, secret: $secret) { token } }',
      ),
      { id: one.id, secret },
    )
    const staff = await confirm(token, { authorization: `Bearer ${data?.generateAdminCustomerToken.token}` })
    assert.equal(staff.errors[0]?.extensions.code, 'NOT_FOR_STAFF')
    for (const headers of [other.headers, elsewhere.headers])
      assert.equal((await confirm(token, headers)).errors[0]?.message, NOT_VALID)
    for (const wrong of ['', 'guess', "' or 1=1 --", 'A'.repeat(43)])
      assert.equal((await confirm(wrong, one.headers)).errors[0]?.message, NOT_VALID)
    await moveClock(database.db, 'test', 73 * 3600)
    const later = { authorization: `Bearer ${await signIn(server, one.email)}` }
    assert.equal((await confirm(token, later)).errors[0]?.message, NOT_VALID)
    await resetClock(database.db)
    for (const twice of [1, 2]) assert.deepEqual((await confirm(token, one.headers)).errors, [], `${twice}`)
    const { errors: ofMagentosName } = await server.graphql(
      gql(
        'mutation ($email: String!, $token: String!) { confirmEmail(input: { email: $email, confirmation_key: $token }) { customer { id } } }',
      ),
      { email: ` ${one.email.toUpperCase()}\u200b`, token },
      one.headers,
    )
    assert.deepEqual(ofMagentosName, [])
    const { rows: unconfirmed } = await sql<{
      text: string
    }>`select html || text as text from mail where recipient = ${one.email} and kind = 'email-confirm'`.execute(
      database.db,
    )
    assert.ok(unconfirmed.length > 0 && unconfirmed.every(({ text }) => text === ''), 'no link is kept')
  })

  it('has to be confirmed anew when it is changed; old links confirm no other address', async () => {
    const created = await registerCustomer(server, newEmail())
    const token = await tokenTo(created.email)
    const next = newEmail()
    const headers = await changeEmail(server, created, next)
    assert.equal((await confirm(token, headers)).errors[0]?.message, NOT_VALID)
    assert.deepEqual((await confirm(await tokenTo(next), headers)).errors, [])
    assert.equal(await isConfirmed(headers), true)
  })

  it('gets three links a day, and then the time to wait is told', async () => {
    const { email, headers } = await registerCustomer(strict, newEmail())
    const again = () => strict.graphql(gql('mutation { requestEmailConfirmation }'), {}, headers)
    for (const time of [2, 3]) assert.deepEqual((await again()).data, { requestEmailConfirmation: true }, `${time}`)
    const refused = await again()
    assert.equal(refused.status, 429)
    assert.match(
      refused.errors[0]?.message ?? '',
      /^Too many attempts\. Please try again in \d+ (second|minute|hour)s?\.$/,
    )
    await work()
    assert.equal(sent.filter(({ to }) => to === email).length, 3)
    await confirm(await tokenTo(email), headers)
    assert.deepEqual((await again()).data, { requestEmailConfirmation: true }, 'nothing is left to send')
  })

  it('is confirmed by a reset link or an operator too, but not by a newsletter’s link', async () => {
    const byReset = await registerCustomer(server, newEmail())
    await server.graphql(gql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'), {
      email: byReset.email,
    })
    await work()
    const [, id = '', token = ''] =
      /createPassword\?id=(\d+)&token=([\w-]{43})/.exec(sent.findLast(({ to }) => to === byReset.email)?.text ?? '') ??
      []
    await server.graphql(
      gql(
        'mutation ($id: Int!, $token: String!, $password: String!) { resetPasswordById(customer_id: $id, reset_token: $token, new_password: $password) }',
      ),
      { id: Number(id), token, password: 'an entirely new password' },
    )
    const confirmed = async (email: string) =>
      (
        await database.db
          .selectFrom('customer')
          .select('email_confirmed_at')
          .where('email', '=', email)
          .executeTakeFirst()
      )?.email_confirmed_at !== null
    assert.equal(await confirmed(byReset.email), true)

    await sql`insert into site_setting (website_id, key, value) values (9, 'newsletter_double_opt_in', 'true')`.execute(
      database.db,
    )
    const byNews = await registerCustomer(server, newEmail())
    await subscribe(byNews.email, byNews.headers)
    const link = await database.db
      .selectFrom('subscription')
      .select('link_token')
      .where('email', '=', byNews.email)
      .executeTakeFirst()
    const follow = (headers: Headers) =>
      server.graphql(
        gql('mutation ($token: String!) { confirmSubscription(token: $token) { success } }'),
        { token: link?.link_token ?? undefined },
        headers,
      )
    for (const headers of [{}, byNews.headers]) {
      assert.deepEqual((await follow(headers)).errors, [])
      assert.equal(await confirmed(byNews.email), false, 'whoever was forwarded a mail has its link')
    }
    await sql`delete from site_setting where key = 'newsletter_double_opt_in'`.execute(database.db)

    const byStaff = await registerCustomer(server, newEmail())
    assert.equal(await runCommand(database.url, 'confirm-email', ['williams', 'nobody@example.com']), 1)
    assert.equal(await runCommand(database.url, 'confirm-email', ['nowhere', byStaff.email]), 2)
    assert.equal(await runCommand(database.url, 'confirm-email', ['williams', byStaff.email]), 0)
    assert.equal(await isConfirmed(byStaff.headers), true)
  })
})
