import { type Kysely, sql } from 'kysely'
import { HANDED_OVER, OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { CHARGED } from '#src/order-lifecycle/attempts'
import { OPEN_CAPTURES } from '#src/order-lifecycle/captures'
import { ENDED, FAILED, listed, PAID, PENDING, REFUNDED } from '#src/order-lifecycle/states'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import { hasJob } from '#src/queue/has-job'

export interface BrokenInvariant {
  readonly rule: string
  readonly what: string
}

/** Checks I1-I8 in one query. It scans all orders and so has a longer timeout than other statements. [decision 199] */
export function findBrokenInvariants(db: Kysely<Database>): Promise<BrokenInvariant[]> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = '10min'`.execute(trx)
    return selectBroken(trx)
  })
}

async function selectBroken(db: Db): Promise<BrokenInvariant[]> {
  const { rows } = await sql<BrokenInvariant>`
    select 'I1' as rule, 'authorised without a paid order or reversal: ' || a.merchant_reference as what
      from payment_attempt a join orders o on o.id = a.order_id
      where a.state in ${listed(CHARGED)} and a.reversal_key is null and o.review_reason is null
        and o.state not in ${listed([...PAID, 'closed'])}
    union all
    select 'I1', 'two charges of order ' || o.number from orders o join payment_attempt a on a.order_id = o.id
      where a.state in ${listed(CHARGED)} and a.reversal_key is null group by o.id having count(*) > 1
    union all
    select 'I1', 'paid without a charge: ' || o.number from orders o
      where o.state in ${listed(PAID)} and o.total_cents > 0
        and not exists (select 1 from payment_attempt a where a.order_id = o.id
          and a.state in ${listed([...CHARGED, 'expired', 'refunded'])})
        and o.total_cents > (select coalesce(sum((e.detail ->> 'moneyCents')::int), 0) from order_event e
          where e.order_id = o.id and e.kind = 'part_refunded')
    union all
    select 'I2', 'more than one live order of cart ' || cart_id from orders
      where state not in ${listed(FAILED)} group by cart_id having count(*) > 1
    union all
    select 'I3', 'reserved ' || s.reserved || ' but reservations of ' || coalesce(r.reserved, 0) || ' of ' || s.sku || ' at ' || s.source from stock s
      left join (select sku, source, sum(quantity) as reserved from reservation where state = 'reserved'
        group by 1, 2) r using (sku, source)
      where s.reserved <> coalesce(r.reserved, 0)
    union all
    select 'I3', 'reserved over stock of ' || sku || ' at ' || source from stock where reserved > on_hand
    union all
    select 'I3', 'paid without committed stock: ' || o.number from orders o join reservation r on r.order_id = o.id
      where o.state in ${listed(PAID)} and r.state <> 'committed'
    union all
    select 'I4', 'gift card below zero: ' || id from gift_card where balance_cents < 0
    union all
    select 'I4', 'balance differs from entries of gift card ' || c.id from gift_card c
      left join (select gift_card_id, sum(cents) as cents from gift_card_entry group by 1) e on e.gift_card_id = c.id
      where c.balance_cents <> coalesce(e.cents, 0)
    union all
    select 'I4', 'gift cards pay another amount of order ' || o.number from orders o
      left join (select order_id, sum(cents) as total, sum(cents) filter (where kind in ('hold', 'release')) as paid
        from gift_card_entry group by 1) e
        on e.order_id = o.id
      where case when o.state in ${listed(FAILED)} then coalesce(e.total, 0) <> 0
        else coalesce(e.paid, 0) <> -o.gift_card_cents end
    union all
    select 'I5', 'coupon over its limit: ' || website_id || ' ' || code from coupon where used > use_limit
    union all
    select 'I5', 'uses of coupon ' || c.website_id || ' ' || c.code || ' do not add up' from coupon c
      where c.use_limit is not null
        and c.used <> (select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code
          and u.state = 'taken')
    union all
    select 'I5', 'coupon ' || u.code || ' does not match its order ' || o.number from coupon_use u
      join orders o on o.id = u.order_id
      where u.website_id <> o.website_id or o.state <> 'closed'
        and (u.state = 'released') <> (o.state in ${listed(FAILED)})
    union all
    select 'I5', 'reward claimed by an order that ended: ' || o.number from redemption r
      join orders o on o.id = r.order_id
      where r.state in ('reserved', 'due') and o.state in ${listed(ENDED)}
    union all
    select 'I5', 'reward reserved by an order that is not pending: ' || o.number from redemption r
      join orders o on o.id = r.order_id
      where r.state = 'reserved' and o.state not in ${listed(PENDING)}
    union all
    select 'I6', 'lines do not add up: ' || o.number from orders o join order_line l on l.order_id = o.id group by o.id
      having sum(l.row_cents) <> o.subtotal_cents
        or o.subtotal_cents + o.shipping_cents - o.discount_cents - o.gift_card_cents - o.exchange_cents <> o.total_cents
        or sum(l.discount_cents) > o.discount_cents
    union all
    select 'I6', 'deliveries do not add up: ' || o.number from orders o join order_delivery_group g on g.order_id = o.id
      group by o.id
      having sum(g.amount_cents) <> o.shipping_cents
        or sum(g.discount_cents) + (select sum(discount_cents) from order_line
          where order_id = o.id) <> o.discount_cents
    union all
    select 'I6', 'allocations do not add up: ' || l.order_id from order_line l
      where l.quantity <> (select coalesce(sum(a.quantity), 0) from order_allocation a
        where a.order_line_id = l.id and a.state <> 'declined')
    union all
    select 'I6', 'handed over ' || l.quantity_shipped || ' of another count: ' || l.order_id from order_line l
      where l.quantity_shipped > l.quantity or l.quantity_shipped <> (select coalesce(sum(a.quantity), 0)
        from order_allocation a where a.order_line_id = l.id and a.state in ${listed(HANDED_OVER)})
    union all
    select 'I6', 'allocation ' || a.id || ' is ' || a.state || ' in order ' || o.number || ', which is ' || o.state
      from order_allocation a join orders o on o.id = a.order_id
      where (a.state <> 'to_pick' and o.state not in ${listed([...PAID, ...REFUNDED])})
        or (o.state = 'complete' and a.source is not null and a.state in ${listed(OPEN_ALLOCATION)})
        or (o.state = 'cancelled' and a.state in ${listed(HANDED_OVER)})
    union all
    select 'I6', 'savings do not add up: ' || order_id from order_line
      where discount_cents <> (select coalesce(sum((saving ->> 'cents')::int), 0)
        from jsonb_array_elements(savings) saving)
    union all
    select 'I6', 'gift cards do not add up: ' || number from orders
      where gift_card_cents <> (select coalesce(sum((card ->> 'cents')::int), 0)
        from jsonb_array_elements(gift_cards) card)
    union all
    select 'I6', 'charge differs from total: ' || a.merchant_reference from payment_attempt a
      join orders o on o.id = a.order_id
      where a.amount_cents <> o.total_cents or a.currency <> o.currency
    union all
    select 'I7', 'more captured than authorised: ' || a.merchant_reference from payment_attempt a
      join (select attempt_id, sum(amount_cents) as captured from capture where state in ${listed(OPEN_CAPTURES)}
        group by 1) c on c.attempt_id = a.id
      where c.captured > a.amount_cents
    union all
    select 'I7', 'more refunded than captured: ' || r.order_id from refund r
      left join (select order_id, sum(amount_cents) as captured from capture where state in ${listed(OPEN_CAPTURES)}
        group by 1) c using (order_id)
      where r.state <> 'failed' group by r.order_id, c.captured having sum(r.amount_cents) > coalesce(c.captured, 0)
    union all
    select 'I7', 'swaps of another value than was returned of ' || o.number from orders o
      where o.exchange_of is null and coalesce((select sum(s.exchange_cents - coalesce(d.cents, 0)) from orders s
          left join swap_difference d on d.order_id = s.id where s.exchange_of = o.id), 0)
        <> coalesce((select sum(m.exchange_cents) from credit_memo m
          where m.order_id = o.id and m.exchange_cents > 0), 0)
    union all
    select 'I7', 'more refunded of a difference than was paid: ' || p.reference from return_payment p
      join (select psp_reference, sum(cents) as cents from difference_refund group by 1) r using (psp_reference)
      where r.cents > p.difference_cents
    union all
    select 'I7', 'captured ' || m.captured - m.refunded || ' of ' || m.owed || ' owed: ' || m.number from (
      select o.number, o.total_cents - (select coalesce(sum((e.detail ->> 'moneyCents')::int), 0) from order_event e
          where e.order_id = o.id and e.kind = 'part_refunded') as owed,
        (select coalesce(sum(c.amount_cents), 0) from capture c
          where c.order_id = o.id and c.state in ${listed(OPEN_CAPTURES)}) as captured,
        (select coalesce(sum(r.amount_cents), 0) from refund r
          where r.order_id = o.id and r.state <> 'failed') as refunded
      from orders o where o.state = 'complete' and o.review_reason is null
        and not exists (select from order_line l where l.order_id = o.id and l.product_type = 'giftcard')) m
      where m.captured - m.refunded <> m.owed
    union all
    select 'I8', 'no check is scheduled for ' || a.merchant_reference from payment_attempt a
      join orders o on o.id = a.order_id
      where a.state in ('sent', 'unknown') and o.review_reason is null and a.sent_at < now() - interval '15 minutes'
        and not ${hasJob(sql`'check-attempt:' || a.id`)}`.execute(db)
  return rows
}
