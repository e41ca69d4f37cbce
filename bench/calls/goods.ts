import pg from 'pg'

export interface Size {
  readonly variantSku: string
  readonly productSku: string
  readonly productId: number
}

/** More than all rounds buy. */
const PLENTY = 1_000_000
const SIZES = 400

/** The same in each run, with ample stock. The caller waits until the shops follow the change. */
export async function stockSizes(databaseUrl: string, websiteId: number): Promise<readonly Size[]> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const { rows } = await db.query<Size>(
      `select distinct on (md5(p.sku), p.id) v.sku as "variantSku", p.sku as "productSku", p.id as "productId"
       from variant v join product p on p.id = v.product_id join product_site ps on ps.product_id = p.id
       join stock s on s.sku = v.sku and s.source = 'warehouse'
       where ps.website_id = $1 and ps.is_enabled and p.type = 'configurable' and s.on_hand - s.reserved >= 5
       order by md5(p.sku), p.id, v.sku limit ${SIZES}`,
      [websiteId],
    )
    if (rows.length < SIZES / 4) throw new Error('Too few sizes are in stock.')
    await db.query(`update stock set on_hand = $2 where source = 'warehouse' and sku = any($1) and on_hand < $2`, [
      rows.map(({ variantSku }) => variantSku),
      PLENTY,
    ])
    return rows
  } finally {
    await db.end()
  }
}

export const sizesFrom = (sizes: readonly Size[], first: number, count: number): readonly Size[] =>
  Array.from({ length: count }, (_, at) => sizes[(first + at) % sizes.length] as Size)
