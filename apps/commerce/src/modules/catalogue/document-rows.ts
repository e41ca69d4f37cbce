import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { finalCentsSql, isBrandSoldSql } from './selling-sql.ts'

/** What documents of a product have in common on all sites. Lists come as text: most products share theirs. */
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
  /** JSON of texts. */
  readonly occasions: string
  /** JSON of size, position and whether the warehouse can ship one, in order of position; null: it has none. */
  readonly sizes: string | null
  readonly star_sum: number | null
  readonly review_count: number | null
}

/** Products of shoes, with sizes and ratings. */
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
      (select json_agg(json_build_array(v.size, v.position, coalesce(s.on_hand - s.reserved, 0) > 0) order by v.position)::text
        from variant v left join stock s on s.sku = v.sku and s.source = 'warehouse' where v.product_id = p.id) as sizes,
      r.star_sum, r.count as review_count
    from product p left join brand b on b.id = p.brand_id left join style_rating r on r.style_code = p.style_code and r.count > 0
    where p.id = any(${productIds}::int[]) and p.type = 'configurable'`.execute(db)
  return rows
}

/** What a product is on one site. Amounts in cents. */
export interface SiteRow {
  readonly product_id: number
  readonly website_id: number
  readonly regular_cents: number
  readonly final_cents: number
  readonly price_changes_at: Date | null
  readonly pinned_position: number | null
  readonly sold_30_days: number
  readonly sell_through_percent: number
  /** Numbers of active categories that it is in, directly or through a descendant, ascending with commas. */
  readonly category_ids: string | null
  /** JSON of the categories that it is pinned in, with its place there. */
  readonly pins: string | null
}

/**
 * Products enabled on the sites, of brands that are not excluded there, in order of their numbers. Price and its next
 * change are by the same clock.
 */
export async function selectSiteRows(db: Db, websiteIds: readonly number[], productIds: readonly number[]): Promise<SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    with recursive up as (
      select id as leaf, id, parent_id, website_id from category
      where id in (select category_id from product_category where product_id = any(${productIds}::int[]))
        and website_id = any(${websiteIds}::int[]) and is_active
      union all
      select up.leaf, c.id, c.parent_id, up.website_id from up join category c on c.id = up.parent_id where c.is_active),
    places as (
      select pc.product_id, up.website_id, array_to_string(array_agg(distinct up.id order by up.id), ',') as category_ids
      from product_category pc join up on up.leaf = pc.category_id where pc.product_id = any(${productIds}::int[]) group by 1, 2),
    pinned as (
      select cp.product_id, c.website_id,
        json_agg(json_build_object('categoryId', cp.category_id, 'position', cp.position) order by cp.category_id)::text as pins
      from category_pin cp join category c on c.id = cp.category_id where cp.product_id = any(${productIds}::int[]) group by 1, 2)
    select ps.product_id, ps.website_id, ps.regular_cents, ${finalCentsSql()} as final_cents,
      case when ps.sale_cents is null then null
        else (select min(edge) from unnest(array[ps.sale_from, ps.sale_to]) edge where edge > now()) end as price_changes_at,
      ps.pinned_position, ps.sold_30_days, ps.sell_through_percent, places.category_ids, pinned.pins
    from product_site ps join product p on p.id = ps.product_id left join brand b on b.id = p.brand_id
      left join places on places.product_id = ps.product_id and places.website_id = ps.website_id
      left join pinned on pinned.product_id = ps.product_id and pinned.website_id = ps.website_id
    where ps.product_id = any(${productIds}::int[]) and ps.website_id = any(${websiteIds}::int[])
      and ps.is_enabled and p.type = 'configurable' and ${isBrandSoldSql(sql.ref('ps.website_id'))}
    order by ps.product_id`.execute(db)
  return rows
}

/** A product and the style that it is a colour of. */
interface StyledProduct {
  readonly id: number
  readonly style_code: string
}

/**
 * The next products that any of the sites sells, in order of their styles, about so many: a style's products come
 * together. Those of excluded brands are among them.
 */
export async function selectNextStyles(
  db: Db,
  websiteIds: readonly number[],
  after: string | undefined,
  about: number,
): Promise<StyledProduct[]> {
  const { rows } = await sql<StyledProduct>`
    select p.id, p.style_code from product p
    where ${after === undefined ? sql`true` : sql`p.style_code > ${after}`} and exists (
      select from product_site ps where ps.product_id = p.id and ps.website_id = any(${websiteIds}::int[]) and ps.is_enabled)
    order by p.style_code fetch first ${about} rows with ties`.execute(db)
  return rows
}
