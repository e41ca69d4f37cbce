import { brands, requireBrand } from '@welt/brands'
import { DAY_MS, localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import type { JobContext } from '#src/queue/job-handler'
import { loyaltyJobs } from '../jobs.ts'
import type { RewardRow } from '../tables.ts'
import { standingOf } from '../tiers.ts'
import { issueReward } from './issue-reward.ts'
import { insertReward, REWARD_COLUMNS, shopNow } from './tier-rewards.ts'

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Month and day; a birthday on 29 February falls on the 28th in other years. */
function birthdaysOn(day: string): readonly string[] {
  const monthDay = day.slice(5)
  return monthDay === '02-28' && !isLeap(Number(day.slice(0, 4))) ? ['02-28', '02-29'] : [monthDay]
}

/** Customers with a confirmed email, a birthday today that was known in time, and no reward for it this year. */
export async function findBirthdays(db: Db): Promise<void> {
  const now = await shopNow(db)
  for (const brand of brands) {
    const { isLoyaltyEnabled, loyalty } = await loadSettings(db, brand)
    if (!isLoyaltyEnabled) continue
    const day = localDate(now, brand.timeZone)
    const year = Number(day.slice(0, 4))
    const knownSince = new Date(now.getTime() - loyalty.birthdayNoticeDays * DAY_MS)
    const { rows } = await sql<{ customerId: number }>`
      select c.id as "customerId" from customer c
      where c.website_id = ${brand.websiteId} and c.closed_at is null and c.email_confirmed_at is not null
        and c.date_of_birth_set_at <= ${knownSince}::timestamptz
        and to_char(c.date_of_birth, 'MM-DD') = any(${birthdaysOn(day)}::text[])
        and not exists (select from loyalty_reward r where r.website_id = c.website_id and r.email = c.email
          and r.kind = 'birthday' and r.year = ${year}::int and r.state <> 'due')
        and not exists (select from loyalty_reward r where r.customer_id = c.id
          and r.kind = 'birthday' and r.year = ${year}::int and r.state <> 'due')
      order by c.id limit 1000`.execute(db)
    const entries = rows.map((payload) => ({ payload, key: `birthday:${payload.customerId}`, preservesDueTime: true }))
    await enqueueMany(db, loyaltyJobs['send-birthday-reward'], entries)
  }
}

/** Of the email that the account had when it became due: the loyalty service may have issued it. */
function loadDueBirthday(db: Db, customerId: number, year: number): Promise<readonly RewardRow[]> {
  return db
    .selectFrom('loyalty_reward')
    .select(REWARD_COLUMNS)
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'birthday')
    .where('year', '=', year)
    .where('state', '=', 'due')
    .execute()
}

/** Idempotent. @throws LoyaltyServiceError */
export async function sendBirthdayReward(ctx: JobContext, customerId: number): Promise<void> {
  const { db, ports } = ctx
  const { rows } = await sql<{ email: string; websiteId: number }>`
    select email, website_id as "websiteId" from customer
    where id = ${customerId} and closed_at is null and email_confirmed_at is not null`.execute(db)
  const [customer] = rows
  if (!customer) return
  const brand = requireBrand(customer.websiteId)
  const { loyalty, isLoyaltyEnabled } = await loadSettings(db, brand)
  if (!isLoyaltyEnabled) return
  const member = await ports.loyalty.findMember({ banner: brand.id, email: customer.email })
  const { birthdayRewardCents: cents } = standingOf(member?.spendCents ?? 0, loyalty).tier
  if (cents === 0) return
  const now = await shopNow(db)
  const owner = { ...customer, year: Number(localDate(now, brand.timeZone).slice(0, 4)) }
  await insertReward(db, { ...owner, customerId, kind: 'birthday', cents, now, days: loyalty.birthdayRewardDays })
  for (const row of await loadDueBirthday(db, customerId, owner.year)) await issueReward(ctx, brand, row)
}
