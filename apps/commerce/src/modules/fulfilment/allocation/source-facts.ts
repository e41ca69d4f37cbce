import type { CountryCode } from '@welt/kit/money'
import { sql } from 'kysely'
import { FAILED, listed } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'

interface StockedSize {
  readonly sku: string
  readonly pieces: number
  readonly ships: boolean
  /** A neighbouring size of the shoe is at the source too. */
  readonly isInRun: boolean
  readonly isDeclined: boolean
}

export interface SourceLimits {
  readonly code: string
  readonly name: string
  readonly kind: 'warehouse' | 'store'
  readonly isActive: boolean
  readonly ships: boolean
  readonly isPaused: boolean
  /** Null: unlimited. */
  readonly dailyParcels: number | null
  /** Orders that it packs today. */
  readonly parcelsToday: number
}

/** Place and zone are null where the source has none of its own. */
export interface SourceFacts extends SourceLimits {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly country: CountryCode | null
  readonly state: string | null
  readonly timeZone: string
  readonly stock: readonly StockedSize[]
}

const NEIGHBOURS = sql`exists (
  select from variant v join variant n on n.product_id = v.product_id and abs(n.position - v.position) = 1
    join stock ns on ns.sku = n.sku and ns.source = k.source and ns.on_hand > ns.reserved
  where v.sku = k.sku)`

/** Orders of which a source packs a part, since its midnight. */
export const parcelsTodaySql = (code: string, zone: string) => sql<number>`(
  select count(distinct a.order_id)::int from order_allocation a join orders o on o.id = a.order_id
  where a.source = ${sql.ref(code)} and a.state not in ('declined', 'cancelled') and o.state not in ${listed(FAILED)}
    and a.allocated_at >= date_trunc('day', shop_now() at time zone ${sql.ref(zone)}) at time zone ${sql.ref(zone)})`

/** Sources that have pieces of the sizes. `timeZone` is that of a source without one. */
export async function loadSourceFacts(db: Db, skus: readonly string[], timeZone: string): Promise<SourceFacts[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<SourceFacts>`
    with sized as (
      select k.source, json_agg(json_build_object('sku', k.sku, 'pieces', k.on_hand - k.reserved, 'ships', k.ships,
        'isDeclined', k.declined_at is not null, 'isInRun', k.ships and s.kind = 'store' and ${NEIGHBOURS})) as stock
      from stock k join source s on s.code = k.source
      where k.sku = any(${[...new Set(skus)]}) and k.on_hand > k.reserved group by k.source)
    select s.code, s.name, s.kind, s.is_active as "isActive", s.ships, s.is_paused as "isPaused",
      s.daily_parcels as "dailyParcels", coalesce(s.latitude, t.latitude) as latitude,
      coalesce(s.longitude, t.longitude) as longitude, coalesce(s.country, t.country) as country,
      coalesce(s.state, t.state) as state, z.zone as "timeZone", sized.stock,
      case when s.sends then ${parcelsTodaySql('s.code', 'z.zone')} else 0 end as "parcelsToday"
    from sized join source s on s.code = sized.source left join store t on t.store_code = s.code
      cross join lateral (select coalesce(s.time_zone, t.time_zone, ${timeZone}) as zone) z
    order by s.code`.execute(db)
  return rows
}
