import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { type CardRefund, giveBack, type RefundedOrder } from './give-back.ts'

/** An order as the ledger knows it; one without `gift_card_cents` costs no statement. */
export interface PaidOrder {
  readonly id: number
  readonly gift_card_cents: number
}

/** What a gift card is to pay of an order, in cents. */
export interface GiftCardShare {
  readonly code: string
  readonly cents: number
}

/**
 * Sets what is `wanted` (gift_card_id, cents) of each card aside for an order: all of
 * it or, when one card can pay it no longer, none. The cards are locked first, in the
 * order in which they are locked everywhere, and judged under their locks.
 * @returns whether all was set aside
 */
async function setAside(trx: Db, orderId: number, wanted: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isShort: boolean }>`
    with wanted as (${wanted}),
    locked as (
      select c.id, w.cents,
        c.balance_cents >= w.cents and c.state = 'active' and coalesce(c.expires_at > shop_now(), true) as is_enough
      from gift_card c join wanted w on w.gift_card_id = c.id order by c.id for no key update of c),
    short as (select 1 from wanted w left join locked l on l.id = w.gift_card_id where l.is_enough is not true),
    changed as (
      update gift_card c set balance_cents = c.balance_cents - l.cents from locked l
      where c.id = l.id and not exists (select 1 from short) returning c.id, l.cents),
    noted as (
      insert into gift_card_entry (gift_card_id, order_id, kind, cents)
      select id, ${orderId}::bigint, 'hold', -cents from changed order by id)
    select exists (select 1 from short) as "isShort"`.execute(trx)
  return rows[0]?.isShort === false
}

/**
 * Sets aside what gift cards pay of an order, in the transaction that writes it. @returns false, and nothing is set
 * aside, when one of them has less by now: the caller rolls back and prices the cart again
 */
export async function reserveGiftCards(trx: Db, { id }: PaidOrder, shares: readonly GiftCardShare[]): Promise<boolean> {
  if (shares.length === 0) return true
  const wanted = sql`
    select c.id as gift_card_id, share.cents
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share (code text, cents int) left join gift_card c using (code)`
  return setAside(trx, id, wanted)
}

/**
 * Sets the same aside once more for an order that had failed and is paid after all. @returns false when a card has been
 * spent meanwhile
 */
export async function reserveGiftCardsAgain(trx: Db, { id, gift_card_cents: cents }: PaidOrder): Promise<boolean> {
  if (cents === 0) return true
  const wanted = sql`
    select gift_card_id, max(-cents) filter (where kind = 'hold') as cents from gift_card_entry
    where order_id = ${id} group by gift_card_id having sum(cents) = 0 and bool_and(kind in ('hold', 'release'))`
  return setAside(trx, id, wanted)
}

/** Notes that what was set aside for an order has paid it. Safe to run again. */
export async function captureGiftCards(trx: Db, { id, gift_card_cents: cents }: PaidOrder): Promise<void> {
  if (cents === 0) return
  await sql`
    insert into gift_card_entry (gift_card_id, order_id, kind, cents)
    select gift_card_id, ${id}::bigint, 'capture', 0 from gift_card_entry where order_id = ${id}
    group by gift_card_id having sum(cents) < 0 and not bool_or(kind = 'capture') order by gift_card_id`.execute(trx)
}

/**
 * Gives back what was set aside for an order that came to nothing. The caller has locked the order. Safe to run again.
 */
export async function releaseGiftCards(trx: Db, order: RefundedOrder): Promise<void> {
  const { id, gift_card_cents: cents } = order
  if (cents === 0) return
  const due = sql`
    select gift_card_id, -sum(cents)::int as cents from gift_card_entry where order_id = ${id}
    group by gift_card_id having sum(cents) < 0 and not bool_or(kind = 'capture')`
  await giveBack(trx, order, 'release', due)
}

/**
 * Refunds at most `cents` of a paid order to its gift cards, the last one first. The caller has locked the order.
 * @returns the refund of each card, in total never more than the cards paid
 */
export async function refundGiftCards(trx: Db, order: RefundedOrder, cents = order.gift_card_cents): Promise<readonly CardRefund[]> {
  const { id, gift_card_cents: paid } = order
  if (paid === 0 || cents <= 0) return []
  const due = sql`
    with paid as (
      select gift_card_id, -sum(cents)::int as cents, min(id) as first_id from gift_card_entry where order_id = ${id}
      group by gift_card_id having sum(cents) < 0 and bool_or(kind = 'capture')),
    shared as (
      select gift_card_id, least(cents, ${cents}::bigint - coalesce(sum(cents) over (
        order by first_id desc rows between unbounded preceding and 1 preceding), 0))::int as cents from paid)
    select gift_card_id, cents from shared where cents > 0`
  return giveBack(trx, order, 'refund', due)
}
