import { randomBytes, randomUUID } from 'node:crypto'
import type { RawSql, Run } from './sql.ts'

interface Line {
  readonly quantity: number
  readonly cents: number
  readonly available: number
}

async function writeOrder(run: Run, cartId: string): Promise<number> {
  await run('select * from cart where id = $1 for update', [cartId])
  const lines = await run<Line>(
    `select l.quantity, coalesce(ps.sale_cents, ps.regular_cents) as cents, s.on_hand - s.reserved as available
     from cart_line l join cart c on c.id = l.cart_id join product_site ps on ps.product_id = l.product_id and ps.website_id = c.website_id
     join stock s on s.sku = l.variant_sku and s.source = 'warehouse' where l.cart_id = $1 order by s.sku for update of s`,
    [cartId],
  )
  if (lines.length === 0 || lines.some(({ available, quantity }) => available < quantity))
    throw new Error('The cart cannot be ordered.')
  const subtotal = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
  await run(
    `update stock s set reserved = s.reserved + l.quantity, updated_at = now() from cart_line l
     where l.cart_id = $1 and s.sku = l.variant_sku and s.source = 'warehouse'`,
    [cartId],
  )
  const [order] = await run<{ id: number }>(
    `with placed as (
       insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents,
         shipping_cents, tax_cents, total_cents, shipping_address, billing_address, payment_method)
       select $2, website_id, id, version, email, 'pending_payment', currency, $3::int, 0, $3::int / 11, $3::int,
         shipping_address, coalesce(billing_address, shipping_address), '{"code":"adyen_cc"}' from cart
         where id = $1 returning id, cart_id),
     delivery as (
       insert into order_delivery_group (order_id, position, kind, carrier_code, method_code, amount_cents, tax_cents)
       select placed.id, 1, 'delivery', carrier_code, method_code, 0, 0 from placed
         join cart on cart.id = placed.cart_id)
     select id from placed`,
    [cartId, randomBytes(16).toString('base64url'), subtotal],
  )
  const orderId = Number(order?.id)
  await run(
    `insert into order_line (order_id, position, product_id, product_sku, variant_sku, product_type, name, colour, size_label, url_key,
       quantity, unit_cents, regular_unit_cents, row_cents, tax_cents, cart_line_id)
     select $2, row_number() over (order by l.id), p.id, p.sku, v.sku, p.type, p.name, p.colour, v.size, p.url_key, l.quantity,
       ps.regular_cents, ps.regular_cents, ps.regular_cents * l.quantity, ps.regular_cents * l.quantity / 11, l.id
     from cart_line l join cart c on c.id = l.cart_id join product p on p.id = l.product_id join variant v on v.sku = l.variant_sku
     join product_site ps on ps.product_id = p.id and ps.website_id = c.website_id where l.cart_id = $1`,
    [cartId, orderId],
  )
  await run(
    `insert into payment_attempt (id, order_id, n, merchant_reference, method, amount_cents, currency, state)
     values ($1, $2, 1, $3, 'scheme', $4, 'AUD', 'sent')`,
    [randomUUID(), orderId, randomUUID(), subtotal],
  )
  return orderId
}

async function settlePaid(run: Run, cartId: string, orderId: number): Promise<void> {
  await run('select * from orders where id = $1 for update', [orderId])
  await run(
    `update payment_attempt set state = 'authorised', answered_at = now(), updated_at = now() where order_id = $1`,
    [orderId],
  )
  await run(
    `with locked as (select s.sku, l.quantity from order_line l join stock s on s.sku = l.variant_sku and s.source = 'warehouse'
       where l.order_id = $1 order by s.sku for update of s)
     update stock s set on_hand = s.on_hand - locked.quantity, reserved = s.reserved - locked.quantity, updated_at = now()
     from locked where s.sku = locked.sku and s.source = 'warehouse'`,
    [orderId],
  )
  await run(`update orders set state = 'paid', paid_at = now(), updated_at = now() where id = $1`, [orderId])
  await run('delete from cart_line where cart_id = $1', [cartId])
  await run('update cart set is_active = false, version = version + 1, updated_at = now() where id = $1', [cartId])
}

/** The minimum: one transaction before the payment service is called and one after its response. */
export async function placeOrderBySql(sql: RawSql, cartId: string): Promise<void> {
  const orderId = await sql.transaction((run) => writeOrder(run, cartId))
  await sql.transaction((run) => settlePaid(run, cartId, orderId))
}
