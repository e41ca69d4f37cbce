import { type RawBuilder, sql } from 'kysely'
import { HANDED_OVER, OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { CHARGED } from '#src/order-lifecycle/attempts'
import { OPEN_CAPTURES } from '#src/order-lifecycle/captures'
import { ENDED, FAILED, listed, PAID, PENDING, REFUNDED } from '#src/order-lifecycle/states'
import { hasJob } from '#src/queue/has-job'

export interface BrokenInvariant {
  readonly rule: string
  readonly what: string
}

/** Orders or gift cards to check. Both sides of a join are covered, so that ranges apply to the indexes of both. */
type Covers = (id: string) => RawBuilder<unknown>

export type RuleKind = 'order' | 'gift card' | 'shop'

/** `shop`: rules over tables that do not grow with orders, or that read few rows by a partial index. */
export const RULES: Readonly<Record<RuleKind, (covers: Covers) => RawBuilder<unknown>>> = {
  order: orderRules,
  'gift card': giftCardRules,
  shop: shopRules,
}

function orderRules(covers: Covers): RawBuilder<unknown> {
  const both = sql`${covers('o.id')} and ${covers('a.order_id')}`
  return sql`
    select 'I1' as rule, 'authorised without a paid order or reversal: ' || a.merchant_reference as what, o.id
      from payment_attempt a join orders o on o.id = a.order_id
      where ${both} and a.state in ${listed(CHARGED)} and a.reversal_key is null and o.review_reason is null
        and o.state not in ${listed([...PAID, 'closed'])}
    union all
    select 'I1', 'two charges of order ' || o.number, o.id from orders o join payment_attempt a on a.order_id = o.id
      where ${both} and a.state in ${listed(CHARGED)} and a.reversal_key is null group by o.id having count(*) > 1
    union all
    select 'I1', 'paid without a charge: ' || o.number, o.id from orders o
      where ${covers('o.id')} and o.state in ${listed(PAID)} and o.total_cents > 0
        and not exists (select 1 from payment_attempt a where a.order_id = o.id and ${covers('a.order_id')}
          and a.state in ${listed([...CHARGED, 'expired', 'refunded'])})
        and o.total_cents > (select coalesce(sum((e.detail ->> 'moneyCents')::int), 0) from order_event e
          where e.order_id = o.id and e.kind = 'part_refunded')
    union all
    select 'I2', 'more than one live order of cart ' || cart_id, min(id) from orders
      where cart_id in (select o.cart_id from orders o where ${covers('o.id')}) and state not in ${listed(FAILED)}
      group by cart_id having count(*) > 1
    union all
    select 'I3', 'paid without committed stock: ' || o.number, o.id from orders o
      join reservation r on r.order_id = o.id
      where ${covers('o.id')} and ${covers('r.order_id')} and o.state in ${listed(PAID)} and r.state <> 'committed'
    union all
    select 'I4', 'gift cards pay another amount of order ' || o.number, o.id from orders o
      left join (select e.order_id, sum(e.cents) as total,
          sum(e.cents) filter (where e.kind in ('hold', 'release')) as paid
        from gift_card_entry e where ${covers('e.order_id')} group by 1) e
        on e.order_id = o.id
      where ${covers('o.id')} and case when o.state in ${listed(FAILED)} then coalesce(e.total, 0) <> 0
        else coalesce(e.paid, 0) <> -o.gift_card_cents end
    union all
    select 'I5', 'coupon ' || u.code || ' does not match its order ' || o.number, o.id from coupon_use u
      join orders o on o.id = u.order_id
      where ${covers('o.id')} and ${covers('u.order_id')} and (u.website_id <> o.website_id or o.state <> 'closed'
        and (u.state = 'released') <> (o.state in ${listed(FAILED)}))
    union all
    select 'I5', 'reward claimed by an order that ended: ' || o.number, o.id from redemption r
      join orders o on o.id = r.order_id
      where ${covers('o.id')} and ${covers('r.order_id')} and r.state in ('reserved', 'due')
        and o.state in ${listed(ENDED)}
    union all
    select 'I5', 'reward reserved by an order that is not pending: ' || o.number, o.id from redemption r
      join orders o on o.id = r.order_id
      where ${covers('o.id')} and ${covers('r.order_id')} and r.state = 'reserved'
        and o.state not in ${listed(PENDING)}
    union all
    select 'I6', 'lines do not add up: ' || o.number, o.id from orders o join order_line l on l.order_id = o.id
      where ${covers('o.id')} and ${covers('l.order_id')} group by o.id
      having sum(l.row_cents) <> o.subtotal_cents
        or o.subtotal_cents + o.shipping_cents - o.discount_cents - o.gift_card_cents - o.exchange_cents
          <> o.total_cents
        or sum(l.discount_cents) > o.discount_cents
    union all
    select 'I6', 'deliveries do not add up: ' || o.number, o.id from orders o
      join order_delivery_group g on g.order_id = o.id
      where ${covers('o.id')} and ${covers('g.order_id')} group by o.id
      having sum(g.amount_cents) <> o.shipping_cents
        or sum(g.discount_cents) + (select sum(discount_cents) from order_line
          where order_id = o.id) <> o.discount_cents
    union all
    select 'I6', 'allocations do not add up: ' || l.order_id, l.order_id from order_line l
      where ${covers('l.order_id')} and l.quantity <> (select coalesce(sum(a.quantity), 0) from order_allocation a
        where a.order_line_id = l.id and a.state <> 'declined')
    union all
    select 'I6', 'handed over ' || l.quantity_shipped || ' of another count: ' || l.order_id, l.order_id
      from order_line l
      where ${covers('l.order_id')} and (l.quantity_shipped > l.quantity
        or l.quantity_shipped <> (select coalesce(sum(a.quantity), 0)
          from order_allocation a where a.order_line_id = l.id and a.state in ${listed(HANDED_OVER)}))
    union all
    select 'I6', 'allocation ' || a.id || ' is ' || a.state || ' in order ' || o.number || ', which is ' || o.state,
        o.id
      from order_allocation a join orders o on o.id = a.order_id
      where ${both} and ((a.state <> 'to_pick' and o.state not in ${listed([...PAID, ...REFUNDED])})
        or (o.state = 'complete' and a.source is not null and a.state in ${listed(OPEN_ALLOCATION)})
        or (o.state = 'cancelled' and a.state in ${listed(HANDED_OVER)}))
    union all
    select 'I6', 'savings do not add up: ' || l.order_id, l.order_id from order_line l
      where ${covers('l.order_id')} and l.discount_cents <> (select coalesce(sum((saving ->> 'cents')::int), 0)
        from jsonb_array_elements(l.savings) saving)
    union all
    select 'I6', 'gift cards do not add up: ' || o.number, o.id from orders o
      where ${covers('o.id')} and o.gift_card_cents <> (select coalesce(sum((card ->> 'cents')::int), 0)
        from jsonb_array_elements(o.gift_cards) card)
    union all
    select 'I6', 'charge differs from total: ' || a.merchant_reference, o.id from payment_attempt a
      join orders o on o.id = a.order_id
      where ${both} and (a.amount_cents <> o.total_cents or a.currency <> o.currency)
    union all
    select 'I7', 'more captured than authorised: ' || a.merchant_reference, a.order_id from payment_attempt a
      join (select c.attempt_id, sum(c.amount_cents) as captured from capture c
        where ${covers('c.order_id')} and c.state in ${listed(OPEN_CAPTURES)} group by 1) c on c.attempt_id = a.id
      where c.captured > a.amount_cents
    union all
    select 'I7', 'captured from the charge of another order: ' || a.merchant_reference, c.order_id from capture c
      join payment_attempt a on a.id = c.attempt_id where ${covers('c.order_id')} and a.order_id <> c.order_id
    union all
    select 'I7', 'more refunded than captured: ' || r.order_id, r.order_id from refund r
      left join (select c.order_id, sum(c.amount_cents) as captured from capture c
        where ${covers('c.order_id')} and c.state in ${listed(OPEN_CAPTURES)} group by 1) c using (order_id)
      where ${covers('r.order_id')} and r.state <> 'failed'
      group by r.order_id, c.captured having sum(r.amount_cents) > coalesce(c.captured, 0)
    union all
    select 'I7', 'swaps of another value than was returned of ' || o.number, o.id from orders o
      where ${covers('o.id')} and o.exchange_of is null
        and coalesce((select sum(s.exchange_cents - coalesce(d.cents, 0)) from orders s
          left join swap_difference d on d.order_id = s.id where s.exchange_of = o.id), 0)
        <> coalesce((select sum(m.exchange_cents) from credit_memo m
          where m.order_id = o.id and m.exchange_cents > 0), 0)
    union all
    select 'I7', 'more refunded of a difference than was paid: ' || p.reference, p.order_id from return_payment p,
      lateral (select sum(d.cents) as cents from difference_refund d where d.psp_reference = p.psp_reference) r
      where ${covers('p.order_id')} and r.cents > p.difference_cents
    union all
    select 'I7', 'captured ' || m.captured - m.refunded || ' of ' || m.owed || ' owed: ' || m.number, m.id from (
      select o.id, o.number,
        o.total_cents - (select coalesce(sum((e.detail ->> 'moneyCents')::int), 0) from order_event e
          where e.order_id = o.id and e.kind = 'part_refunded') as owed,
        (select coalesce(sum(c.amount_cents), 0) from capture c
          where c.order_id = o.id and c.state in ${listed(OPEN_CAPTURES)}) as captured,
        (select coalesce(sum(r.amount_cents), 0) from refund r
          where r.order_id = o.id and r.state <> 'failed') as refunded
      from orders o where ${covers('o.id')} and o.state = 'complete' and o.review_reason is null
        and not exists (select from order_line l where l.order_id = o.id and ${covers('l.order_id')}
          and l.product_type = 'giftcard')) m
      where m.captured - m.refunded <> m.owed`
}

function giftCardRules(covers: Covers): RawBuilder<unknown> {
  return sql`
    select 'I4' as rule, 'gift card below zero: ' || c.id as what, c.id from gift_card c
      where ${covers('c.id')} and c.balance_cents < 0
    union all
    select 'I4', 'balance differs from entries of gift card ' || c.id, c.id from gift_card c
      left join (select e.gift_card_id, sum(e.cents) as cents from gift_card_entry e
        where ${covers('e.gift_card_id')} group by 1) e on e.gift_card_id = c.id
      where ${covers('c.id')} and c.balance_cents <> coalesce(e.cents, 0)`
}

function shopRules(): RawBuilder<unknown> {
  return sql`
    select 'I3' as rule, 'reserved ' || s.reserved || ' but reservations of ' || coalesce(r.reserved, 0) || ' of '
        || s.sku || ' at ' || s.source as what, null::bigint as id from stock s
      left join (select sku, source, sum(quantity) as reserved from reservation where state = 'reserved'
        group by 1, 2) r using (sku, source)
      where s.reserved <> coalesce(r.reserved, 0)
    union all
    select 'I3', 'reserved over stock of ' || sku || ' at ' || source, null from stock where reserved > on_hand
    union all
    select 'I5', 'coupon over its limit: ' || website_id || ' ' || code, null from coupon where used > use_limit
    union all
    select 'I5', 'uses of coupon ' || c.website_id || ' ' || c.code || ' do not add up', null from coupon c
      where c.use_limit is not null
        and c.used <> (select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code
          and u.state = 'taken')
    union all
    select 'I8', 'no check is scheduled for ' || a.merchant_reference, null from payment_attempt a
      join orders o on o.id = a.order_id
      where a.state in ('sent', 'unknown') and o.review_reason is null and a.sent_at < now() - interval '15 minutes'
        and not ${hasJob(sql`'check-attempt:' || a.id`)}`
}
