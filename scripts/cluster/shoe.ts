import assert from 'node:assert/strict'
import type { Cluster } from './cluster.ts'
import { WEBSITE_ID } from './shopper.ts'

export interface Shoe {
  /** Id of the product. */
  readonly id: number
  readonly path: string
  readonly sku: string
  readonly parent: string
}

/** A size that never sells out. */
export async function findShoe({ db }: Cluster): Promise<Shoe> {
  const { rows } = await db.query<Shoe>(
    `select p.id, '/' || p.url_key || '.html' as path, v.sku, p.sku as parent
     from product p join product_site ps on ps.product_id = p.id and ps.website_id = $1 and ps.is_enabled
     join variant v on v.product_id = p.id join stock s on s.sku = v.sku and s.source = 'warehouse' and s.ships
     where p.type = 'configurable' order by s.on_hand desc, p.id, v.sku limit 1`,
    [WEBSITE_ID],
  )
  assert.ok(rows[0])
  await db.query(`update stock set on_hand = 100000 where sku = $1 and source = 'warehouse'`, [rows[0].sku])
  return rows[0]
}
