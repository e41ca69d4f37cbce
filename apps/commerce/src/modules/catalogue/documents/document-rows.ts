import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deliverableSql, finalCentsSql, isBrandSoldSql } from '../selling/selling-sql.ts'

/** Lists are text, so that equal ones can be shared. */
export interface ProductRow {
  readonly id: number
  readonly sku: string
  readonly style_code: string
  readonly name: string
  readonly description: string
  readonly brand_value: string | null
  readonly brand_label: string | null
  readonly colour: string | null
  readonly colour_family: string | null
  readonly colour_hex: string | null
  readonly gender: string | null
  readonly silhouette: string | null
  readonly heel_type: string | null
  readonly heel_height_mm: number | null
  readonly material: string | null
  readonly fabric: string | null
  readonly style: string | null
  readonly width: string | null
  readonly size_scale: string | null
  readonly new_from: Date
  /** JSON array. */
  readonly occasions: string
  /** Comma-separated ids on all sites, ascending, without ancestors; null when none. */
  readonly category_ids: string | null
  /** JSON of size, position and availability, by position; null when none. */
  readonly sizes: string | null
  readonly star_sum: number | null
  readonly review_count: number | null
}

export async function selectProductRows(db: Db, productIds: readonly number[]): Promise<ProductRow[]> {
  const attribute = (code: string) =>
    sql`case when jsonb_typeof(p.attributes -> ${code}::text) = 'string' then nullif(p.attributes ->> ${code}::text, '') end`
  const { rows } = await sql<ProductRow>`
    select p.id, p.sku, p.style_code, coalesce(nullif(p.web_display_name, ''), p.name) as name,
      coalesce(p.short_description, p.description) as description, b.value as brand_value, b.label as brand_label,
      p.colour, p.colour_family, p.colour_hex, p.gender, p.silhouette, p.heel_type, p.heel_height_mm, p.material,
      coalesce(${attribute('web_fabric')}, p.material) as fabric,
      coalesce(${attribute('style_filter_st_mf')}, replace(p.silhouette, '-', ' ')) as style,
      p.width, p.size_scale, coalesce(p.new_from, p.created_at) as new_from, to_json(p.occasions)::text as occasions,
      (select string_agg(category_id::text, ',' order by category_id) from product_category where product_id = p.id) as category_ids,
      (select json_agg(json_build_array(v.size, v.position, ${deliverableSql('v.sku')} > 0) order by v.position)::text
        from variant v where v.product_id = p.id) as sizes,
      r.star_sum, r.count as review_count
    from product p left join brand b on b.id = p.brand_id left join style_rating r on r.style_code = p.style_code and r.count > 0
    where p.id = any(${productIds}::int[]) and p.type = 'configurable'`.execute(db)
  return rows
}

/** Amounts in cents. */
export interface SiteRow {
  readonly product_id: number
  readonly website_id: number
  readonly regular_cents: number
  readonly final_cents: number
  readonly price_changes_at: Date | null
  readonly pinned_position: number | null
  readonly sold_30_days: number
  readonly sell_through_percent: number
  readonly pins: string | null
}

/** Price and next price change are read by the same clock. */
export async function selectSiteRows(
  db: Db,
  websiteIds: readonly number[],
  productIds: readonly number[],
): Promise<SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    with pinned as (
      select cp.product_id, c.website_id,
        json_agg(json_build_object('categoryId', cp.category_id, 'position', cp.position) order by cp.category_id)::text as pins
      from category_pin cp join category c on c.id = cp.category_id where cp.product_id = any(${productIds}::int[]) group by 1, 2)
    select ps.product_id, ps.website_id, ps.regular_cents, ${finalCentsSql()} as final_cents,
      case when ps.sale_cents is null then null
        else (select min(edge) from unnest(array[ps.sale_from, ps.sale_to]) edge where edge > now()) end as price_changes_at,
      ps.pinned_position, ps.sold_30_days, ps.sell_through_percent, pinned.pins
    from product_site ps join product p on p.id = ps.product_id left join brand b on b.id = p.brand_id
      left join pinned on pinned.product_id = ps.product_id and pinned.website_id = ps.website_id
    where ps.product_id = any(${productIds}::int[]) and ps.website_id = any(${websiteIds}::int[])
      and ps.is_enabled and p.type = 'configurable' and ${isBrandSoldSql(sql.ref('ps.website_id'))}
    order by ps.product_id`.execute(db)
  return rows
}

export interface StyleRow {
  readonly style_code: string
  /** Bit n is set when the nth site sells it. */
  readonly sites: number
  /** Comma-separated, ascending. */
  readonly product_ids: string
}

/** By lowest id. Includes excluded brands. */
export async function selectStyleRows(
  db: Db,
  websiteIds: readonly number[],
  fromId: number,
  belowId: number,
): Promise<StyleRow[]> {
  const { rows } = await sql<StyleRow>`
    with sold as (
      select product_id, bit_or(1 << array_position(${websiteIds}::int[], website_id) - 1) as sites from product_site
      where product_id >= ${fromId} and product_id < ${belowId} and website_id = any(${websiteIds}::int[]) and is_enabled
      group by product_id)
    select p.style_code, bit_or(sold.sites) as sites, string_agg(p.id::text, ',' order by p.id) as product_ids
    from sold join product p on p.id = sold.product_id group by p.style_code order by min(p.id)`.execute(db)
  return rows
}

export async function selectHighestProductId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from product`.execute(db)
  return rows[0]?.id ?? 0
}
