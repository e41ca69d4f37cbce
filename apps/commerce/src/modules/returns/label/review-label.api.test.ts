import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { ledgerOf, notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped, setReturnSettings } from '../testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
  await setReturnSettings(shop, { paid_return_label_enabled: true, paid_return_label_cents: 995 })
})
after(() => shop.close())

const SESSION = gql(`query ($uid: ID!, $email: String!) {
  GetReturnPaymentSession(order_uid: $uid, guest_email: $email) { reference } }`)
const REQUEST = gql(`mutation ($token: String!, $item: ID!, $reference: String!) {
  requestGuestReturn(input: { token: $token, return_reference: $reference, items: [{ order_item_uid: $item,
    quantity_to_return: 1, selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) {
    return { number } } }`)

test('a chargeback of a label puts its order under review once, with an alarm', async (t) => {
  const { id, number, token, itemUid: item, uid, email } = await placeShipped(shop)
  const { GetReturnPaymentSession: session } = await shop.server.requireData(SESSION, { uid, email })
  const reference = session?.reference ?? ''
  const notify = (fields: { pspReference: string; eventCode?: string; originalReference?: string }) =>
    postWebhook(shop, notificationOf(shop, { merchantReference: reference, cents: 995, ...fields }))
  await notify({ pspReference: 'LABEL' })
  const made = await shop.server.requireData(REQUEST, { token, item, reference })
  await runJobs(shop, ['capture-label'])

  const alarms: unknown[] = []
  const log = (_level: 'info' | 'error', text: string, facts?: object) => void alarms.push([text, facts])
  for (const pspReference of ['DISPUTE1', 'DISPUTE1', 'DISPUTE2']) {
    await notify({ pspReference, originalReference: 'LABEL', eventCode: 'CHARGEBACK' })
    await runJobs({ ...shop, jobContext: { ...shop.jobContext, log } }, ['review-label'])
  }
  const reason = `chargeback of return payment ${reference}`
  assert.deepEqual(alarms, [['order under review', { alarm: true, order: number, reason }]])
  const { rows } = await sql`
    select o.review_reason as why, (select count(*)::int from return_event e join return_request r on r.id = e.return_id
      where r.number = ${made.requestGuestReturn?.return?.number ?? ''} and e.kind = 'chargeback') as noted
    from orders o where o.id = ${id}`.execute(shop.database.db)
  assert.deepEqual(rows, [{ why: reason, noted: 1 }])
  assert.deepEqual((await ledgerOf(shop)).broken, [])

  const logged = t.mock.method(console, 'error', () => undefined)
  const stray = { pspReference: 'DISPUTE3', merchantReference: 'return-unknown', eventCode: 'CHARGEBACK' }
  await postWebhook(shop, notificationOf(shop, stray))
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /a webhook fits no attempt/)
})
