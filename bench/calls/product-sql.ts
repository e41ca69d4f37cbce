import type { RawSql } from './sql.ts'

/** The minimum: the product, its sizes with stock, its other colours, images and categories. */
export async function readProductBySql({ run }: RawSql, websiteId: number, key: string): Promise<void> {
  const [product] = await run<{ id: number; style_code: string }>(
    `select p.*, b.label, b.url_key as brand_url_key, ps.regular_cents, ps.sale_cents, ps.sale_from, ps.sale_to, ps.rrp_cents
     from product p join product_site ps on ps.product_id = p.id and ps.website_id = $2 and ps.is_enabled
     left join brand b on b.id = p.brand_id where p.url_key = $1`,
    [key, websiteId],
  )
  if (!product) throw new Error(`${key} is not sold.`)
  await run(
    `select v.sku, v.size, s.on_hand - s.reserved as available from variant v
     left join stock s on s.sku = v.sku and s.source = 'warehouse' where v.product_id = $1 order by v.position`,
    [product.id],
  )
  const colours = await run<{ id: number }>(
    `select p.id, p.url_key, p.colour, p.colour_hex from product p
     join product_site ps on ps.product_id = p.id and ps.website_id = $2 and ps.is_enabled where p.style_code = $1`,
    [product.style_code, websiteId],
  )
  await run('select * from product_image where product_id = any($1) order by product_id, position', [
    colours.map(({ id }) => id),
  ])
  await run(
    `select c.name, c.url_path, c.level from product_category pc join category c on c.id = pc.category_id
     where pc.product_id = $1 and c.website_id = $2 and c.is_active order by c.level`,
    [product.id, websiteId],
  )
  await run('select * from style_fit where style_code = $1', [product.style_code])
}
