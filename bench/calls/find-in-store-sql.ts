import type { RawSql } from './sql.ts'

interface Wanted {
  readonly websiteId: number
  readonly sku: string
  readonly shown: number
}

/** The minimum: that the size is sold, and every store of the site with its stock, nearest to Bendigo first. */
export async function findInStoreBySql({ run }: RawSql, { websiteId, sku, shown }: Wanted): Promise<void> {
  const [variant] = await run<{ sku: string }>(
    `select v.sku from variant v join product_site ps on ps.product_id = v.product_id and ps.website_id = $2 and ps.is_enabled
     where v.sku = $1`,
    [sku, websiteId],
  )
  if (!variant) throw new Error(`${sku} is not sold.`)
  await run(
    `select s.*, coalesce(f.pieces, 0) as pieces, 12742 * asin(sqrt(sin(radians(s.latitude + 36.758) / 2) ^ 2
       + cos(radians(36.758)) * cos(radians(s.latitude)) * sin(radians(s.longitude - 144.28) / 2) ^ 2)) as km
     from store s left join offered_stock f on f.source = s.store_code and f.sku = $1
     where s.is_active and $2 = any(s.website_ids) order by km limit $3`,
    [sku, websiteId, shown],
  )
}
