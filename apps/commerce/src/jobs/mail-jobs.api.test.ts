import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { notificationJobs, type OutgoingMail, queueMail } from '#modules/notifications'
import { findOrder, insertOrder, orderJobs } from '#modules/orders'
import { createMailTransport } from '../adapters/mail/transport.ts'
import { NEWSLETTER, subscribe } from '../modules/notifications/store.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction } from '../platform/database.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { jobs } from './index.ts'
import { reclaimJobs, startJobs } from './runner.ts'

const SECRET = 'x'.repeat(32)
const ADDRESS = {
  prefix: null,
  firstname: 'Ana',
  middlename: null,
  lastname: "O'Neil <b>",
  suffix: null,
  company: null,
  street: ['1 Smith Street'],
  city: 'Fitzroy',
  region: { code: 'VIC', label: 'Victoria', regionId: 1 },
  postcode: '3065',
  countryCode: 'AU' as const,
  telephone: '0400000000',
  fax: null,
  vatId: null,
  customerNotes: null,
  pickupLocationCode: null,
}

let database: TestDatabase
let orderId: number
const sent: OutgoingMail[] = []
const logged: string[] = []
let isMailDown = false
let ctx: JobContext

before(async () => {
  database = await withDatabase()
  const config = readConfig({
    WELT_ENV: 'test',
    DATABASE_URL: database.url,
    SERVICE_KEY: SECRET,
    PURGE_TOKEN: SECRET,
    SIGNING_SECRET: SECRET,
    ADYEN_WEBHOOK_PASSWORD: SECRET,
    PUBLIC_URL: 'http://{site}.shop.test',
  })
  const mail = {
    send: async (message: OutgoingMail) => {
      if (isMailDown) throw new Error('mail is down')
      sent.push(message)
    },
  }
  ctx = {
    db: database.db,
    config,
    ports: { mail } as JobContext['ports'],
    log: (_level, event) => void logged.push(event),
  }
  await database.pool.query(`insert into cart (id, website_id, currency) values (repeat('a', 32), 7, 'AUD')`)
  const order = await inTransaction(database.db, (trx) =>
    insertOrder(trx, {
      accessToken: 'token-of-a-guest-order',
      websiteId: 7,
      cartId: 'a'.repeat(32),
      cartVersion: 3,
      customerId: null,
      email: 'ana@example.com',
      currency: 'AUD',
      subtotalCents: 12995,
      discountCents: 0,
      shippingCents: 995,
      taxCents: 1272,
      totalCents: 13990,
      discounts: [],
      giftCardCents: 0,
      giftCards: [],
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      shippingInstructions: null,
      nominee: null,
      payment: { code: 'adyen_cc', title: 'Visa ending 1111' },
      lines: [
        {
          cartLineId: 1,
          productId: 1,
          productSku: 'RAVELLO-INK',
          productType: 'configurable',
          variantSku: 'RAVELLO-INK-38',
          name: 'Ravello',
          brand: 'Mollini',
          colour: 'Ink',
          sizeLabel: '38',
          sizeScale: 'EUW',
          imagePath: 'ravello/ink side.avif',
          imageAlt: 'Ravello in ink',
          urlKey: 'ravello-ink',
          quantity: 1,
          unitCents: 12995,
          regularUnitCents: 12995,
          rowCents: 12995,
          discountCents: 0,
          taxCents: 1181,
          fulfilment: 'delivery',
          allocations: [{ source: null, quantity: 1 }],
          giftCard: null,
          deliveryGroup: 1,
          savings: [],
        },
      ],
      groups: [
        {
          kind: 'delivery',
          store_code: null,
          carrier_code: 'startrack',
          method_code: 'STEFPP',
          title: 'Standard delivery',
          promise: { earliest: '2026-11-24', latest: '2026-11-27' },
          amount_cents: 995,
          discount_cents: 0,
          tax_cents: 90,
          ready_at: null,
          collection_code: null,
        },
      ],
    }),
  )
  orderId = order.id
})
after(() => database.drop())
beforeEach(() => {
  sent.length = 0
  isMailDown = false
})

const run = (kind: string, payload: unknown) => jobs[kind]?.(payload, ctx)
const mailIds = async () =>
  (await database.db.selectFrom('mail').select('id').orderBy('id').execute()).map(({ id }) => id)

test('an order is confirmed by one mail however often its jobs run', async () => {
  await run('send-order-confirmation', { orderId })
  await run('send-order-confirmation', { orderId })
  const [mailId, ...others] = await mailIds()
  assert.deepEqual(others, [])
  await run('send-mail', { mailId })
  await run('send-mail', { mailId })
  assert.equal(sent.length, 1)
  const order = await findOrder(database.db, orderId)
  const [mail] = sent
  assert.equal(mail?.messageId, `<order-confirmation.${order?.number}@mollini.example>`)
  assert.deepEqual(mail?.from, { name: 'Mollini', address: 'orders@mollini.example' })
  assert.equal(mail?.to, 'ana@example.com')
  assert.ok(mail?.html.includes('http://mollini.shop.test/media/ravello/ink%20side.avif?w=160&amp;f=jpeg'))
  assert.ok(mail?.html.includes('O&#39;Neil &lt;b&gt;'))
  assert.ok(mail?.text.includes('size EU 38') && mail.text.includes('A$139.90'))
})

