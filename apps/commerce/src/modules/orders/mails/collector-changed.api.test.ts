import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OutgoingMail, OutgoingText } from '#modules/notifications'
import { runCommand } from '#src/commands/run-command'
import type { JobContext } from '#src/queue/job-handler'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection } from '../testing/collections.ts'

let shop: TestShop
let listening: TestShop
const mails: OutgoingMail[] = []
const texts: OutgoingText[] = []

before(async () => {
  shop = await openShopWithStores()
  const ports: JobContext['ports'] = {
    ...shop.jobContext.ports,
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (text) => void texts.push(text) },
  }
  listening = { ...shop, jobContext: { ...shop.jobContext, ports } }
})
after(() => shop.close())

const SET = gql(`mutation ($input: SetOrderNomineeInput!) { setOrderNominee(input: $input) { order {
  nominee_details { nominee_first_name nominee_last_name nominee_phone }
  delivery_groups { kind is_collectable collect_until } } } }`)
const JO = { nominee_first_name: 'Jo', nominee_last_name: 'Park', nominee_phone: '0491 570 110' }

async function tokenOf(number: string): Promise<string> {
  const { db } = shop.database
  const row = await db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return row.access_token
}

async function refusal(token: string, headers: Readonly<Record<string, string>> = {}, nominee: object = JO) {
  const { errors } = await shop.server.graphql(SET, { input: { token, ...JO, ...nominee } }, headers)
  return errors?.[0]?.message
}

const store = (...args: readonly string[]) => runCommand(shop.database.url, 'store', args)
const sendAll = () => runJobs(listening, ['send-order-ready', 'send-collector-changed', 'send-mail', 'send-text'])
const changes = () => mails.filter(({ subject }) => subject.startsWith('Who collects'))

test('who collects is changed until the handover; mailed once, texted the code when ready', async (t) => {
  t.mock.method(process.stdout, 'write', () => true)
  const { number, code } = await placeCollection(shop)
  const token = await tokenOf(number)
  const change = async (input: typeof JO) =>
    (await shop.server.requireData(SET, { input: { token, ...input } })).setOrderNominee?.order
  for (const _ of [1, 2]) {
    const order = await change(JO)
    assert.equal(order?.nominee_details?.nominee_first_name, 'Jo')
    assert.deepEqual(order?.delivery_groups, [{ kind: 'CLICKNCOLLECT', is_collectable: true, collect_until: null }])
    await sendAll()
  }
  assert.deepEqual([changes().length, texts.length], [1, 0], 'the same person again is no change')
  assert.match(changes()[0]?.text ?? '', /Jo Park collects your order at Williams Test\. When it’s ready/)
  await store('picked', number)
  await store('ready', number)
  await sendAll()
  assert.deepEqual(
    texts.map(({ to }) => to),
    ['+61491570110'],
  )
  const ready = await change({ ...JO, nominee_first_name: 'Kim', nominee_phone: '0491570157' })
  assert.match(ready?.delivery_groups[0]?.collect_until ?? '', /^\d{4}-\d\d-\d\d$/)
  await sendAll()
  assert.deepEqual(
    texts.map(({ to }) => to),
    ['+61491570110', '+61491570157'],
  )
  assert.ok(texts[1]?.text.includes(`${code.slice(0, 3)} ${code.slice(3)}`))
  await store('collected', number, '--code', code)
  assert.equal(await refusal(token), 'There is nothing left to collect. Call us if something is wrong.')
  const events = await shop.database.db
    .selectFrom('audit')
    .select('actor')
    .where('action', '=', 'order-collector-changed')
    .execute()
  assert.deepEqual(events, [{ actor: 'guest' }, { actor: 'guest' }])
})

test('only the token’s holder changes who collects; of a customer’s order the customer [R6.09]', async () => {
  const { number } = await placeCollection(shop)
  const token = await tokenOf(number)
  const unknown = "We couldn't locate an order with the information provided."
  assert.equal(await refusal('A'.repeat(22)), unknown)
  const ada = await registerCustomer(shop.server, 'collector-ada@example.com')
  const bo = await registerCustomer(shop.server, 'collector-bo@example.com')
  await shop.database.db.updateTable('orders').set({ customer_id: ada.id }).where('number', '=', number).execute()
  assert.equal(await refusal(token), unknown)
  assert.equal(await refusal(token, bo.headers), unknown)
  assert.equal(await refusal(token, ada.headers), undefined)
})

test('the new person’s phone is required, names are optional [R5.24, R5.25]', async () => {
  const { number } = await placeCollection(shop)
  const token = await tokenOf(number)
  assert.equal(await refusal(token, {}, { nominee_phone: ' ' }), 'Required parameter "nominee_phone" is missing')
  assert.ok(await refusal(token, {}, { nominee_phone: 'call me' }))
  assert.equal(await refusal(token, {}, { nominee_first_name: null, nominee_last_name: null }), undefined)
})
