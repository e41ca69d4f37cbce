import type { FilledCart } from './carts.ts'
import type { RawSql } from './sql.ts'

/** The minimum: lock the cart, read price and stock, update the line, calculate the total, touch the cart. */
export function changeQuantityBySql(
  sql: RawSql,
  websiteId: number,
  { cartId, lines }: FilledCart,
  at: number,
  quantity: number,
) {
  const lineId = lines[at]?.lineId
  return sql.transaction(async (run) => {
    await run('select * from cart where id = $1 for update', [cartId])
    const [line] = await run<{ regular_cents: number; available: number }>(
      `select ps.regular_cents, s.on_hand - s.reserved as available
       from cart_line l join product_site ps on ps.product_id = l.product_id and ps.website_id = $3
       join stock s on s.sku = l.variant_sku and s.source = 'warehouse' where l.id = $2 and l.cart_id = $1`,
      [cartId, lineId, websiteId],
    )
    if (!line || line.available < quantity) throw new Error('The line is gone, or its stock.')
    await run('update cart_line set quantity = $2, seen_unit_cents = $3, updated_at = now() where id = $1', [
      lineId,
      quantity,
      line.regular_cents,
    ])
    await run('select sum(quantity * seen_unit_cents) from cart_line where cart_id = $1', [cartId])
    await run('update cart set version = version + 1, updated_at = now() where id = $1', [cartId])
  })
}

/** The minimum: the cart, its lines with price and stock, and their other sizes. */
export async function readCartBySql({ run }: RawSql, websiteId: number, { cartId, lines }: FilledCart): Promise<void> {
  await run('select * from cart where id = $1', [cartId])
  const rows = await run<{ product_id: number }>(
    `select l.*, p.sku, p.name, p.web_display_name, p.url_key, p.colour, b.label, v.size,
       ps.regular_cents, ps.sale_cents, s.on_hand - s.reserved as available
     from cart_line l join product p on p.id = l.product_id left join brand b on b.id = p.brand_id
     join variant v on v.sku = l.variant_sku join product_site ps on ps.product_id = p.id and ps.website_id = $2
     join stock s on s.sku = l.variant_sku and s.source = 'warehouse' where l.cart_id = $1 order by l.id`,
    [cartId, websiteId],
  )
  if (rows.length !== lines.length) throw new Error(`The cart has ${rows.length} lines.`)
  await run(
    `select v.product_id, v.sku, v.size, s.on_hand - s.reserved as available
     from variant v join stock s on s.sku = v.sku and s.source = 'warehouse' where v.product_id = any($1)`,
    [rows.map((row) => row.product_id)],
  )
}
