import pg from 'pg'
import { UNHURRIED } from '../../apps/commerce/src/platform/time-outs.ts'

/** Without identity and generated columns. */
async function columnsOf(db: pg.Client, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map((row) => row.name)
}

/** `changed` overrides columns by SQL expressions. */
async function copyRows(
  db: pg.Client,
  table: string,
  from: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await columnsOf(db, table)
  await db.query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => changed[column] ?? `t.${column}`).join(', ')} from ${from}`,
  )
}

/** Copies products until a site sells `products`. Triggers are off, so running servers do not see the copies. */
export async function growCatalogue(databaseUrl: string, products: number, websiteId: number): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl, options: UNHURRIED })
  await db.connect()
  try {
    await db.query('set session_replication_role = replica')
    for (let copy = 2; ; copy += 1) {
      const { rows } = await db.query<{ count: number }>(
        `select count(*)::int as count from product_site ps join product p on p.id = ps.product_id
         where ps.website_id = $1 and ps.is_enabled and p.type = 'configurable'`,
        [websiteId],
      )
      const missing = products - (rows[0]?.count ?? 0)
      if (missing <= 0) break
      const end = `'-copy${copy}'`
      await db.query(`create temp table original as select p.id, p.sku, null::int as copy_id from product p
        join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled
        where p.type = 'configurable' and p.sku not like '%-copy%' and not exists (select from product c where c.sku = p.sku || ${end})
        order by p.style_code, p.id limit ${missing}`)
      await copyRows(db, 'product', 'product t join original o on o.id = t.id', {
        sku: `t.sku || ${end}`,
        style_code: `t.style_code || ${end}`,
        url_key: `t.url_key || ${end}`,
      })
      await db.query(`update original o set copy_id = p.id from product p where p.sku = o.sku || ${end}`)
      const ofCopy = { product_id: 'o.copy_id' }
      const from = (table: string) => `${table} t join original o on o.id = t.product_id`
      await copyRows(db, 'product_site', `${from('product_site')} where t.website_id = ${websiteId}`, ofCopy)
      await copyRows(db, 'product_category', from('product_category'), ofCopy)
      await copyRows(db, 'variant', from('variant'), { ...ofCopy, sku: `t.sku || ${end}`, barcode: 'null' })
      await copyRows(
        db,
        'stock',
        `stock t join variant v on v.sku = t.sku join original o on o.id = v.product_id where t.source = 'warehouse'`,
        {
          sku: `t.sku || ${end}`,
        },
      )
      await db.query('drop table original')
    }
    await db.query('set session_replication_role = default')
    await db.query('analyze')
  } finally {
    await db.end()
  }
}
