import { requireBrand } from '@welt/brands'
import { localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { loadSettings } from '#modules/site'
import { orderFollowUps } from '#src/order-lifecycle/jobs'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import type { JobContext } from '#src/queue/job-handler'
import type { OrderSpend } from './order-spend.ts'
import { settleTierRewards } from './tier-rewards.ts'

/** Writes the difference to what was counted before. The caller has locked the order. [A120] */
export async function countSpend(trx: Db, spend: OrderSpend): Promise<void> {
  const { timeZone } = requireBrand(spend.websiteId)
  const { rows } = await sql<{ now: Date; count: number }>`
    select shop_now() as now, count(*)::int as count from loyalty_entry where order_id = ${spend.orderId}`.execute(trx)
  const [known] = rows
  const day = localDate(known?.count === 0 ? spend.paidAt : (known?.now ?? spend.paidAt), timeZone)
  await sql`
    insert into loyalty_entry (website_id, email, order_id, n, year, on_day, cents)
    select ${spend.websiteId}::int, ${spend.email}, ${spend.orderId}::bigint, count(*)::int + 1,
      ${Number(localDate(spend.paidAt, timeZone).slice(0, 4))}::int, ${day}::date,
      ${spend.cents}::int - coalesce(sum(cents), 0)::int
    from loyalty_entry where order_id = ${spend.orderId}
    having ${spend.cents}::int <> coalesce(sum(cents), 0)`.execute(trx)
}

interface Unsent {
  readonly id: number
  readonly n: number
  readonly year: number
  readonly day: string
  readonly cents: number
}

async function sendEntries({ db, ports }: JobContext, spend: OrderSpend): Promise<void> {
  const { rows } = await sql<Unsent>`
    select id, n, year, on_day::text as day, cents from loyalty_entry
    where order_id = ${spend.orderId} and not is_sent order by n`.execute(db)
  const { firstname, lastname } = spend
  const member = { banner: requireBrand(spend.websiteId).id, email: spend.email }
  for (const { id, n, ...entry } of rows) {
    await ports.loyalty.addSpend(member, { ...entry, entry: `${spend.number}-${n}`, firstname, lastname })
    await db.updateTable('loyalty_entry').set({ is_sent: true }).where('id', '=', id).execute()
  }
}

export async function isProgrammeOn(db: Db, websiteId: number): Promise<boolean> {
  return (await loadSettings(db, requireBrand(websiteId))).isLoyaltyEnabled
}

/** Reports to the loyalty service, then sends or withdraws rewards of tiers. Idempotent. @throws LoyaltyServiceError */
export async function sendSpend(ctx: JobContext, spend: OrderSpend): Promise<void> {
  await sendEntries(ctx, spend)
  await settleTierRewards(ctx, spend)
}

const LONG_MINUTES = 15

/** In case a job was abandoned. */
export async function enqueueUnsentSpend(db: Db): Promise<void> {
  const { rows } = await sql<{ orderId: number }>`
    select distinct order_id as "orderId" from loyalty_entry
    where not is_sent and created_at < shop_now() - make_interval(mins => ${LONG_MINUTES}) limit 500`.execute(db)
  const entries = rows.map((payload) => ({ payload, key: `count-spend:${payload.orderId}`, preservesDueTime: true }))
  await enqueueMany(db, orderFollowUps['count-spend'], entries)
}
