import { type Kysely, sql } from 'kysely'

/** The credited pieces' share of their line's discounts. [R3.74] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table credit_memo_line add column discount_cents int not null default 0 check (discount_cents >= 0);
      with credited as (
        select c.credit_memo_id, c.order_line_id, l.quantity as ordered, l.row_cents as price,
          l.row_cents - l.discount_cents as net, least(l.quantity - c.quantity, l.quantity_cancelled
            + coalesce(sum(c.quantity) over (partition by c.order_line_id order by c.credit_memo_id
              rows between unbounded preceding and 1 preceding), 0)) as gone, c.quantity as pieces
        from credit_memo_line c join order_line l on l.id = c.order_line_id where l.discount_cents > 0)
      update credit_memo_line m
      set discount_cents = greatest(0,
        floor(c.price::numeric * (c.gone + c.pieces) / c.ordered) - floor(c.price::numeric * c.gone / c.ordered)
        - floor(c.net::numeric * (c.gone + c.pieces) / c.ordered) + floor(c.net::numeric * c.gone / c.ordered))
      from credited c where m.credit_memo_id = c.credit_memo_id and m.order_line_id = c.order_line_id;
    `)
    .execute(db)
}
