/** How a rule is broken in a shop that has one paid order of one pair. */
export interface Break {
  readonly rule: string
  /** How the alarm begins. */
  readonly what: string
  /** Which of several ways. */
  readonly by?: string
  /** May change the schema: it is rolled back. */
  readonly statements: string
}

const ANOTHER_ORDER = `
  insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents,
    shipping_cents, tax_cents, total_cents, billing_address, payment_method, exchange_cents, exchange_of)
  select 'another', website_id, cart_id, cart_version, email`

const COUPON = `
  insert into promotion (website_id, label, rule, key) values (9, 'Shoes', '{}', 'shoes');
  insert into coupon (website_id, code, promotion_id, use_limit) select 9, 'SHOES', id, 5 from promotion;`

const giftCard = (cents: number) => `
  insert into gift_card (code, pin_hash, website_id, currency, balance_cents, state)
    values ('CARD', 'hash', 9, 'AUD', ${cents}, 'active');`

const reward = (state: string) => `
  insert into redemption (website_id, code, order_id, order_number, state)
    select 9, 'REWARD', id, number, '${state}' from orders;`

const capture = (order: string, cents: string) => `
  insert into capture (order_id, attempt_id, n, idempotency_key, amount_cents, state)
    select ${order}, id, 1, gen_random_uuid(), ${cents}, 'due' from payment_attempt;`

/** The changes before it were checked. */
const CHECKED = 'delete from unchecked_change;'

export const BREAKS: readonly Break[] = [
  {
    rule: 'I1',
    what: 'authorised without a paid order or reversal',
    statements: `update orders set state = 'pending_payment'`,
  },
  {
    rule: 'I1',
    what: 'two charges of order',
    statements: `
      drop index payment_attempt_one_live;
      insert into payment_attempt (id, order_id, n, merchant_reference, method, amount_cents, currency, state)
      select gen_random_uuid(), order_id, 2, merchant_reference || '2', method, amount_cents, currency, state
        from payment_attempt`,
  },
  { rule: 'I1', what: 'paid without a charge', statements: 'delete from payment_attempt' },
  {
    rule: 'I2',
    what: 'more than one live order of cart',
    statements: `
      drop index orders_one_live_per_cart;
      ${ANOTHER_ORDER}, state, currency, 0, 0, 0, 0, billing_address, payment_method, 0, null from orders`,
  },
  { rule: 'I3', what: 'reserved 1 but reservations of 0', statements: `update stock set reserved = 1` },
  { rule: 'I3', what: 'reserved over stock', statements: 'update stock set reserved = on_hand + 1' },
  { rule: 'I3', what: 'paid without committed stock', statements: `update reservation set state = 'released'` },
  {
    rule: 'I4',
    what: 'gift card below zero',
    statements: `alter table gift_card drop constraint gift_card_balance_cents_check; ${giftCard(-1)}`,
  },
  {
    rule: 'I4',
    what: 'balance differs from entries of gift card',
    by: 'its balance',
    statements: `${giftCard(0)} ${CHECKED} update gift_card set balance_cents = 5`,
  },
  {
    rule: 'I4',
    what: 'balance differs from entries of gift card',
    by: 'an entry',
    statements: `${giftCard(0)} ${CHECKED}
      insert into gift_card_entry (gift_card_id, kind, cents) select id, 'issue', 5 from gift_card`,
  },
  {
    rule: 'I4',
    what: 'gift cards pay another amount of order',
    statements: `${giftCard(0)}
      insert into gift_card_entry (gift_card_id, order_id, kind, cents)
      select c.id, o.id, 'hold', -5 from gift_card c, orders o`,
  },
  {
    rule: 'I5',
    what: 'coupon over its limit',
    statements: `alter table coupon drop constraint coupon_check; ${COUPON} update coupon set used = 6`,
  },
  { rule: 'I5', what: 'uses of coupon', statements: `${COUPON} update coupon set used = 1` },
  {
    rule: 'I5',
    what: 'coupon SHOES does not match its order',
    statements: `${COUPON}
      insert into coupon_use (website_id, code, order_id, email, state)
      select 9, 'SHOES', id, email, 'released' from orders`,
  },
  {
    rule: 'I5',
    what: 'reward claimed by an order that ended',
    statements: `${reward('due')} update orders set state = 'closed'`,
  },
  { rule: 'I5', what: 'reward reserved by an order that is not pending', statements: reward('reserved') },
  { rule: 'I6', what: 'lines do not add up', statements: 'update order_line set row_cents = row_cents + 1' },
  {
    rule: 'I6',
    what: 'deliveries do not add up',
    statements: 'update order_delivery_group set amount_cents = amount_cents + 1',
  },
  { rule: 'I6', what: 'allocations do not add up', statements: 'delete from order_allocation' },
  { rule: 'I6', what: 'handed over 1 of another count', statements: 'update order_line set quantity_shipped = 1' },
  { rule: 'I6', what: 'allocation ', statements: `update orders set state = 'complete'` },
  { rule: 'I6', what: 'savings do not add up', statements: 'update order_line set discount_cents = 5' },
  { rule: 'I6', what: 'gift cards do not add up', statements: `update orders set gift_cards = '[{ "cents": 5 }]'` },
  { rule: 'I6', what: 'charge differs from total', statements: 'update payment_attempt set amount_cents = 1' },
  {
    rule: 'I7',
    what: 'more captured than authorised',
    statements: capture('order_id', 'amount_cents + 1'),
  },
  {
    rule: 'I7',
    what: 'captured from the charge of another order',
    statements: `
      ${ANOTHER_ORDER}, 'cancelled', currency, 0, 0, 0, 0, billing_address, payment_method, 0, null from orders;
      ${capture('(select max(id) from orders)', '1')}`,
  },
  {
    rule: 'I7',
    what: 'more refunded than captured',
    statements: `
      insert into refund (order_id, n, idempotency_key, amount_cents, state)
      select id, 1, gen_random_uuid(), 1, 'due' from orders`,
  },
  {
    rule: 'I7',
    what: 'swaps of another value than was returned',
    by: 'a credit memo',
    statements: `
      insert into credit_memo (order_id, n, key, reason, goods_cents, shipping_cents, refund_cents, release_cents,
        gift_card_cents, exchange_cents)
      select id, 1, 'key', 'reason', 5, 0, 0, 0, 0, 5 from orders`,
  },
  {
    rule: 'I7',
    what: 'swaps of another value than was returned',
    by: 'a swap',
    statements: `
      ${ANOTHER_ORDER}, 'cancelled', currency, 5, 0, 0, 0, billing_address, payment_method, 5, id from orders`,
  },
  {
    rule: 'I7',
    what: 'more refunded of a difference than was paid',
    statements: `
      insert into return_payment (order_id, reference, session_id, amount_cents, currency, psp_reference,
        difference_cents)
      select id, 'reference', 'session', 10, 'AUD', 'psp', 5 from orders;
      ${CHECKED}
      insert into difference_refund (order_id, psp_reference, reference, cents, currency)
      select id, 'psp', 'reference', 6, 'AUD' from orders`,
  },
  { rule: 'I7', what: 'captured 0 of ', statements: `update orders set state = 'complete'` },
  {
    rule: 'I8',
    what: 'no check is scheduled for',
    statements: `
      update payment_attempt set state = 'sent', sent_at = now() - interval '1 hour';
      delete from graphile_worker._private_jobs`,
  },
]
