import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface StoreOutcome {
  readonly source: string
  readonly sku: string
  /** Declined: the store did not find the piece. */
  readonly outcome: 'picked' | 'declined' | 'counted'
  /** Picked or declined; 1 by default. */
  readonly pieces?: number
  /** What was counted; by default the record was right. */
  readonly onHand?: number
}

/**
 * Teaches how far the records of a store can be trusted; a declined size is not offered until it is counted. A count
 * below the reserved pieces leaves the record at these and the size declined. At most one outcome for each size.
 */
export async function noteStoreOutcomes(db: Db, outcomes: readonly StoreOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as given (source text, sku text, outcome text, pieces int, "onHand" int)),
    seen as (
      select s.sku, s.source, g.outcome, coalesce(g."onHand", s.on_hand) as counted, s.on_hand as recorded, s.reserved,
        coalesce(g.pieces, 1) as pieces, s.declined_at is not null as was_declined,
        loss_days(s.counted_at, s.sold_since_count) as days
      from given g join stock s using (sku, source) order by s.sku, s.source for no key update of s),
    noted as (
      update stock s set
        on_hand = case when outcome = 'counted' then greatest(counted, seen.reserved) else s.on_hand end,
        counted_at = case when outcome = 'counted' then shop_now() else s.counted_at end,
        sold_since_count = case when outcome = 'counted' then 0 else s.sold_since_count end,
        declined_at = case when outcome = 'declined' or (outcome = 'counted' and counted < seen.reserved) then shop_now()
          when outcome = 'counted' then null else s.declined_at end,
        as_of = case when outcome = 'counted' then greatest(s.as_of, now()) else s.as_of end,
        updated_at = now()
      from seen where s.sku = seen.sku and s.source = seen.source),
    learned as (
      select source,
        sum(case outcome when 'declined' then pieces when 'picked' then 0
          else greatest(0, recorded - counted - was_declined::int) end) as losses,
        sum(days * case when outcome = 'counted' then greatest(recorded, 0) else pieces end) as days
      from seen group by source)
    update source o set losses = o.losses * faded(o.learned_at) + l.losses,
      loss_days = o.loss_days * faded(o.learned_at) + l.days, learned_at = shop_now()
    from (select l.* from learned l join source s on s.code = l.source order by s.code for no key update of s) l
    where o.code = l.source`.execute(db)
}

export function noteStoreOutcome(db: Db, outcome: StoreOutcome): Promise<void> {
  return noteStoreOutcomes(db, [outcome])
}
