import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { RiskFacts } from './score.ts'

/** One statement. What happened after the payment does not change it. */
export async function loadRiskFacts(db: Db, orderId: number): Promise<RiskFacts> {
  const { rows } = await sql<RiskFacts>`
    with one as (
      select o.*, coalesce(o.paid_at, now()) as until, a.card_alias, a.card_country
      from orders o left join lateral (
        select card_alias, card_country from payment_attempt where order_id = o.id order by n desc limit 1) a on true
      where o.id = ${orderId}),
    of_email as (
      select o.customer_id, o.placed_at, o.billing_address ->> 'firstname' as first,
        o.billing_address ->> 'lastname' as last, a.id as attempt, a.card_alias, a.created_at
      from one join orders o on o.website_id = one.website_id and lower(o.email) = lower(one.email)
        and o.placed_at <= one.until
        left join payment_attempt a on a.order_id = o.id and a.created_at <= one.until)
    select
      (one.shipping_address ->> 'countryCode' <> one.billing_address ->> 'countryCode') is true as countries_differ,
      (one.card_country <> one.billing_address ->> 'countryCode') is true as card_country,
      (select count(distinct attempt) from of_email where created_at > one.until - interval '1 hour') as attempts,
      (select count(distinct card_alias) from of_email where created_at > one.until - interval '1 day') as cards,
      (select count(distinct lower(o.email)) from payment_attempt a join orders o on o.id = a.order_id
        where a.card_alias = one.card_alias and a.created_at <= one.until
          and a.created_at > one.until - interval '1 day') as emails,
      case when one.customer_id is null
          and not exists (select from of_email where placed_at < one.until - interval '30 days')
        then (select count(distinct lower(concat_ws(' ', first, last))) from of_email) else 0 end as names,
      one.total_cents as total,
      (select coalesce(max(pieces), 0) from (select sum(quantity) as pieces from order_line
        where order_id = one.id and gift_card is null group by product_id) style) as same_style
    from one`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${orderId}`)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<
    keyof RiskFacts,
    number
  >
}
