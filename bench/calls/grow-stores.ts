import pg from 'pg'
import { UNHURRIED } from '../../apps/commerce/src/platform/time-outs.ts'

const SHELVES = `
  insert into stock (sku, source, on_hand)
  select sizes.skus[1 + (p.id * 31 + s.id * 17) % cardinality(sizes.skus)], s.store_code, 1 + (p.id + s.id) % 4
  from store s
  join product_site ps on ps.website_id = any(s.website_ids) and ps.is_enabled
  join product p on p.id = ps.product_id
  join lateral (select array_agg(v.sku order by v.sku) as skus from variant v where v.product_id = p.id) sizes
    on cardinality(sizes.skus) > 0
  where s.is_active and $1 = any(s.website_ids)
  on conflict (sku, source) do nothing`

/** Stores of the site beside its own until it has `count`, each with a size of every product. */
export async function growStores(databaseUrl: string, websiteId: number, count: number): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl, options: UNHURRIED })
  await db.connect()
  try {
    await db.query('set session_replication_role = replica')
    await db.query(`insert into source (code, kind, name, is_active, ships)
      select 'bench_' || n, 'store', 'Bench ' || n, true, false from generate_series(1, 200) n on conflict do nothing`)
    await db.query(
      `insert into store (store_code, retek_store_id, website_ids, name, street, city, state, postcode, country, phone, latitude,
         longitude, time_zone, hours, services, special_hours)
       select 'bench_' || n, 'bench ' || n, array[$1::int], 'Bench ' || n, street, city, state, postcode, country, phone,
         latitude + n * 0.01, longitude - n * 0.01, time_zone, hours, services, special_hours
       from (select row_number() over (order by (id * 7919) % 101, k) as n, store.* from store, generate_series(1, 10) k
         where country = 'AU' and is_active and store_code not like 'bench%') more
       where n <= $2 - (select count(*) from store where is_active and $1 = any(website_ids))`,
      [websiteId, count],
    )
    await db.query(SHELVES, [websiteId])
    await db.query('analyze stock, store, source')
  } finally {
    await db.end()
  }
}
