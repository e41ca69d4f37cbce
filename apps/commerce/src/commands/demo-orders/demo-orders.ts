import { setTimeout as sleep } from 'node:timers/promises'
import { type Brand, brandOf, type SiteId } from '@welt/brands'
import { sql } from 'kysely'
import { loadSettings } from '#modules/site'
import { readEnvironment } from '../../platform/config.ts'
import { Refusal } from '../calls.ts'
import { DEMO_ACCOUNT } from './demo-account.ts'
import { happen } from './happen.ts'
import { moveBack } from './move-back.ts'
import { type Db, placeOrder, type Shelf } from './place-order.ts'
import { ordersAt } from './plan.ts'
import { signIn } from './shopper.ts'

async function findShelf(db: Db, brand: Brand): Promise<Shelf> {
  const { rows } = await sql<{ id: number; code: string; collected: string[]; posted: string[] }>`
    with sold as (
      select distinct on (v.product_id) v.sku, s.source, v.product_id from variant v
        join product_site ps on ps.product_id = v.product_id and ps.website_id = ${brand.websiteId}
        join stock s on s.sku = v.sku and s.on_hand - s.reserved >= 6
      where s.source = 'warehouse' order by v.product_id, v.position desc),
    kept as (
      select distinct on (s.source, v.product_id) v.sku, s.source from stock s join variant v on v.sku = s.sku
        join product_site ps on ps.product_id = v.product_id and ps.website_id = ${brand.websiteId}
      where s.on_hand - s.reserved >= 2 order by s.source, v.product_id)
    select store.id, store.store_code as code, array_agg(kept.sku) as collected,
      (select array_agg(sku) from (select sku from sold order by product_id limit 20) s) as posted
    from store join kept on kept.source = store.store_code
    where store.is_active and store.enabled_for_cnc and ${brand.websiteId} = any(store.website_ids)
    group by store.id order by count(*) desc, store.id limit 1`.execute(db)
  const [row] = rows
  if (!row?.posted) throw new Refusal(`${brand.name} has not enough stock for the demo account's orders.`)
  return { brand, posted: row.posted, store: { id: row.id, code: row.code }, collected: row.collected }
}

/** Orders of the demo account, except the seeded ones. */
async function countMade(db: Db, { websiteId }: Brand): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where website_id = ${websiteId} and email = ${DEMO_ACCOUNT.email}
      and number not like '0%'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Demo orders are dated in the past, so order limits must not count them. [decision 124] */
async function deleteOrderCounts(db: Db): Promise<void> {
  await sql`delete from rate_limit where bucket like 'place-order-%'`.execute(db)
}

const SETTLED_WITHIN_MS = 30_000

/** Waits until captures and refunds are settled. */
async function whenSettled(db: Db, orderId: number): Promise<void> {
  const end = Date.now() + SETTLED_WITHIN_MS
  for (;;) {
    const { rows } = await sql`
      select 1 from capture where order_id = ${orderId} and state <> 'done'
      union all select 1 from refund where order_id = ${orderId} and state <> 'done' limit 1`.execute(db)
    if (rows.length === 0) return
    if (Date.now() > end) throw new Refusal('The payment service does not answer. Are the shops and the sandbox open?')
    await sleep(100)
  }
}

/**
 * Places the demo account's orders, in every state, at an open shop. A second call places those that are missing. Not
 * in production.
 */
export async function demoOrdersCommand(db: Db, args: readonly string[]): Promise<number> {
  const [site = ''] = args
  if (readEnvironment(process.env) === 'production') throw new Refusal('The demo account is not made in production.')
  const brand = brandOf(site as SiteId)
  const url = process.env.COMMERCE_URL ?? 'http://127.0.0.1:3001'
  const made = await countMade(db, brand)
  const planned = ordersAt(brand).slice(made)
  const isDryRun = args.includes('--dry-run')
  const answer = (count: number) => {
    const text = `${count} orders of ${DEMO_ACCOUNT.email} at ${brand.name}.`
    const facts = { site, orders: count, ...(isDryRun && { dryRun: true }) }
    const dry = isDryRun ? '\nNothing was changed: this was a dry run.' : ''
    process.stdout.write(`${args.includes('--json') ? JSON.stringify(facts) : `${text}${dry}`}\n`)
    return 0
  }
  if (isDryRun || planned.length === 0) return answer(planned.length)
  const shelf = await findShelf(db, brand)
  const customer = await signIn(url, brand)
  const { isPaidReturnLabelEnabled: isLabelPaid } = await loadSettings(db, brand)
  const placed: { readonly id: number; readonly daysAgo: number }[] = []
  for (const [i, wanted] of planned.entries()) {
    const n = made + i
    await deleteOrderCounts(db)
    const order = await placeOrder(db, { url, customer, shelf }, wanted, n)
    for (const happening of wanted.after) {
      if (happening.kind === 'return step' && happening.step === 'refund') await whenSettled(db, order.id)
      await happen({ db, customer, order, n, isLabelPaid }, happening)
    }
    placed.push({ id: order.id, daysAgo: wanted.daysAgo })
  }
  await deleteOrderCounts(db)
  for (const { id, daysAgo } of placed) {
    await whenSettled(db, id)
    await moveBack(db, id, daysAgo)
  }
  return answer(placed.length)
}
