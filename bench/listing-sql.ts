/** What a reference listing is filtered by. */
export interface ReferenceFilter {
  readonly brand?: string
  readonly colour?: string
  /** `uid` of a category: base64 of its number. */
  readonly category?: string
}

/** Parameters of REFERENCE_SQL. */
export function referenceParameters(websiteId: number, filter: ReferenceFilter): (number | string | null)[] {
  const category = filter.category === undefined ? null : Number(Buffer.from(filter.category, 'base64').toString('utf8'))
  return [websiteId, filter.brand ?? null, filter.colour ?? null, category]
}

/**
 * A listing by PostgreSQL alone: the styles that match, their count, twenty of them with brand, price and pictures, and the counts of
 * every facet in one statement. It counts each facet within all filters, where the shops count it without its own: less work, not more.
 */
export const REFERENCE_SQL = `
with recursive site_category as (
  select id, parent_id, id as leaf from category where website_id = $1 and is_active
  union all
  select c.id, c.parent_id, s.leaf from site_category s join category c on c.id = s.parent_id where c.is_active),
placed as (
  select distinct pc.product_id, s.id as category_id from product_category pc join site_category s on s.leaf = pc.category_id),
matched as materialized (
  select p.id, p.style_code, b.value as brand, b.label as brand_label, p.colour_family, p.width, p.material, p.silhouette, p.occasions,
    p.heel_height_mm, p.size_scale, ps.pinned_position, ps.sold_30_days, ps.regular_cents,
    case when ps.sale_cents is not null and (ps.sale_from is null or ps.sale_from <= now()) and (ps.sale_to is null or ps.sale_to > now())
      then ps.sale_cents else ps.regular_cents end as final_cents
  from product p
  join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
  left join brand b on b.id = p.brand_id
  where p.type = 'configurable' and ($2::text is null or b.value = $2) and ($3::text is null or p.colour_family = $3)
    and ($4::int is null or p.id in (select product_id from placed where category_id = $4))),
facet as (
  select 'brand' as attribute, brand as value, count(distinct style_code) from matched group by brand
  union all select 'colour', colour_family, count(distinct style_code) from matched group by colour_family
  union all select 'width', width, count(distinct style_code) from matched group by width
  union all select 'fabric', material, count(distinct style_code) from matched group by material
  union all select 'style', silhouette, count(distinct style_code) from matched group by silhouette
  union all select 'sale', (final_cents < regular_cents)::text, count(distinct style_code) from matched group by 2
  union all select 'occasion', occasion, count(distinct style_code) from matched, unnest(occasions) occasion group by occasion
  union all select 'heel_height', width_bucket(heel_height_mm, array[25, 45, 70])::text, count(distinct style_code) from matched group by 2
  union all select 'price', width_bucket(final_cents, array[5000, 10000, 15000, 20000, 30000])::text, count(distinct style_code) from matched group by 2
  union all select 'category', category_id::text, count(distinct style_code) from matched join placed on placed.product_id = matched.id group by category_id
  union all select 'size', size_scale || ':' || v.size, count(distinct style_code)
    from matched join variant v on v.product_id = matched.id
    join stock s on s.sku = v.sku and s.source = 'warehouse' and s.on_hand > s.reserved group by 2),
shown as (
  select * from (select distinct on (style_code) * from matched order by style_code, id) first_colour
  order by pinned_position nulls last, sold_30_days desc, id limit 20)
select
  (select count(distinct style_code) from matched) as total,
  (select json_agg(facet) from facet) as facets,
  (select json_agg(json_build_object('product', shown, 'pictures',
    (select json_agg(i order by i.position) from product_image i where i.product_id = shown.id))) from shown) as items`
