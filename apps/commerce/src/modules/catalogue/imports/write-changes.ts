import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { ProductChange } from './parse-row.ts'

interface NewIds {
  readonly id: number
  readonly sku: string
}

/** @returns the ids of all, by sku */
async function writeProducts(trx: Db, changes: readonly ProductChange[]): Promise<ReadonlyMap<string, number>> {
  const given = JSON.stringify(
    changes.map(({ sku, id, product, brand }) => ({
      sku,
      id,
      product,
      brand: brand ?? null,
      has_brand: brand !== undefined,
    })),
  )
  const { rows } = await sql<NewIds>`
    insert into product (sku, style_code, url_key, name, web_display_name, description, brand_id)
    select g.sku, g.product ->> 'style_code', g.product ->> 'url_key', g.product ->> 'name',
      g.product ->> 'web_display_name', '', b.id
    from jsonb_to_recordset(${given}::jsonb) as g (sku text, id int, product jsonb, brand text)
      left join brand b on b.value = g.brand
    where g.id is null returning id, sku`.execute(trx)
  await sql`
    update product p set (name, web_display_name, style_code, url_key, description, short_description, colour,
        colour_family, gender, age_group, product_group, material, size_scale, new_from, new_to, brand_id, updated_at) = (
      select r.name, r.web_display_name, r.style_code, r.url_key, r.description, r.short_description, r.colour,
        r.colour_family, r.gender, r.age_group, r.product_group, r.material, r.size_scale, r.new_from, r.new_to,
        case when g.has_brand then (select id from brand where value = g.brand) else p.brand_id end, now()
      from jsonb_populate_record(p, g.product) r)
    from jsonb_to_recordset(${given}::jsonb) as g (sku text, id int, product jsonb, brand text, has_brand boolean)
    where p.sku = g.sku and (g.product <> '{}' or g.has_brand)`.execute(trx)
  const known = changes.flatMap(({ id, sku }) => (id === null ? [] : [{ id, sku }]))
  return new Map([...known, ...rows].map(({ id, sku }) => [sku, id]))
}

async function writeSizes(trx: Db, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await sql`
    insert into variant (product_id, sku, size, position)
    select product_id, sku, size, position
    from jsonb_to_recordset(${given}::jsonb) as g (product_id int, sku text, size text, position int)
    order by product_id, position`.execute(trx)
  await sql`
    insert into stock (sku, source, on_hand)
    select g.sku, o.code, 0 from jsonb_to_recordset(${given}::jsonb) as g (sku text)
      join source o on o.code = 'warehouse'
    on conflict do nothing`.execute(trx)
}

async function writeSites(trx: Db, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_site (product_id, website_id, is_enabled, currency, regular_cents, sale_cents, sale_from,
      sale_to, rrp_cents)
    select product_id, "websiteId", "isEnabled", currency, "regularCents", "saleCents", "saleFrom", "saleTo", "rrpCents"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (product_id int, "websiteId" int, "isEnabled" boolean,
      currency text, "regularCents" int, "saleCents" int, "saleFrom" timestamptz, "saleTo" timestamptz, "rrpCents" int)
    order by product_id, "websiteId"
    on conflict (product_id, website_id) do update set is_enabled = excluded.is_enabled,
      regular_cents = excluded.regular_cents, sale_cents = excluded.sale_cents, sale_from = excluded.sale_from,
      sale_to = excluded.sale_to, rrp_cents = excluded.rrp_cents`.execute(trx)
}

async function writeTags(trx: Db, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await sql`
    delete from product_tag t using jsonb_to_recordset(${given}::jsonb) as g (product_id int, "websiteId" int)
    where t.product_id = g.product_id and t.website_id = g."websiteId" and t.tag_type = 'generic'`.execute(trx)
  await sql`
    insert into product_tag (product_id, website_id, tag_type, text, position)
    select g.product_id, g."websiteId", 'generic', one.text, one.position::int
    from jsonb_to_recordset(${given}::jsonb) as g (product_id int, "websiteId" int, texts jsonb),
      jsonb_array_elements_text(g.texts) with ordinality as one (text, position)
    on conflict do nothing`.execute(trx)
}

/** The caller has locked the products. One statement per table. */
export async function writeChanges(trx: Db, changes: readonly ProductChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = await writeProducts(trx, changes)
  const rowsOf = <Row extends object>(pick: (change: ProductChange) => readonly Row[]) =>
    changes.flatMap((change) => pick(change).map((row) => ({ ...row, product_id: ids.get(change.sku) })))
  await writeSizes(
    trx,
    rowsOf(({ newSizes }) => newSizes),
  )
  await writeSites(
    trx,
    rowsOf(({ sites }) => sites),
  )
  await writeTags(
    trx,
    rowsOf(({ tags }) => tags),
  )
}
