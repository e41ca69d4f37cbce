import { findBrandByWebsiteId } from '@welt/brands'
import { sql } from 'kysely'
import { orderFollowUps } from '#src/order-lifecycle/jobs'
import type { Db } from '#src/platform/database'
import { enqueue, enqueueMany } from '#src/queue/enqueue'
import type { JobContext } from '#src/queue/job-handler'
import { loyaltyJobs } from './jobs.ts'
import type { CodeOfOrder } from './ports.ts'
import type { RedemptionState } from './tables.ts'

interface Unsent {
  readonly id: number
  readonly state: RedemptionState
  readonly use: CodeOfOrder
}

async function findUnsent(db: Db, orderId: number): Promise<readonly Unsent[]> {
  const rows = await db
    .selectFrom('redemption')
    .select(['id', 'website_id', 'code', 'order_number', 'state'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`state in ('due', 'returning')`)
    .orderBy('id')
    .execute()
  return rows.map(({ id, website_id, code, order_number, state }) => ({
    id,
    state,
    use: { banner: findBrandByWebsiteId(website_id)?.id ?? '', code, orderNumber: order_number },
  }))
}

/** @returns false when the state changed concurrently */
async function moveOn(db: Db, { id, state }: Unsent, to: RedemptionState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('redemption')
    .set({ state: to, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function redeem({ db, ports, log }: JobContext, unsent: Unsent): Promise<void> {
  const isRedeemed = await ports.loyalty.redeem(unsent.use)
  // The discount still applies: the shopper paid the agreed price.
  if (!isRedeemed) log('error', 'a reward was redeemed elsewhere', { alarm: true, order: unsent.use.orderNumber })
  if (await moveOn(db, unsent, isRedeemed ? 'redeemed' : 'refused')) return
  if (isRedeemed) await ports.loyalty.release(unsent.use) // the order ended during the call
}

/** So that the reward of a tier lost while the order used it is withdrawn. */
function recount(db: Db, orderId: number) {
  return enqueue(db, orderFollowUps['count-spend'], { orderId }, { key: `count-spend:${orderId}` })
}

/** Idempotent. @throws LoyaltyServiceError */
export async function syncRedemptions(ctx: JobContext, orderId: number): Promise<void> {
  for (const unsent of await findUnsent(ctx.db, orderId)) {
    if (unsent.state === 'due') await redeem(ctx, unsent)
    else {
      await ctx.ports.loyalty.release(unsent.use)
      await moveOn(ctx.db, unsent, 'released')
      await recount(ctx.db, orderId)
    }
  }
}

const LONG_MINUTES = 15

/** In case a job was abandoned. */
export async function enqueueUnsent(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('redemption')
    .select('order_id')
    .distinct()
    .where(sql<boolean>`state in ('due', 'returning')`)
    .where('updated_at', '<', sql<Date>`now() - make_interval(mins => ${LONG_MINUTES})`)
    .limit(500)
    .execute()
  const entries = rows.map(({ order_id: orderId }) => ({
    payload: { orderId },
    key: `loyalty:${orderId}`,
    preservesDueTime: true,
  }))
  await enqueueMany(db, loyaltyJobs['sync-redemptions'], entries)
}

interface UnsentCode {
  readonly code: string
  readonly order: string
  readonly state: RedemptionState
  readonly since: Date
}

/** Oldest first. */
export function listUnsent(db: Db): Promise<UnsentCode[]> {
  return db
    .selectFrom('redemption')
    .select(['code', 'order_number as order', 'state', 'updated_at as since'])
    .where(sql<boolean>`state in ('due', 'returning')`)
    .orderBy('updated_at')
    .execute()
}

/** @returns the number of the order that uses it */
export async function findUseOfCode(db: Db, websiteId: number, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redemption')
    .select('order_number')
    .where('website_id', '=', websiteId)
    .where('code', '=', code)
    .where('state', '<>', 'released')
    .executeTakeFirst()
  return row?.order_number
}

/** The code alone is enough to spend the reward. */
const codeEnd = (code: string) => `…${code.slice(-Math.min(4, Math.floor(code.length / 3)))}`

/** Staff cancelled it at the loyalty service. The audit log gets only the end of the code. */
export async function recordCancelled(db: Db, websiteId: number, code: string, reason: string): Promise<void> {
  const row = {
    website_id: websiteId,
    actor: 'operator',
    action: 'reward-cancelled',
    target: codeEnd(code),
    address: null,
  }
  await db
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify({ reason }) })
    .execute()
}
