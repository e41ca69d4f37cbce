import { brands } from '@welt/brands'
import { CODED_REASONS, OTHER_REASON } from '@welt/rules/returns'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface ReturnedRow {
  readonly reason: string
  /** Of a product or size, when the report is by one. */
  readonly key: string
  readonly currency: string
  readonly pieces: number
  readonly refunded_cents: number
  readonly share_percent: number
}

export const RETURNED_KEYS = ['reason', 'product', 'size'] as const

export type ReturnedKey = (typeof RETURNED_KEYS)[number]

const KEYS = {
  reason: sql`''`,
  product: sql`l.product_sku`,
  size: sql`coalesce(l.size_label, '')`,
} as const

const ZONES = JSON.stringify(brands.map(({ websiteId, timeZone }) => ({ website_id: websiteId, zone: timeZone })))

interface ReturnedRange {
  readonly websiteId: number | undefined
  readonly from: string
  readonly to: string
  readonly limit: number
}

/** Requests of these days of the sites' own zones that were not cancelled; most pieces first. */
export async function returnedReport(
  db: Db,
  by: ReturnedKey,
  { websiteId, from, to, limit }: ReturnedRange,
): Promise<readonly ReturnedRow[]> {
  const labels = JSON.stringify(CODED_REASONS)
  const { rows } = await sql<ReturnedRow>`
    with returned as (
      select coalesce(c.label, ${OTHER_REASON}) as reason, ${KEYS[by]} as key, o.currency,
        i.quantity as pieces, coalesce(i.refund_cents, 0) as cents
      from return_item i join return_request r on r.id = i.return_id join orders o on o.id = r.order_id
        join order_line l on l.id = i.order_line_id
        join jsonb_to_recordset(${ZONES}::jsonb) as z (website_id int, zone text) on z.website_id = o.website_id
        left join jsonb_to_recordset(${labels}::jsonb) as c (code text, label text) on c.code = i.reason_code
      where (r.created_at at time zone z.zone)::date between ${from}::date and ${to}::date and r.status <> 'CLOSED'
        and r.created_at >= ${from}::date - interval '1 day' and r.created_at < ${to}::date + interval '2 days'
        and (${websiteId ?? null}::int is null or o.website_id = ${websiteId ?? null}::int))
    select reason, key, currency, sum(pieces)::int as pieces, sum(cents)::bigint as refunded_cents,
      round(100.0 * sum(pieces) / sum(sum(pieces)) over ())::int as share_percent
    from returned group by 1, 2, 3 order by pieces desc, 1, 2, 3 limit ${limit}`.execute(db)
  return rows
}
