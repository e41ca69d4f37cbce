import { randomBytes } from 'node:crypto'
import { requireBrand } from '@welt/brands'
import { type RawBuilder, sql } from 'kysely'
import type { CardRefund, ClaimingOrder } from '#src/order-lifecycle/claim'
import { listed, REFUNDED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { newCode } from '../codes.ts'
import { giftCardJobs } from '../jobs.ts'
import type { Greeting } from '../tables.ts'

type Credited = Omit<CardRefund, 'replacement'> & { readonly id: number }

/** Minimum lifetime of a refunded card. */
const MIN_DAYS_LEFT = 30

function earliestExpiry(websiteId: number): RawBuilder<Date> {
  const { timeZone } = requireBrand(websiteId)
  return sql<Date>`((date_trunc('day', shop_now() at time zone ${timeZone})
    + make_interval(days => ${MIN_DAYS_LEFT + 1})) at time zone ${timeZone})`
}

/** A release extends only expired cards, or failed orders could renew a card indefinitely. */
async function creditBalances(
  trx: Db,
  order: ClaimingOrder,
  kind: 'release' | 'refund',
  due: RawBuilder<unknown>,
): Promise<readonly Credited[]> {
  const earliest = earliestExpiry(order.website_id)
  const { rows } = await sql<Credited>`
    with due as (${due}),
    locked as (
      select c.id, due.cents, c.expires_at as before,
        case when c.state <> 'void' and c.expires_at < ${earliest}
            and (${kind}::text = 'refund' or c.expires_at <= shop_now())
          then ${earliest} else c.expires_at end as expires_at,
        case when c.state = 'void' and exists (
          select 1 from order_line l join orders o on o.id = l.order_id
            where l.id = c.order_line_id and o.state in ${listed(REFUNDED)})
          then 'stopped' when c.state = 'void' then 'void' else 'active' end as state
      from gift_card c join due on due.gift_card_id = c.id order by c.id for no key update of c),
    changed as (
      update gift_card c set balance_cents = c.balance_cents + l.cents, expires_at = l.expires_at from locked l
        where c.id = l.id
      returning c.id, c.code, l.cents, l.expires_at, l.expires_at is distinct from l.before as is_extended, l.state),
    noted as (
      insert into gift_card_entry (gift_card_id, order_id, kind, cents)
      select id, ${order.id}::bigint, ${kind}::text, cents from changed order by id)
    select id, code, cents, expires_at as "expiresAt", is_extended as "isExtended", state from changed
      order by id`.execute(trx)
  return rows
}

function greetingFor({ number, email, billing_address: { firstname } }: ClaimingOrder, senderName: string): Greeting {
  return {
    senderName,
    senderEmail: email,
    recipientName: firstname,
    recipientEmail: email,
    message: null,
    refundOf: number,
  }
}

/** @returns new codes by void code */
async function replaceCards(
  trx: Db,
  order: ClaimingOrder,
  cards: readonly Credited[],
): Promise<ReadonlyMap<string, string>> {
  if (cards.length === 0) return new Map()
  const note = JSON.stringify(greetingFor(order, requireBrand(order.website_id).name))
  const moved = cards.map(({ id, code, cents }) => ({
    id,
    cents,
    code,
    new_code: newCode(),
    pin_hash: randomBytes(32).toString('hex'),
  }))
  await sql`
    with moved as (
      select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id bigint, cents int, new_code text,
        pin_hash text)),
    emptied as (update gift_card c set balance_cents = c.balance_cents - m.cents from moved m where c.id = m.id),
    issued as (
      insert into gift_card (code, pin_hash, website_id, currency, balance_cents, expires_at, state, greeting,
        deliver_at)
      select m.new_code, m.pin_hash, c.website_id, c.currency, m.cents,
        case when c.expires_at is null then null else greatest(c.expires_at, ${earliestExpiry(order.website_id)}) end,
        'active', ${note}::jsonb, shop_now()
      from moved m join gift_card c using (id) order by m.id returning id, balance_cents)
    insert into gift_card_entry (gift_card_id, kind, cents)
    select id, 'move', -cents from moved union all select id, 'issue', balance_cents from issued`.execute(trx)
  await enqueue(trx, giftCardJobs['send-due-gift-cards'], {}, { key: 'send-due-gift-cards-now' })
  return new Map(moved.map(({ code, new_code }) => [code, new_code]))
}

/** Replaces void cards. `due` has gift_card_id and cents. The caller has locked the order. [decision 80] */
export async function creditCards(
  trx: Db,
  order: ClaimingOrder,
  kind: 'release' | 'refund',
  due: RawBuilder<unknown>,
): Promise<readonly CardRefund[]> {
  const credited = await creditBalances(trx, order, kind, due)
  const replaced = await replaceCards(
    trx,
    order,
    credited.filter(({ state }) => state === 'void'),
  )
  return credited.map(({ id: _, ...card }) => ({ ...card, replacement: replaced.get(card.code) }))
}

export async function hasReplacedCards(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from gift_card_entry refund join gift_card_entry moved on moved.gift_card_id = refund.gift_card_id
      and moved.kind = 'move' and moved.id > refund.id
    where refund.order_id = ${orderId} and refund.kind in ('release', 'refund') limit 1`.execute(db)
  return rows.length > 0
}
