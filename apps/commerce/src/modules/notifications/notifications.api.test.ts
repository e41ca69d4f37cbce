import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { changeEmail, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

describe('notifications', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const jobs = async () => {
    const { rows } = await sql<{ task: string; payload: Record<string, unknown> }>`
      select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(
      database.db,
    )
    return rows
  }
  const subscribe = (email: string, headers = {}) =>
    server.graphql(
      gql('mutation ($email: String!) { subscribeToNewsletter(email: $email) { success message status } }'),
      { email },
      headers,
    )

  it('a subscription is kept for its site with the consent, and welcomed once [R7.44]', async () => {
    for (const email of ['Ann@Example.com', 'ann@example.com']) {
      const { data } = await subscribe(email)
      assert.deepEqual(data?.subscribeToNewsletter, {
        success: true,
        message: 'Thank you for subscribing.',
        status: 'SUBSCRIBED',
      })
    }
    const rows = await database.db.selectFrom('subscription').selectAll().execute()
    assert.deepEqual(
      rows.map((row) => [row.website_id, row.email, row.status, row.consented_at instanceof Date]),
      [[9, 'ann@example.com', 'SUBSCRIBED', true]],
    )
    assert.deepEqual(
      (await jobs()).map((job) => [job.task, job.payload]),
      [['newsletter-welcome', { websiteId: 9, email: 'ann@example.com' }]],
    )
  })

  it('the twin call writes the same [R7.44]', async () => {
    const { data } = await server.graphql(
      gql('mutation { subscribeEmailToNewsletter(email: "bob@example.com") { status } }'),
    )
    assert.deepEqual(data?.subscribeEmailToNewsletter, { status: 'SUBSCRIBED' })
    const row = await database.db
      .selectFrom('subscription')
      .select('topic')
      .where('email', '=', 'bob@example.com')
      .executeTakeFirst()
    assert.equal(row?.topic, 'newsletter')
  })

  const LINKS = {
    confirmSubscription: gql(
      'mutation ($token: String!) { answer: confirmSubscription(token: $token) { success status } }',
    ),
    unsubscribe: gql('mutation ($token: String!) { answer: unsubscribe(token: $token) { success status } }'),
  }
  const follow = (operation: keyof typeof LINKS, token: string, headers = {}) =>
    server.graphql(LINKS[operation], { token }, headers)
  const rowOf = (email: string) =>
    database.db
      .selectFrom('subscription')
      .selectAll()
      .where('email', '=', email)
      .where('topic', '=', 'newsletter')
      .executeTakeFirst()

  it('an account of somebody else’s email sends it no more than three confirmation mails a day [R7.43, R7.44]', async () => {
    await sql`insert into site_setting (website_id, key, value) values (2, 'newsletter_double_opt_in', 'true')`.execute(
      database.db,
    )
    const { headers, email } = await registerCustomer(server, 'bombed@example.com', 'styletread_au')
    let mails = 0
    for (let i = 0; i < 6; i += 1) {
      await server.graphql(
        gql('mutation { updateSubscriptionDetails(input: { is_subscribed: true }) { success } }'),
        {},
        headers,
      )
      const { numAffectedRows } =
        await sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'newsletter-confirm' and j.payload ->> 'email' = ${email}`.execute(
          database.db,
        )
      mails += Number(numAffectedRows)
    }
    assert.equal(mails, 3)
  })

  it('a customer who is subscribed gets no link to confirm it by saving it again [R7.42, R7.43, R7.44]', async () => {
    await sql`insert into site_setting (website_id, key, value) values (2, 'newsletter_double_opt_in', 'true') on conflict do nothing`.execute(
      database.db,
    )
    const { headers, email } = await registerCustomer(server, 'content@example.com', 'styletread_au')
    const links = async () =>
      (await jobs()).filter((job) => job.task === 'newsletter-confirm' && job.payload.email === email).length
    const save = async () => {
      for (const call of [
        'updateSubscriptionDetails(input: { is_subscribed: true }) { success }',
        'updateCustomerV2(input: { is_subscribed: true }) { customer { is_subscribed } }',
      ])
        assert.deepEqual((await server.graphql(`mutation { ${call} }`, {}, headers)).errors, [])
    }
    await save()
    assert.equal(await links(), 1, 'one job for both, as it is not sent yet')
    await follow('confirmSubscription', (await rowOf(email))?.link_token ?? '', headers)
    await sql`delete from graphile_worker._private_jobs`.execute(database.db)
    await save()
    assert.equal(await links(), 0)
    assert.equal((await rowOf(email))?.status, 'SUBSCRIBED')
  })

  it('a new email subscribes nobody there: own choices stay, newsletters are confirmed [R7.42, R7.44]', async () => {
    await sql`insert into site_setting (website_id, key, value) values (2, 'newsletter_double_opt_in', 'true') on conflict do nothing`.execute(
      database.db,
    )
    const subscribed = await registerCustomer(server, 'moving@example.com', 'styletread_au')
    const { id, email } = subscribed
    const own = { website_id: 2, topic: 'newsletter', source: null, consented_at: null, requested_at: null }
    const token = 'a-token-of-the-old-address-0001'
    await database.db
      .insertInto('subscription')
      .values([
        {
          ...own,
          email,
          status: 'SUBSCRIBED',
          unsubscribed_at: null,
          link_token: token,
          customer_id: id,
          is_by_address: false,
        },
        {
          ...own,
          email: 'never@example.com',
          status: 'UNSUBSCRIBED',
          unsubscribed_at: new Date(),
          link_token: 'never',
        },
      ])
      .execute()
    const headers = await changeEmail(server, subscribed, 'new@example.com')
    assert.equal((await rowOf('new@example.com'))?.status, 'UNCONFIRMED')
    assert.ok(
      (await jobs()).some((job) => job.task === 'newsletter-confirm' && job.payload.email === 'new@example.com'),
    )
    assert.notDeepEqual((await follow('confirmSubscription', token, headers)).errors, [])
    await changeEmail(server, { headers }, 'never@example.com')
    assert.equal((await rowOf('never@example.com'))?.status, 'UNSUBSCRIBED')
  })

  it('where a site asks for it, a newsletter begins when the link of the first mail is followed [R7.44]', async () => {
    await sql`insert into site_setting (website_id, key, value) values (9, 'newsletter_double_opt_in', 'true')`.execute(
      database.db,
    )
    const { data } = await subscribe('opt@example.com')
    assert.deepEqual(data?.subscribeToNewsletter, {
      success: true,
      message: 'Thank you. Open the link in the email we have sent you to confirm.',
      status: 'UNCONFIRMED',
    })
    const { rows: named } = await sql`select from rate_limit where bucket like '%@%'`.execute(database.db)
    assert.equal(named.length, 0, 'counters name no address')
    const row = await rowOf('opt@example.com')
    assert.equal(row?.status, 'UNCONFIRMED')
    assert.equal(row?.consented_at, null)
    assert.deepEqual(
      (await jobs()).filter((job) => job.payload.email === 'opt@example.com').map((job) => job.task),
      ['newsletter-confirm'],
    )
    const token = row?.link_token ?? ''
    const foreign = await follow('confirmSubscription', token, { store: 'mollini_au' })
    assert.equal(foreign.errors[0]?.extensions.code, 'LINK_NOT_VALID')
    for (const twice of [1, 2])
      assert.deepEqual(
        (await follow('confirmSubscription', token)).data?.answer,
        { success: true, status: 'SUBSCRIBED' },
        `${twice}`,
      )
    assert.equal((await rowOf('opt@example.com'))?.status, 'SUBSCRIBED')
    await sql`delete from site_setting where key = 'newsletter_double_opt_in'`.execute(database.db)
  })

  it('any mail’s link ends a newsletter without signing in; old confirmations do nothing [R7.44]', async () => {
    await subscribe('stop@example.com')
    const token = (await rowOf('stop@example.com'))?.link_token ?? ''
    assert.deepEqual((await follow('unsubscribe', token)).data?.answer, { success: true, status: 'UNSUBSCRIBED' })
    assert.equal((await rowOf('stop@example.com'))?.status, 'UNSUBSCRIBED')
    assert.equal((await follow('confirmSubscription', token)).errors[0]?.extensions.code, 'LINK_NOT_VALID')
    for (const wrong of ['', 'guess', "' or 1=1 --"]) {
      const { errors } = await follow('unsubscribe', wrong)
      assert.equal(
        errors[0]?.message,
        'This link is not valid here. Open the newest email from us and follow its link.',
      )
    }
    await subscribe('stop@example.com')
    assert.equal((await rowOf('stop@example.com'))?.status, 'SUBSCRIBED')
  })

  it('a shop without a newsletter says so [R1.19]', async () => {
    const { errors } = await subscribe('ann@example.com', { store: 'mathers_au' })
    assert.equal(errors[0]?.extensions.code, 'NEWSLETTER_NOT_OFFERED')
  })

  it('what is no email address is refused [R5.29, R7.44]', async () => {
    for (const email of [
      '',
      'ann',
      'ann@',
      '@example.com',
      'ann@example',
      'a b@example.com',
      `${'a'.repeat(250)}@example.com`,
    ]) {
      const { errors } = await subscribe(email)
      assert.equal(errors[0]?.message, 'Enter a valid email address.', email)
      assert.equal(errors[0]?.extensions.category, 'graphql-input')
    }
  })

  it('an email is checked before it is used [R7.29, A68]', async () => {
    const validate = async (email: string) =>
      (
        await server.graphql(gql('query ($email: String!) { isEmailValidated(email: $email) { isValid message } }'), {
          email,
        })
      ).data?.isEmailValidated
    assert.deepEqual(await validate('ann@example.com'), { isValid: true, message: null })
    assert.deepEqual(await validate('ann@'), { isValid: false, message: 'Enter a valid email address.' })
    assert.deepEqual(await validate('ann@example.con'), {
      isValid: false,
      message: 'Check the end of the email address. Did you mean .com?',
    })
  })

  it("subscriptions of a customer need the customer's token [R7.26, R7.43, R6.08]", async () => {
    const read = await server.graphql(gql('{ fetchSubscriptionDetails { email } }'))
    const change = await server.graphql(
      gql('mutation { updateSubscriptionDetails(input: { is_subscribed: true }) { success } }'),
      {},
      { authorization: 'Bearer stale' },
    )
    for (const { errors } of [read, change]) {
      assert.equal(errors[0]?.message, "The current customer isn't authorized.")
      assert.equal(errors[0]?.extensions.category, 'graphql-authorization')
    }
  })

  it('a message to the service desk becomes a job; a bad one is refused', async () => {
    const document = gql('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }')
    const sent = await server.graphql(document, {
      input: { name: 'Ann', email: 'ann@example.com', comment: 'Where is my order?' },
    })
    assert.deepEqual(sent.data?.contactUs, { status: true })
    const last = (await jobs()).at(-1)
    assert.equal(last?.task, 'contact-message')
    assert.equal(last?.payload.comment, 'Where is my order?')
    const bad = await server.graphql(document, { input: { name: 'Ann', email: 'ann@', comment: 'x' } })
    assert.equal(bad.errors[0]?.message, 'Enter a valid email address.')
  })
})
