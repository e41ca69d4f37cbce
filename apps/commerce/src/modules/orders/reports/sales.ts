import { brands } from '@welt/brands'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'

/** Days of the sites' own zones, both included. */
export interface ReportRange {
  readonly websiteId: number | undefined
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly limit: number
}

const ZONES = JSON.stringify(
  brands.map(({ id, websiteId, timeZone }) => ({ id, website_id: websiteId, zone: timeZone })),
)

/** Paid orders, also those refunded since; `day` is when they were placed. */
const soldLines = ({ websiteId, from, to }: ReportRange) => sql`
  sold as (
    select o.id as order_id, o.currency, z.id as site, (o.placed_at at time zone z.zone)::date as day, l.brand,
      l.product_id, l.product_sku, l.variant_sku, l.name, l.size_label, l.quantity - l.quantity_cancelled as pieces,
      l.quantity_refunded as refunded,
      round((l.row_cents - l.discount_cents)::numeric * (l.quantity - l.quantity_cancelled) / l.quantity)::int as cents
    from orders o
      join jsonb_to_recordset(${ZONES}::jsonb) as z (id text, website_id int, zone text) on z.website_id = o.website_id
      join order_line l on l.order_id = o.id
    where o.state in ('paid', 'processing', 'complete', 'closed') and l.quantity > l.quantity_cancelled
      and (${websiteId ?? null}::int is null or o.website_id = ${websiteId ?? null}::int)
      and o.placed_at >= ${from}::date - interval '1 day' and o.placed_at < ${to}::date + interval '2 days'),
  in_range as (select * from sold where day between ${from}::date and ${to}::date)`

const SALES_KEYS = {
  day: sql`day::text`,
  site: sql`site`,
  brand: sql`coalesce(brand, '')`,
  product: sql`product_sku`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>

export type SalesKey = keyof typeof SALES_KEYS

export const isSalesKey = (typed: string): typed is SalesKey => Object.hasOwn(SALES_KEYS, typed)

export interface SalesRow {
  readonly key: string
  readonly currency: string
  readonly orders: number
  readonly pieces: number
  /** After discounts, before refunds. */
  readonly cents: number
  readonly refunded_pieces: number
}

/** Days in order; other keys by pieces sold. */
export async function salesReport(db: Db, by: SalesKey, range: ReportRange): Promise<readonly SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with ${soldLines(range)}
    select ${SALES_KEYS[by]} as key, currency, count(distinct order_id)::int as orders, sum(pieces)::int as pieces,
      sum(cents)::bigint as cents, sum(refunded)::int as refunded_pieces
    from in_range group by 1, 2
    order by ${by === 'day' ? sql`1` : sql`pieces desc, 1`}, 2 limit ${range.limit}`.execute(db)
  return rows
}

export interface SellThroughRow {
  readonly sku: string
  readonly name: string
  readonly size: string
  readonly sold: number
  readonly left: number
  /** Sold, of sold and left. */
  readonly sell_through_percent: number
}

/** By product and size; for a single product also sizes that did not sell. */
export async function sellThroughReport(
  db: Db,
  sku: string | undefined,
  range: ReportRange,
): Promise<readonly SellThroughRow[]> {
  const { rows } = await sql<SellThroughRow>`
    with ${soldLines(range)},
    by_size as (
      select v.id, v.sku, v.size, v.position, p.name, coalesce(sum(s.pieces), 0)::int as sold
      from variant v join product p on p.id = v.product_id left join in_range s on s.variant_sku = v.sku
      where case when ${sku ?? null}::text is null then s.pieces is not null else p.sku = ${sku ?? null} end
      group by v.id, p.id),
    with_stock as (
      select b.*, coalesce((select sum(greatest(t.on_hand - t.reserved, 0)) from stock t where t.sku = b.sku),
        0)::int as left
      from by_size b)
    select sku, name, size, sold, "left",
      case when sold + "left" = 0 then 0 else round(100.0 * sold / (sold + "left"))::int end as sell_through_percent
    from with_stock
    order by ${sku === undefined ? sql`sold desc, sku` : sql`position`} limit ${range.limit}`.execute(db)
  return rows
}
