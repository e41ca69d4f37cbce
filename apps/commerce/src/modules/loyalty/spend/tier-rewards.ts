import { requireBrand } from '@welt/brands'
import { DAY_MS, localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import type { RewardRow } from '../tables.ts'
import { type Tier, tiersOf } from '../tiers.ts'
import { issueReward, withdrawDue } from './issue-reward.ts'
import type { OrderSpend } from './order-spend.ts'

interface Owner {
  readonly websiteId: number
  readonly email: string
  readonly year: number
}

interface NewReward extends Owner {
  readonly kind: RewardRow['kind']
  readonly cents: number
  readonly now: Date
  readonly days: number
  readonly orderId?: number
  readonly customerId?: number
}

/** None when the year has one of its kind, of the email or the customer, that was not withdrawn. */
export async function insertReward(db: Db, reward: NewReward): Promise<void> {
  const { websiteId, email, kind, year, cents, now, days, orderId = null, customerId = null } = reward
  await sql`
    insert into loyalty_reward (website_id, email, kind, year, n, cents, valid_from, valid_to, state, order_id,
      customer_id)
    select ${websiteId}::int, ${email}, ${kind}, ${year}::int, count(*)::int + 1, ${cents}::int, ${now}::timestamptz,
      ${new Date(now.getTime() + days * DAY_MS)}::timestamptz, 'due', ${orderId}::bigint,
      ${customerId}::bigint
    from loyalty_reward where website_id = ${websiteId} and email = ${email} and kind = ${kind} and year = ${year}
    having coalesce(bool_and(state = 'withdrawn'), true)
    on conflict do nothing`.execute(db)
}

export const REWARD_COLUMNS = ['id', 'email', 'kind', 'year', 'n', 'cents', 'valid_from', 'valid_to'] as const

async function loadDue(db: Db, { websiteId, email, year }: Owner): Promise<readonly RewardRow[]> {
  return db
    .selectFrom('loyalty_reward')
    .select(REWARD_COLUMNS)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('year', '=', year)
    .where('state', '=', 'due')
    .orderBy('id')
    .execute()
}

/** A used reward stays; an unused one is withdrawn, and sent again once the tier is reached again. */
async function withdraw({ db, ports }: JobContext, owner: Owner, lost: readonly Tier[]): Promise<void> {
  const kinds: readonly string[] = lost.map(({ code }) => code)
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from loyalty_reward where website_id = ${owner.websiteId} and email = ${owner.email}
      and year = ${owner.year} and state = 'issued' and kind = any(${kinds}::text[])`.execute(db)
  const member = { banner: requireBrand(owner.websiteId).id, email: owner.email }
  for (const { id, code } of rows)
    if (await ports.loyalty.withdraw(member, code))
      await db.updateTable('loyalty_reward').set({ state: 'withdrawn' }).where('id', '=', id).execute()
}

export async function shopNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Idempotent. @throws LoyaltyServiceError [R9.21, R9.22] */
export async function settleTierRewards(
  ctx: JobContext,
  { websiteId, email, orderId }: Pick<OrderSpend, 'websiteId' | 'email' | 'orderId'>,
): Promise<void> {
  const { db, ports } = ctx
  const brand = requireBrand(websiteId)
  const { loyalty } = await loadSettings(db, brand)
  const now = await shopNow(db)
  const owner = { websiteId, email, year: Number(localDate(now, brand.timeZone).slice(0, 4)) }
  const member = await ports.loyalty.findMember({ banner: brand.id, email })
  if (!member) return
  const paid = tiersOf(loyalty).filter(({ rewardCents }) => rewardCents > 0)
  const isReached = ({ thresholdCents }: Tier) => member.spendCents >= thresholdCents
  for (const { code: kind, rewardCents: cents } of paid.filter(isReached))
    if (kind !== 'MEMBER') await insertReward(db, { ...owner, kind, cents, now, days: loyalty.rewardDays, orderId })
  const lost = paid.filter((tier) => !isReached(tier))
  await withdraw(ctx, owner, lost)
  const isLost = ({ kind }: RewardRow) => lost.some(({ code }) => code === kind)
  for (const row of await loadDue(db, owner)) await (isLost(row) ? withdrawDue : issueReward)(ctx, brand, row)
}