test('a mail that is refused stays unsent and goes out at the next try', async () => {
  await run('send-payment-returned', { orderId })
  const mailId = (await mailIds()).at(-1)
  isMailDown = true
  await assert.rejects(async () => run('send-mail', { mailId }))
  isMailDown = false
  await run('send-mail', { mailId })
  assert.match(sent[0]?.subject ?? '', /^Your order \d+ is cancelled$/)
})

test('a line break in a subject or recipient begins no header', async () => {
  const brand = brandOf('mollini')
  const mail = { subject: 'Hello\r\nBcc: all@example.com', html: '<p></p>', text: '' }
  await assert.rejects(
    queueMail(database.db, {
      brand,
      kind: 'contact-message',
      subjectId: 'a',
      recipient: 'a@b.co\r\nBcc: c@d.co',
      mail,
    }),
    RangeError,
  )
  await queueMail(database.db, { brand, kind: 'contact-message', subjectId: 'a\r\nb', recipient: 'a@b.co', mail })
  const row = await database.db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  assert.equal(row.subject, 'Hello Bcc: all@example.com')
  assert.equal(row.message_id, '<contact-message.a--b@mollini.example>')
})

test('the runner works off what a transaction left, and not what was rolled back', async () => {
  await database.db.deleteFrom('mail').execute()
  await database.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs')
  await assert.rejects(
    inTransaction(database.db, async (trx) => {
      await enqueue(trx, notificationJobs['newsletter-welcome'], { websiteId: 7, email: 'never@example.com' })
      throw new Error('undone')
    }),
  )
  for (const email of ['new@example.com', 'later@example.com']) {
    const key = { websiteId: 7, email, topic: NEWSLETTER, channel: 'email' } as const
    await subscribe(database.db, { ...key, source: 'test', mustConfirm: false, by: undefined })
  }
  await inTransaction(database.db, (trx) =>
    enqueue(trx, notificationJobs['newsletter-welcome'], { websiteId: 7, email: 'new@example.com' }),
  )
  await enqueue(database.db, notificationJobs['contact-message'], {
    websiteId: 7,
    requestId: 'r-1',
    name: 'Bo',
    email: 'bo@example.com',
    comment: 'Where is my order?',
  })
  const runner = await startJobs(database.pool, ctx)
  await until(() => sent.length === 2)
  await until(
    async () => (await database.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()).length === 0,
  )
  assert.ok(runner.isRunning())
  await runner.stop()
  assert.deepEqual(sent.map(({ to }) => to).sort(), ['help@mollini.example', 'new@example.com'])
  assert.ok(!logged.includes('invariant broken'))
})

test('a mail that its server refuses is told by job, attempt and code, not by its words', async () => {
  await database.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs')
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 test\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      if (line.startsWith('RCPT')) socket.write('550 <ana@example.com> Ana ONeil has moved away\r\n')
      else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mail = createMailTransport({ smtpUrl, sandboxUrl: undefined })
  const lines: Record<string, unknown>[] = []
  const brand = brandOf('mollini')
  await queueMail(database.db, {
    brand,
    kind: 'payment-returned',
    subjectId: 'refused',
    recipient: 'ana@example.com',
    mail: { subject: 'Hello', html: '<p></p>', text: '' },
  })
  const runner = await startJobs(database.pool, {
    ...ctx,
    ports: { mail } as JobContext['ports'],
    log: (level, event, facts) => void lines.push({ level, event, ...facts }),
  })
  const failures = () => lines.filter(({ event, kind }) => event === 'job failed' && kind === 'send-mail')
  await until(() => failures().length > 0)
  await runner.stop()
  server.close()
  await database.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs')
  assert.doesNotMatch(JSON.stringify(lines), /ana@|O.?Neil|moved away/i)
  const [{ job, place, ...facts } = {}] = failures()
  assert.deepEqual(facts, {
    level: 'error',
    event: 'job failed',
    kind: 'send-mail',
    attempt: 1,
    attempts: 12,
    error: 'Error',
    code: 'EENVELOPE',
    responseCode: 550,
  })
  assert.match(String(job), /^\d+$/)
})

test('a job that fails in our own code is told with the place', async () => {
  await enqueue(database.db, orderJobs['send-payment-returned'], { orderId: 987654 })
  const lines: Record<string, unknown>[] = []
  const runner = await startJobs(database.pool, {
    ...ctx,
    log: (level, event, facts) => void lines.push({ level, event, ...facts }),
  })
  const failure = () => lines.find(({ event, kind }) => event === 'job failed' && kind === 'send-payment-returned')
  await until(() => failure() !== undefined)
  await runner.stop()
  await database.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs')
  assert.match(String(failure()?.place), /^src\/modules\/orders\/[\w./-]+\.ts:\d+$/)
})

test('a job whose process died is run again once its lease is over', async () => {
  await enqueue(database.db, notificationJobs['newsletter-welcome'], { websiteId: 7, email: 'later@example.com' })
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 hour', attempts = 1`,
  )
  const isFree = async () =>
    (await database.pool.query('select 1 from graphile_worker.jobs where locked_by is not null')).rowCount === 0
  await reclaimJobs(database.pool, 2 * 3600)
  assert.equal(await isFree(), false)
  await reclaimJobs(database.pool, 3500)
  assert.equal(await isFree(), true)
  const runner = await startJobs(database.pool, ctx)
  await until(() => sent.some(({ to }) => to === 'later@example.com'))
  await runner.stop()
})
