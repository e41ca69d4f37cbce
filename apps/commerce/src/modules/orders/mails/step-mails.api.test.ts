import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OutgoingMail, OutgoingText } from '#modules/notifications'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
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
  const ready = mails.filter(({ subject }) => subject === `Ready to collect, order ${number}`)
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
  const thanks = mails.filter(({ subject }) => subject === `Collected, order ${number}`)
  assert.match(thanks[0]?.text ?? '', /collected at Williams Test by Tom Whitford\. Thank you/)
  assert.equal(thanks.length, 1)
})
