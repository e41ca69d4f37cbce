import { toDecimal } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { LoyaltyHistory, LoyaltyHistoryEntry } from '#src/platform/contract/contract.generated'
import type { MemberModel } from '../operations/fetchCustomerDetails.ts'
import { shopNow } from './tier-rewards.ts'

interface Entry {
  readonly id: number
  readonly day: string
  readonly cents: number
  readonly number: string
  readonly isOwn: boolean
  readonly isFirst: boolean
  readonly names: readonly string[] | null
  readonly discountCents: number
  readonly kind: 'SILVER' | 'GOLD' | null
  readonly rewardCents: number | null
}

/** Oldest first; only what the loyalty service knows. */
async function loadEntries({ db, brand, viewer }: Context, email: string, year: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select e.id, e.on_day::text as day, e.cents, o.number,
      coalesce(o.customer_id = ${viewer.session?.customerId ?? null}::bigint, false) as "isOwn", e.n = 1 as "isFirst",
      shoes.names, coalesce(shoes.discount, 0)::int as "discountCents", r.kind, r.cents as "rewardCents"
    from loyalty_entry e join orders o on o.id = e.order_id
      left join lateral (select array_agg(l.name order by l.position) as names, sum(l.discount_cents) as discount
        from order_line l where l.order_id = o.id and l.product_type <> 'giftcard') shoes on e.n = 1
      left join lateral (select r.kind, r.cents from loyalty_reward r
        where r.order_id = e.order_id and r.kind <> 'birthday' and r.state <> 'due'
          order by r.cents desc, r.id desc limit 1) r
        on e.n = 1
    where e.website_id = ${brand.websiteId} and e.email = ${email} and e.year = ${year} and e.is_sent
    order by e.id`.execute(db)
  return rows
}

async function hasEarlier({ db, brand }: Context, email: string, year: number): Promise<boolean> {
  const { rows } = await sql`
    select from loyalty_entry
    where website_id = ${brand.websiteId} and email = ${email} and year < ${year} limit 1`.execute(db)
  return rows.length > 0
}

function toModels(entries: readonly Entry[], otherCents: number): LoyaltyHistoryEntry[] {
  let spendCents = otherCents
  return entries
    .map((entry) => {
      spendCents += entry.cents
      return {
        date: entry.day,
        order_number: entry.number,
        is_own_order: entry.isOwn,
        names: entry.cents > 0 ? [...(entry.names ?? [])] : [],
        discount: toDecimal(entry.cents > 0 ? entry.discountCents : 0),
        amount: toDecimal(entry.cents),
        spend: toDecimal(spendCents),
        tier_reached: entry.kind,
        reward: entry.rewardCents === null ? null : toDecimal(entry.rewardCents),
      }
    })
    .reverse()
}

/** What counted in a year. [R1.36, A97] */
export async function historyOf(
  ctx: Context,
  member: MemberModel,
  wanted: number | null | undefined,
): Promise<LoyaltyHistory> {
  const running = Number(localDate(await shopNow(ctx.db), ctx.brand.timeZone).slice(0, 4))
  const year = wanted ?? running
  const entries = await loadEntries(ctx, member.email, year)
  const counted = entries.reduce((sum, { cents }) => sum + cents, 0)
  const otherCents = year === running ? Math.max(0, member.spendCents - counted) : 0
  return {
    year,
    has_earlier: await hasEarlier(ctx, member.email, year),
    other_spend: toDecimal(otherCents),
    entries: toModels(entries, otherCents),
  }
}
