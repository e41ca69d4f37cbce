import { type Kysely, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import type { GiftCardRow } from '../tables.ts'

/** Movements oldest first. */
export async function findCardForStaff(db: Db, code: string) {
  const card = await db.selectFrom('gift_card').selectAll().where('code', '=', code).executeTakeFirst()
  if (!card) return undefined
  const entries = await db
    .selectFrom('gift_card_entry as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.kind', 'e.cents', 'e.at', 'e.reason', 'o.number as orderNumber'])
    .where('e.gift_card_id', '=', card.id)
    .orderBy('e.id')
    .execute()
  return { card, entries }
}

export const CARD_FILTERS = ['active', 'blocked', 'void', 'expired', 'spent'] as const

type CardFilter = (typeof CARD_FILTERS)[number]

/** An active card can be expired or spent. */
const STATE = sql<CardFilter>`case when c.state <> 'active' then c.state
  when c.expires_at <= shop_now() then 'expired' when c.balance_cents = 0 then 'spent' else 'active' end`

export interface ListedCard {
  readonly code: string
  readonly website_id: number
  readonly state: CardFilter
  readonly balance_cents: number
  readonly expires_at: Date | null
  readonly created_at: Date
  /** Of a card that was bought. */
  readonly boughtIn: string | null
}

const CARDS = sql`
  select c.code, c.website_id, ${STATE} as state, c.balance_cents, c.expires_at, c.created_at, o.number as "boughtIn"
  from gift_card c left join order_line l on l.id = c.order_line_id left join orders o on o.id = l.order_id`

interface CardList {
  readonly websiteId: number
  readonly state: CardFilter | undefined
  readonly limit: number
}

/** Newest first. */
export async function listCards(db: Db, { websiteId, state, limit }: CardList): Promise<readonly ListedCard[]> {
  const { rows } = await sql<ListedCard>`
    ${CARDS} where c.website_id = ${websiteId} and (${state ?? null}::text is null or ${STATE} = ${state ?? null})
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}

/** By the last digits, the order that bought or used it, or the email of buyer or recipient; newest first. */
export async function searchCards(db: Db, text: string, limit: number): Promise<readonly ListedCard[]> {
  const end = text.replace(/\s/g, '').toUpperCase()
  const { rows } = await sql<ListedCard>`
    ${CARDS} where (length(${end}::text) >= 4 and right(c.code, length(${end}::text)) = ${end})
      or lower(${text}::text) in (o.number, lower(o.email), lower(l.gift_card ->> 'recipientEmail'))
      or exists (select from gift_card_entry e join orders u on u.id = e.order_id
        where e.gift_card_id = c.id and u.number = ${text})
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}

/** @returns false when it is void or unknown */
export async function voidCard(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift_card')
    .set({ state: 'void' })
    .where('code', '=', code)
    .where('state', '<>', 'void')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type CardChange = { readonly refusal: 'unknown' | 'void' } | { readonly isRepeated: boolean }

/** A blocked card pays nothing and is not mailed; refunds reach it. */
export async function blockCard(
  db: Db,
  code: string,
  { isBlocked, reason }: { readonly isBlocked: boolean; readonly reason?: string },
): Promise<CardChange> {
  const [from, to] = isBlocked ? ['active', 'blocked'] : ['blocked', 'active']
  const { rows } = await sql`
    with changed as (update gift_card set state = ${to} where code = ${code} and state = ${from}
      returning id, website_id)
    insert into audit (website_id, actor, action, target, detail)
    select website_id, 'operator', ${`gift-card-${isBlocked ? '' : 'un'}blocked`}::text, 'gift-card:' || id,
      ${JSON.stringify({ reason })}::jsonb from changed returning target`.execute(db)
  if (rows.length > 0) return { isRepeated: false }
  const card = await db.selectFrom('gift_card').select('state').where('code', '=', code).executeTakeFirst()
  if (!card) return { refusal: 'unknown' }
  return card.state === 'void' ? { refusal: 'void' } : { isRepeated: true }
}

/** In cents. */
export const MOST_ON_CARD_CENTS = 1_000_000

export interface CardAdjustment {
  readonly code: string
  /** Negative to remove money. */
  readonly cents: number
  readonly reason: string
  /** Idempotency key: adjusts a card once. */
  readonly key: string
}

type Adjusted =
  | { readonly refusal: 'unknown' | 'void' }
  | { readonly refusal: 'too-little' | 'too-much'; readonly balanceCents: number }
  | { readonly card: Pick<GiftCardRow, 'balance_cents' | 'website_id'>; readonly isRepeated: boolean }

/** The balance stays between zero and the largest amount that a card can be issued with. */
export function adjustCard(db: Kysely<Database>, { code, cents, reason, key }: CardAdjustment): Promise<Adjusted> {
  return inTransaction(db, async (trx): Promise<Adjusted> => {
    const card = await trx
      .selectFrom('gift_card')
      .select(['id', 'state', 'balance_cents', 'website_id'])
      .where('code', '=', code)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!card) return { refusal: 'unknown' }
    const { id, state, balance_cents: before } = card
    const made = trx.selectFrom('gift_card_entry').select('id').where('gift_card_id', '=', id).where('key', '=', key)
    if (await made.executeTakeFirst()) return { card, isRepeated: true }
    if (state === 'void') return { refusal: 'void' }
    const after = before + cents
    if (after < 0) return { refusal: 'too-little', balanceCents: before }
    if (after > MOST_ON_CARD_CENTS) return { refusal: 'too-much', balanceCents: before }
    await trx.updateTable('gift_card').set({ balance_cents: after }).where('id', '=', id).execute()
    await trx
      .insertInto('gift_card_entry')
      .values({ gift_card_id: id, order_id: null, kind: 'adjust', cents, reason, key })
      .execute()
    const audit = { website_id: card.website_id, actor: 'operator', action: 'gift-card-adjusted', address: null }
    const detail = JSON.stringify({ cents, reason })
    await trx
      .insertInto('audit')
      .values({ ...audit, target: `gift-card:${id}`, detail })
      .execute()
    return { card: { ...card, balance_cents: after }, isRepeated: false }
  })
}
