import { sql } from 'kysely'
import { listed, PAID } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'

export async function findPurchase(
  db: Db,
  { customerId, styleCode }: { readonly customerId: number; readonly styleCode: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.customer_id = ${customerId} and o.state in ${listed(PAID)} and p.style_code = ${styleCode}
    order by o.placed_at desc, l.id desc limit 1`.execute(db)
  return rows[0]?.id
}
