import { type RawBuilder, sql } from 'kysely'
import type { CardRefund, ClaimingOrder, OrderClaim } from '#src/order-lifecycle/claim'
import type { Db } from '#src/platform/database'
import { voidBoughtCards } from '../issue-bought.ts'
import { creditCards } from './credit-cards.ts'

export interface GiftCardShare {
  readonly code: string
  readonly cents: number
}

/** Reserves all of `wanted` (gift_card_id, cents) or nothing. Locks the cards in the global lock order. */
async function reserveCards(trx: Db, orderId: number, wanted: RawBuilder<unknown>): Promise<boolean> {
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

const lock: OrderClaim['lock'] = async (trx, { website_id: websiteId, gift_card_codes: codes }) => {
  if (codes.length === 0) return
  await sql`
    select from gift_card where website_id = ${websiteId} and code = any(${[...codes]}::text[])
      order by id for no key update`.execute(trx)
}

const reserve: OrderClaim['reserve'] = async (trx, { id }, { giftCards }) => {
  if (giftCards.length === 0) return true
  const wanted = sql`
    select c.id as gift_card_id, share.cents
    from jsonb_to_recordset(${JSON.stringify(giftCards)}::jsonb) as share (code text, cents int) left
      join gift_card c using (code)`
  return reserveCards(trx, id, wanted)
}

const reserveAgain: OrderClaim['reserveAgain'] = async (trx, { id, gift_card_cents: cents }) => {
  if (cents === 0) return true
  const wanted = sql`
    select gift_card_id, max(-cents) filter (where kind = 'hold') as cents from gift_card_entry
    where order_id = ${id} group by gift_card_id having sum(cents) = 0 and bool_and(kind in ('hold', 'release'))`
  return reserveCards(trx, id, wanted)
}

const use: OrderClaim['use'] = async (trx, { id, gift_card_cents: cents }) => {
  if (cents === 0) return
  await sql`
    insert into gift_card_entry (gift_card_id, order_id, kind, cents)
    select gift_card_id, ${id}::bigint, 'capture', 0 from gift_card_entry where order_id = ${id}
    group by gift_card_id having sum(cents) < 0 and not bool_or(kind = 'capture') order by gift_card_id`.execute(trx)
}

const release: OrderClaim['release'] = async (trx, order) => {
  const { id, gift_card_cents: cents } = order
  if (cents === 0) return
  const due = sql`
    select gift_card_id, -sum(cents)::int as cents from gift_card_entry where order_id = ${id}
    group by gift_card_id having sum(cents) < 0 and not bool_or(kind = 'capture')`
  await creditCards(trx, order, 'release', due)
}

/** Refunds the card applied last first. The caller has locked the order. */
export async function refundGiftCards(
  trx: Db,
  order: ClaimingOrder,
  cents = order.gift_card_cents,
): Promise<readonly CardRefund[]> {
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
  return creditCards(trx, order, 'refund', due)
}

/** A refund also voids the cards that the order bought. */
export const giftCardClaim: OrderClaim = {
  name: 'gift card',
  lostText: 'its gift cards were spent',
  lock,
  reserve,
  use,
  release,
  restore: async (trx, order) => {
    const refunds = await refundGiftCards(trx, order)
    await voidBoughtCards(trx, order.id)
    return refunds
  },
  reserveAgain,
}
