import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { OutgoingMail, OutgoingText } from '#modules/notifications'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import type { JobContext } from '#src/queue/job-handler'
import { runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection } from '../testing/collections.ts'

let shop: TestShop
let listening: TestShop
const mails: OutgoingMail[] = []
const texts: OutgoingText[] = []
let isSmsDown = false

before(async () => {
  shop = await openShopWithStores()
  const ports: JobContext['ports'] = {
    ...shop.jobContext.ports,
    mail: { send: async (mail) => void mails.push(mail) },
    sms: {
      send: async (text) => {
        if (isSmsDown) throw new Error('sms is down')
        texts.push(text)
      },
    },
  }
  listening = { ...shop, jobContext: { ...shop.jobContext, ports } }
})
after(() => shop.close())

const store = (...args: readonly string[]) => runCommand(shop.database.url, 'store', args)
const sendMails = () => runJobs(listening, ['send-order-ready', 'send-order-collected', 'send-mail'])

test('each step is mailed once; the code is texted once, also after a failed try', async (t) => {
  t.mock.method(process.stdout, 'write', () => true)
  t.mock.method(process.stderr, 'write', () => true)
  const { number, code } = await placeCollection(shop)
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  await runJobs(listening, ['send-order-confirmation'])
  await store('picked', number)
  for (const _ of [1, 2]) {
    await store('ready', number)
    await sendMails()
  }
  isSmsDown = true
  await assert.rejects(runJobs(listening, ['send-text']), /sms is down/)
  isSmsDown = false
  const { id } = await shop.database.db.selectFrom('text_message').select('id').executeTakeFirstOrThrow()
  for (const _ of [1, 2]) await jobs['send-text']?.({ textId: id }, listening.jobContext)
  const ready = mails.filter(({ subject }) => subject === `Your shoes are ready to collect, order ${number}`)
  assert.equal(ready.length, 1)
  for (const fact of [
    spaced,
    'Tom Whitford collects',
    'Williams Test',
    '1 Test Street',
    'Melbourne VIC 3000',
    '9 am – 5 pm',
    'google.com/maps',
  ])
    for (const part of ['html', 'text'] as const) assert.ok(ready[0]?.[part].includes(fact), `${part} without ${fact}`)
  assert.equal(texts.length, 1)
  const [text] = texts
  assert.deepEqual([text?.id, text?.to, text?.from], [`order-ready-${number}-1`, '+61491570156', 'Williams'])
  assert.match(text?.text ?? '', new RegExp(`ready at Williams Test, 1 Test Street, .*Code ${spaced}`))
  assert.doesNotMatch(text?.text ?? '', /Test shoe|\$/)
  const left = await shop.database.db.selectFrom('text_message').select(['recipient', 'body']).execute()
  assert.deepEqual(left, [{ recipient: '', body: '' }])
  await store('collected', number, '--code', code, '--by', 'Tom Whitford')
  await sendMails()
  const thanks = mails.filter(({ subject }) => subject === `Collected today by Tom Whitford, order ${number}`)
  assert.match(thanks[0]?.text ?? '', /Your shoes were collected at Williams Test on \w{3} \d+ \w{3}\. Thank you/)
  assert.equal(thanks.length, 1)
})

/** Moves the clock to so many days before the last day to collect, in the store's zone. */
async function goToDayBefore(number: string, days: number, time: string): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from
      ((a.collect_until - ${days}::int) + ${time}::time) at time zone 'Australia/Melbourne' - shop_now())::int
      as seconds
    from order_allocation a join orders o on o.id = a.order_id where o.number = ${number}`.execute(shop.database.db)
  await moveClock(shop.database.db, 'test', rows[0]?.seconds ?? 0)
}

test('two days before the last day who has not collected is mailed and texted again, once', async (t) => {
  t.mock.method(process.stdout, 'write', () => true)
  t.mock.method(process.stderr, 'write', () => true)
  t.after(() => resetClock(shop.database.db))
  const [waiting, collected] = [await placeCollection(shop), await placeCollection(shop)]
  for (const { number } of [waiting, collected]) {
    await store('picked', number)
    await store('ready', number)
  }
  const remind = async (days: number, time: string) => {
    await goToDayBefore(waiting.number, days, time)
    for (const _ of [1, 2]) {
      await jobs['find-reminders']?.({}, listening.jobContext)
      await runJobs(listening, ['send-order-reminder', 'send-mail', 'send-text'])
    }
    return {
      mails: mails.filter(({ subject }) => subject === `Your shoes are still here, order ${waiting.number}`),
      texts: texts.filter(({ id }) => id === `order-reminder-${waiting.number}-1`),
    }
  }
  assert.deepEqual(await remind(3, '23:00'), { mails: [], texts: [] }, 'too early')
  assert.deepEqual(await remind(2, '08:58'), { mails: [], texts: [] }, 'nobody is woken')
  await store('collected', collected.number, '--code', collected.code)
  const sent = await remind(2, '09:01')
  assert.deepEqual([sent.mails.length, sent.texts.length], [1, 1])
  const spaced = `${waiting.code.slice(0, 3)} ${waiting.code.slice(3)}`
  assert.match(sent.mails[0]?.text ?? '', new RegExp(`still waiting for Tom at Williams Test until[^]*${spaced}`))
  assert.match(sent.texts[0]?.text ?? '', new RegExp(`still waiting at Williams Test.*Code ${spaced}`))
  const later = await remind(0, '18:00')
  assert.deepEqual([later.mails.length, later.texts.length], [1, 1])
  assert.ok(!mails.some(({ subject }) => subject === `Your shoes are still here, order ${collected.number}`))
})
