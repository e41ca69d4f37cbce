import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { OutgoingMail } from '#modules/notifications'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import type { JobContext } from '#src/queue/job-handler'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped } from '../testing/shipped-orders.ts'

const NEW = 'TEST-39'

let shop: TestShop
let listening: TestShop
const mails: OutgoingMail[] = []
before(async () => {
  shop = await openShopWithReturns()
  await sql`
    insert into stock (sku, source, on_hand) values (${NEW}, 'warehouse', 100)
    on conflict (sku, source) do update set on_hand = 100`.execute(shop.database.db)
  const ports: JobContext['ports'] = { ...shop.jobContext.ports, mail: { send: async (mail) => void mails.push(mail) } }
  listening = { ...shop, jobContext: { ...shop.jobContext, ports } }
})
after(() => shop.close())

const REQUEST = gql(`mutation ($token: String!, $item: ID!, $sku: String!) {
  requestGuestReturn(input: { token: $token, items: [{ order_item_uid: $item, quantity_to_return: 1,
    exchange_sku: $sku, selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) {
    return { number } } }`)

async function requestSwap(): Promise<string> {
  const { token, itemUid: item } = await placeShipped(shop)
  const { requestGuestReturn: made } = await shop.server.requireData(REQUEST, { token, item, sku: NEW })
  return made?.return?.number ?? ''
}

/** Moves the clock to so many days before the last day of the reservation, in the site's zone. */
async function goToDayBefore(number: string, days: number, time: string): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from (((r.expires_at - interval '1 second') at time zone 'Australia/Melbourne')::date
      - ${days}::int + ${time}::time) at time zone 'Australia/Melbourne' - shop_now())::int as seconds
    from reservation r join return_item i on i.id = r.return_item_id join return_request q on q.id = i.return_id
    where q.number = ${number}`.execute(shop.database.db)
  await moveClock(shop.database.db, 'test', rows[0]?.seconds ?? 0)
}

test('the day before a held pair ends its shopper is mailed once, unless the parcel is here', async (t) => {
  t.after(() => resetClock(shop.database.db))
  const [waiting, here] = [await requestSwap(), await requestSwap()]
  const remind = async (days: number, time: string) => {
    await goToDayBefore(waiting, days, time)
    for (const _ of [1, 2]) {
      await jobs['find-ending-swaps']?.({}, listening.jobContext)
      await runJobs(listening, ['send-swap-reminder', 'send-mail'])
    }
    return mails.filter(({ subject }) => subject.includes('held until tomorrow'))
  }
  assert.deepEqual(await remind(2, '12:00'), [], 'too early')
  assert.deepEqual(await remind(1, '08:58'), [], 'at night')
  assert.equal((await runWelt(t, shop.database.url, 'returns', 'receive', here)).code, 0)
  const [mail, ...others] = await remind(1, '09:01')
  assert.match(mail?.subject ?? '', new RegExp(`39.* is held until tomorrow, return ${waiting}$`))
  assert.match(mail?.text ?? '', /is held for you until \w{3} \d+ \w{3}\./)
  assert.match(mail?.text ?? '', /Your return stays open until/)
  assert.deepEqual(others, [])
  assert.equal((await remind(0, '09:01')).length, 1, 'not on the last day')
})
