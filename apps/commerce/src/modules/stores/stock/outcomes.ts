import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface StoreOutcome {
  readonly source: string
  readonly sku: string
  /** Declined: the store did not find the piece. */
  readonly outcome: 'picked' | 'declined' | 'counted'
}

/** Teaches how far the records of a store can be trusted; a declined size is not offered until it is counted. */
export async function noteStoreOutcome(db: Db, { source, sku, outcome }: StoreOutcome): Promise<void> {
  await sql`
    with seen as (
      select s.sku, s.source, loss_days(s.counted_at, s.sold_since_count) as days,
        case when ${outcome} = 'counted' then s.on_hand else 1 end as pieces
      from stock s where s.sku = ${sku} and s.source = ${source}),
    noted as (
      update stock s set
        declined_at = case when ${outcome} = 'declined' then shop_now() when ${outcome} = 'counted' then null
          else s.declined_at end,
        counted_at = case when ${outcome} = 'counted' then shop_now() else s.counted_at end,
        sold_since_count = case when ${outcome} = 'counted' then 0 else s.sold_since_count end
      from seen where s.sku = seen.sku and s.source = seen.source)
    update source o set
      losses = o.losses * fading.share + case when ${outcome} = 'declined' then 1 else 0 end,
      loss_days = o.loss_days * fading.share + seen.days * seen.pieces, learned_at = shop_now()
    from seen, lateral (
      select power(0.5, extract(epoch from shop_now() - f.learned_at)::double precision / (60 * 86400)) as share
      from source f where f.code = seen.source) fading
    where o.code = seen.source`.execute(db)
}
