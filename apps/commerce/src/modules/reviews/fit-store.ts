import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { enqueue, enqueueMany } from '#src/queue/enqueue'
import type { FitCounts } from './fit.ts'
import { reviewJobs } from './jobs.ts'

/** A review counts only if its pair is not counted yet; of two misfits only the length counts. [decision 13] */
export async function refreshFit(db: Db, styleCode?: string): Promise<void> {
  const ofStyle = styleCode === undefined ? sql`true` : sql`style_code = ${styleCode}`
  await sql`
    with bought as (select order_line_id, style_code, outcome from pair_outcome where outcome is not null and ${ofStyle}),
    told as (
      select style_code, case when fit = 'small' then 'too_small' when fit = 'large' then 'too_large'
          when width = 'narrow' then 'too_narrow' when width = 'wide' then 'too_wide' else 'kept' end as outcome
        from review r where state = 'approved' and (fit is not null or width is not null) and ${ofStyle}
          and not exists (select 1 from bought b where b.order_line_id = r.order_line_id)),
    counted as (
      select style_code, count(*)::int as cases,
        (count(*) filter (where outcome = 'kept'))::int as kept,
        (count(*) filter (where outcome = 'too_small'))::int as too_small, (count(*) filter (where outcome = 'too_large'))::int as too_large,
        (count(*) filter (where outcome = 'too_narrow'))::int as too_narrow, (count(*) filter (where outcome = 'too_wide'))::int as too_wide
      from (select style_code, outcome from bought union all select style_code, outcome from told) cases group by style_code),
    gone as (delete from style_fit where ${ofStyle} and style_code not in (select style_code from counted))
    insert into style_fit (style_code, cases, kept, too_small, too_large, too_narrow, too_wide)
    select style_code, cases, kept, too_small, too_large, too_narrow, too_wide from counted order by style_code
    on conflict (style_code) do update set cases = excluded.cases, kept = excluded.kept, too_small = excluded.too_small,
      too_large = excluded.too_large, too_narrow = excluded.too_narrow, too_wide = excluded.too_wide, computed_at = now()`.execute(
    db,
  )
}

/** Without `meant`: all styles. */
export async function enqueueFits(
  db: Db,
  meant: { readonly styleCodes: readonly string[]; readonly orderLineIds: readonly number[] } | undefined,
): Promise<void> {
  if (!meant) return enqueue(db, reviewJobs['refresh-all-fits'], {}, { key: 'refresh-all-fits' })
  if (meant.styleCodes.length === 0 && meant.orderLineIds.length === 0) return
  const { rows } = await sql<{ code: string }>`
    select unnest(${meant.styleCodes}::text[]) as code
    union select p.style_code from order_line l join product p on p.id = l.product_id where l.id = any(${meant.orderLineIds}::bigint[])`.execute(
    db,
  )
  const entries = rows.map(({ code }) => ({
    payload: { styleCode: code },
    key: `refresh-fit:${code}`,
    preservesDueTime: true,
  }))
  await enqueueMany(db, reviewJobs['refresh-fit'], entries)
}

export async function loadFits(db: Db, styleCodes: readonly string[]): Promise<Map<string, FitCounts>> {
  const rows = await db
    .selectFrom('style_fit')
    .select(['style_code', 'cases', 'kept', 'too_small', 'too_large', 'too_narrow', 'too_wide'])
    .where('style_code', '=', sql<string>`any(${styleCodes}::text[])`)
    .execute()
  return new Map(rows.map(({ style_code, ...counts }) => [style_code, counts]))
}

/** By the brand's value; counts only styles that the site sells. */
export async function loadFitsByBrand(db: Db, websiteId: number): Promise<ReadonlyMap<string, FitCounts>> {
  const { rows } = await sql<FitCounts & { readonly value: string }>`
    select b.value, sum(f.cases)::int as cases, sum(f.kept)::int as kept, sum(f.too_small)::int as too_small,
      sum(f.too_large)::int as too_large, sum(f.too_narrow)::int as too_narrow, sum(f.too_wide)::int as too_wide
    from brand b join (
        select distinct p.brand_id, p.style_code from product p join product_site ps on ps.product_id = p.id
        where ps.website_id = ${websiteId} and ps.is_enabled and p.type = 'configurable') s on s.brand_id = b.id
      join style_fit f on f.style_code = s.style_code
    group by b.id`.execute(db)
  return new Map(rows.map(({ value, ...counts }) => [value, counts]))
}

export interface KeptSizeRow {
  readonly size: string
  readonly scale: string
  readonly pairs: number
  readonly name: string
  readonly placedAt: Date
}

/** Of the product's brand and scale, most frequent first. */
export async function loadKeptSizes(db: Db, customerId: number, productId: number): Promise<KeptSizeRow[]> {
  const { rows } = await sql<KeptSizeRow>`
    select o.size_label as size, o.size_scale as scale, sum(o.pairs)::int as pairs,
      (array_agg(o.name order by o.placed_at desc))[1] as name, max(o.placed_at) as "placedAt"
    from pair_outcome o join product p on p.brand_id = o.brand_id and p.size_scale = o.size_scale
    where p.id = ${productId} and o.customer_id = ${customerId} and o.outcome = 'kept' and o.size_label is not null
    group by o.size_label, o.size_scale order by pairs desc, "placedAt" desc limit 5`.execute(db)
  return rows
}
