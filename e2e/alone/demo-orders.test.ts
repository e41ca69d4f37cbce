import assert from 'node:assert/strict'
import { DEMO_ACCOUNT } from '../../apps/commerce/src/commands/demo-orders/demo-account.ts'
import { findings, overflow } from '../testing/axe.ts'
import { expect, test } from '../testing/journey.ts'
import { operate, runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'midas'

const STATES = ['Processing', 'On Hold', 'Complete', 'Canceled', 'Closed']
const CARRIERS = ['auspost', 'dhlglobalmail', 'nzpost', 'startrack']
const PIECES = ['collected', 'picked', 'ready', 'shipped', 'to_pick']

test('the demo account’s orders are in every state, 20 to a page, each with its page [J19.1, J19.2, R2.13, R9.09, A20]', async ({
  openShop,
}) => {
  const made = await operate('demo-orders', SITE)
  assert.deepEqual([made.code, made.output], [0, `24 orders of ${DEMO_ACCOUNT.email} at Midas.\n`])
  assert.equal((await operate('demo-orders', SITE)).output, `0 orders of ${DEMO_ACCOUNT.email} at Midas.\n`)
  assert.equal((await operate('invariants')).code, 0)
  const own = `from orders o where o.website_id = 11 and o.email = $1 and o.number not like '0%'`
  const [pieces] = await runSql<{ states: string[]; carriers: string[]; returns: string[] }>(
    `select array(select distinct a.state from order_allocation a
         where a.order_id in (select o.id ${own}) order by 1) as states,
       array(select distinct s.carrier_code from shipment s where s.carrier_code is not null
         and s.order_id in (select o.id ${own}) order by 1) as carriers,
       array(select distinct r.status from return_request r
         where r.order_id in (select o.id ${own}) order by 1) as returns`,
    [DEMO_ACCOUNT.email],
  )
  assert.deepEqual([pieces?.states, pieces?.carriers], [PIECES, CARRIERS])
  assert.equal(pieces?.returns.length, 4)
  const { context, page, problems } = await openShop()
  assert.equal((await plainly(context, SITE).post('/customer/account/login', DEMO_ACCOUNT)).status, 303)
  await page.goto(address(SITE, '/customer/orders'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Orders', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const cards = page.getByRole('main').locator('[data-order-state]')
  await expect(cards).toHaveCount(20)
  const stateOf = () => cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.orderState))
  const first = await stateOf()
  const found = [...(await findings(page, 'orders')), ...(await overflow(page, 'orders'))]
  await page.getByRole('link', { name: 'Older orders' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(cards).toHaveCount(5)
  assert.deepEqual([...new Set([...first, ...(await stateOf())])].toSorted(), STATES.toSorted())
  const rows = await runSql<{ number: string; state: string; names: string[] }>(
    `select o.number, o.state, array(select l.name from order_line l where l.order_id = o.id) as names ${own}
       and o.state not in ('pending_payment', 'payment_failed')`,
    [DEMO_ACCOUNT.email],
  )
  const browser = plainly(context, SITE)
  const pages: string[] = []
  for (const { number, state, names } of rows) {
    const { status, body } = await browser.open(`/customer/orders/${number}`)
    assert.equal(status, 200, `${number}, ${state}`)
    for (const name of names) assert.ok(body.replaceAll('&amp;', '&').includes(name), `${number}, ${name}`)
    pages.push(body)
  }
  for (const part of [
    'href="https://startrack.com.au/track/details/',
    'href="https://webtrack.dhlecs.com/orders?trackingNumber=',
    'href="https://auspost.com.au/mypost/track/#/details/',
    'href="https://www.nzpost.co.nz/tools/tracking/item/',
    'Tom Whitford collects',
  ])
    assert.ok(
      pages.some((body) => body.includes(part)),
      part,
    )
  const links = pages.flatMap((body) => body.match(/<a [^>]*href="https:[^"]*track[^>]*>/g) ?? [])
  assert.ok(links.length > 3)
  for (const link of links) assert.match(link, /target="_blank"/)
  assert.deepEqual(found, [])
  assert.deepEqual(problems, [])
})
