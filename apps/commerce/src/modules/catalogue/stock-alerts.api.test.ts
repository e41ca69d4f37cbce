import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { OutgoingMail } from '#modules/notifications'
import { runCommand } from '#src/commands/run-command'
import { enqueueJobsOfChanges } from '#src/composition/changes/enqueue-jobs'
import { jobs } from '#src/jobs/index'
import type { JobContext } from '#src/queue/job-handler'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { fillSampleShop } from './testing/sample-shop.ts'

const SKU = 'WINTON-BLACK-9'

describe('stock alerts', () => {
  let database: TestDatabase
  let server: TestServer
  let jobContext: JobContext
  const sent: OutgoingMail[] = []

  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    server = await startTestServer({ db: database.db, settings: { PUBLIC_URL: 'http://{site}.shop.test' } })
    const mail = { send: async (message: OutgoingMail) => void sent.push(message) }
    jobContext = {
      db: database.db,
      config: server.config,
      ports: { mail } as JobContext['ports'],
      log: () => undefined,
    }
  })
  after(async () => {
    await server?.close()
    await database?.drop()
  })
  beforeEach(async () => {
    sent.length = 0
    await sql`delete from rate_limit; delete from stock_alert; delete from mail; delete from graphile_worker._private_jobs;
      update stock set on_hand = 0 where sku = ${sql.lit(SKU)} and source = 'warehouse'`.execute(database.db)
  })

  const requestAlert = async (email: string, sku = SKU, from = '203.0.113.7') => {
    const document = gql(
      'mutation($sku: String!, $email: String) { productStockAlert(sku: $sku, alert_email: $email) { success message } }',
    )
    return server.graphql(document, { sku, email }, { 'x-forwarded-for': from })
  }
  const setStock = (count: number, sku = SKU) =>
    database.db
      .updateTable('stock')
      .set({ on_hand: count })
      .where('sku', '=', sku)
      .where('source', '=', 'warehouse')
      .execute()

  /** Claims the queued jobs and runs them as the worker would. */
  async function work(): Promise<void> {
    await enqueueJobsOfChanges(database.db)
    for (;;) {
      const { rows } = await sql<{ task: string; payload: unknown }>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and j.run_at <= now() returning t.identifier as task, j.payload`.execute(database.db)
      if (rows.length === 0) return
      await Promise.all(rows.map((row) => jobs[row.task]?.(row.payload, jobContext)))
    }
  }

  it('one mail when the size is back, none when it comes back again, one more when asked again [R7.45, R3.56, A31, A110]', async () => {
    assert.deepEqual((await requestAlert('ada@example.com')).data, {
      productStockAlert: { success: true, message: 'We’ll email you once when it’s back.' },
    })
    await work()
    assert.equal(sent.length, 0)
    await setStock(3)
    await work()
    const [mail] = sent
    assert.equal(sent.length, 1)
    assert.deepEqual(
      [mail?.to, mail?.subject, mail?.site],
      ['ada@example.com', 'Winton Chelsea Boot in AU 9 is back', 'williams'],
    )
    await setStock(0)
    await setStock(3)
    await work()
    assert.equal(sent.length, 1)
    await setStock(0)
    await requestAlert('ada@example.com')
    await setStock(1)
    await work()
    assert.equal(sent.length, 2)
  })

  it('a stock alert is stored once for each size and address [R7.45, R3.56, A31]', async () => {
    for (const email of ['Ada@Example.com', 'ada@example.com'])
      assert.equal((await requestAlert(email)).data?.productStockAlert.success, true)
    assert.equal((await database.db.selectFrom('stock_alert').selectAll().execute()).length, 1)
    const refusal = async (email: string, sku?: string) => (await requestAlert(email, sku)).errors[0]?.message
    assert.equal(await refusal('ada@example.com', 'NOTHING'), 'Could not find a product with SKU "NOTHING"')
    assert.equal(await refusal('ada'), 'Enter a valid email address.')
  })

  it('stock alerts from one address are limited to ten in an hour', async () => {
    for (let round = 0; round < 10; round += 1) assert.deepEqual((await requestAlert('bea@example.com')).errors, [])
    assert.match((await requestAlert('bea@example.com')).errors[0]?.message ?? '', /^Too many attempts/)
  })

  it('the mail shows picture, size, price and next steps, in HTML and in plain text [R7.45, A110]', async () => {
    await requestAlert('ada@example.com')
    await setStock(3)
    await work()
    const { html = '', text = '' } = sent[0] ?? {}
    assert.match(html, /src="http:\/\/williams\.shop\.test\/media\/winton\/winton-black-side\.avif\?w=640&amp;f=jpeg"/)
    for (const part of [html, text]) {
      assert.match(part, /http:\/\/williams\.shop\.test\/winton-black-shoe\.html/)
      assert.match(part, /Ashgrove · Black · Size AU 9 · \$199\.95/)
      assert.match(part, /http:\/\/williams\.shop\.test\/subscribe\?stop-stock=\d+-[0-9a-f]{32}/)
      assert.doesNotMatch(part.replace(/help@\S+/g, ''), /ada@/)
    }
  })

  it('stock back twice at once and a job run ten times at once mail each shopper once [R7.45, A31]', async () => {
    const shoppers = Array.from({ length: 12 }, (_, i) => `shopper-${i}@example.com`)
    await Promise.all(shoppers.map((email, i) => requestAlert(email, SKU, `203.0.113.${i}`)))
    await Promise.all([setStock(1), setStock(2)])
    const answer = jobs['send-stock-alerts']
    assert.ok(answer)
    await Promise.all(Array.from({ length: 10 }, () => answer({ sku: SKU }, jobContext)))
    await work()
    assert.deepEqual(sent.map((mail) => mail.to).toSorted(), shoppers.toSorted())
  })

  it('the change log is read once for alerts, whatever reads it, and again when enqueuing failed [R7.45]', async () => {
    await requestAlert('ada@example.com')
    await setStock(3)
    await sql`alter table stock_alert rename to hidden`.execute(database.db)
    await assert.rejects(enqueueJobsOfChanges(database.db), /stock_alert/)
    await sql`alter table hidden rename to stock_alert`.execute(database.db)
    await Promise.all(Array.from({ length: 4 }, () => enqueueJobsOfChanges(database.db)))
    const enqueued = () =>
      sql`select 1 from graphile_worker.jobs where task_identifier = 'send-stock-alerts'`.execute(database.db)
    assert.equal((await enqueued()).rows.length, 1)
    await work()
    await enqueueJobsOfChanges(database.db)
    assert.deepEqual([(await enqueued()).rows.length, sent.length], [0, 1])
  })

  it('a size that comes back with thousands of others in one statement is answered too [R7.45]', async () => {
    await requestAlert('ada@example.com')
    await enqueueJobsOfChanges(database.db)
    await sql`insert into stock (sku, source, on_hand) select 'MANY-' || n, 'warehouse', 0 from generate_series(1, 2500) n`.execute(
      database.db,
    )
    await sql`update stock set on_hand = 3 where source = 'warehouse' and (sku = ${SKU} or sku like 'MANY-%')`.execute(
      database.db,
    )
    await work()
    assert.equal(sent.length, 1)
    await sql`delete from stock where sku like 'MANY-%'`.execute(database.db)
  })

  it('fifty requests at once for one size and address make one alert [R7.45]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => requestAlert('ada@example.com', SKU, `198.51.100.${i}`)),
    )
    assert.ok(answers.every((answer) => answer.data?.productStockAlert.success))
    await setStock(3)
    await work()
    assert.equal(sent.length, 1)
  })

  it('a request that arrives as the size comes back is stored, mailed or answered [R7.45]', async () => {
    for (let round = 0; round < 8; round += 1) {
      sent.length = 0
      await sql`delete from stock_alert; delete from mail`.execute(database.db)
      await setStock(0)
      const [answer] = await Promise.all([requestAlert('ada@example.com'), setStock(2)])
      await work()
      assert.equal(sent.length, answer.data?.productStockAlert.success ? 1 : 0)
    }
  })

  it('asked for a size that is in stock it says so and mails nobody, however often it is asked [R7.45, A31]', async () => {
    await setStock(2)
    for (let round = 0; round < 3; round += 1)
      assert.deepEqual((await requestAlert('ada@example.com')).data, {
        productStockAlert: {
          success: false,
          message: 'This size is in stock now. Reload the page to add it to your bag.',
        },
      })
    await work()
    assert.equal(sent.length, 0)
    assert.deepEqual(await database.db.selectFrom('stock_alert').selectAll().execute(), [])
  })

  it('a size that is gone again, or whose product was switched off, keeps its shoppers waiting [R7.45]', async () => {
    await requestAlert('ada@example.com')
    await setStock(3)
    await setStock(0)
    await work()
    assert.equal(sent.length, 0)
    await database.db.updateTable('product_site').set({ is_enabled: false }).where('website_id', '=', 9).execute()
    await setStock(3)
    await work()
    assert.equal(sent.length, 0)
    await database.db.updateTable('product_site').set({ is_enabled: true }).where('website_id', '=', 9).execute()
    await setStock(0)
    await setStock(3)
    await work()
    assert.equal(sent.length, 1)
  })

  it('an address gets three stock mails a day; the rest follow later [R7.45]', async () => {
    const skus = [SKU, 'SIENNA-GOLD-7', 'SIENNA-GOLD-8', 'SIENNA-GOLD-9']
    for (const sku of skus) await requestAlert('ada@example.com', sku)
    await Promise.all(skus.map((sku) => setStock(1, sku)))
    await work()
    assert.equal(sent.length, 3)
    await sql`update mail set created_at = created_at - interval '25 hours'; update graphile_worker._private_jobs set run_at = now()`.execute(
      database.db,
    )
    await work()
    assert.equal(sent.length, 4)
    await Promise.all(skus.slice(1).map((sku) => setStock(0, sku)))
  })

  it('the stop link deletes every waiting alert of the address; a forged link deletes none [R7.45]', async () => {
    const stop = async (token: string) => {
      const document = gql('mutation($token: String!) { stopStockAlerts(token: $token) { success message } }')
      return server.graphql(document, { token })
    }
    await requestAlert('ada@example.com')
    await requestAlert('ada@example.com', 'SIENNA-GOLD-7')
    await requestAlert('bea@example.com', 'SIENNA-GOLD-7', '203.0.113.9')
    await setStock(3)
    await work()
    const [, token = ''] = /stop-stock=(\S+)/.exec(sent[0]?.text ?? '') ?? []
    assert.equal(
      (await stop(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).errors[0]?.message,
      'This link is not complete. Open it again from the email.',
    )
    assert.deepEqual((await stop(token)).data, {
      stopStockAlerts: { success: true, message: 'You won’t get any more emails about sizes that are back.' },
    })
    await setStock(2, 'SIENNA-GOLD-7')
    await work()
    assert.deepEqual(
      sent.map((mail) => mail.to),
      ['ada@example.com', 'bea@example.com'],
    )
    await setStock(0, 'SIENNA-GOLD-7')
  })

  it('a mailed alert is deleted after thirty days, a waiting one after a year [R7.45]', async () => {
    await requestAlert('ada@example.com')
    await requestAlert('bea@example.com', 'SIENNA-GOLD-7')
    await setStock(3)
    await work()
    await requestAlert('cleo@example.com', 'SIENNA-GOLD-7')
    await sql`update stock_alert set sent_at = sent_at - interval '31 days',
      created_at = now() - case email when 'cleo@example.com' then interval '366 days' else interval '364 days' end`.execute(
      database.db,
    )
    await jobs['purge-stock-alerts']?.({}, jobContext)
    const alerts = await database.db.selectFrom('stock_alert').select('email').execute()
    assert.deepEqual(alerts, [{ email: 'bea@example.com' }])
  })

  it("the operator's stock command sends the mails [R7.45]", async (t) => {
    t.mock.method(process.stdout, 'write', () => true)
    await requestAlert('ada@example.com')
    assert.equal(await runCommand(database.url, 'stock', [SKU, '4']), 0)
    t.mock.restoreAll()
    await work()
    assert.equal(sent.length, 1)
  })
})
