import { decodeUid, encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { CreditedPieces } from './adjustment-lines.ts'

/** What adjusts an invoice: a credit memo, or the event that cancelled pieces. */
export interface AdjustmentSource {
  readonly kind: 'memo' | 'event'
  readonly id: number
}

export const adjustmentUid = ({ kind, id }: AdjustmentSource) => encodeUid(`${kind}-${id}`)

export function decodeAdjustmentUid(uid: string): AdjustmentSource | undefined {
  const [, kind, id] = /^(memo|event)-([1-9]\d{0,14})$/.exec(decodeUid(uid) ?? '') ?? []
  return kind === 'memo' || kind === 'event' ? { kind, id: Number(id) } : undefined
}

export const isSameSource = (one: AdjustmentSource, other: AdjustmentSource) =>
  one.kind === other.kind && one.id === other.id

/** Leaves out credit memos that only pass on the refund of a swap. */
const MEMOS = sql`
  select m.order_id, 'memo' as kind, m.id, m.n, (
      select e.id from order_event e where e.order_id = m.order_id and e.kind = 'part_refunded'
        and e.detail ->> 'creditMemo' = o.number || '-C' || m.n limit 1) as event
  from credit_memo m join orders o on o.id = m.order_id where m.goods_cents + m.shipping_cents > 0`

/** Pieces cancelled before the invoice are a line of it. Event ids follow the order of changes. */
const CANCELLATIONS = sql`
  select e.order_id, 'event' as kind, e.id, 0 as n, e.id as event
  from order_event e join tax_document d on d.order_id = e.order_id and d.kind = 'invoice'
  where (e.kind = 'cancelled' or (e.kind = 'part_refunded' and not e.detail ? 'creditMemo'))
    and case when d.last_event_id is null then e.at > d.issued_at else e.id > d.last_event_id end`

/** Refunded or reversed at the payment service. A swap is paid by its return, which this leaves as it is. */
const GIVEN_BACK = sql`
  select e.order_id, 'event' as kind, e.id, 0 as n, e.id as event
  from order_event e join orders o on o.id = e.order_id
  where e.kind = 'closed' and e.actor = 'payment' and o.exchange_of is null`

/** By order id, oldest first; without cancellations before the invoice. */
export async function listAdjustments(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AdjustmentSource[]>> {
  const { rows } = await sql<AdjustmentSource & { readonly order_id: number }>`
    select order_id, kind, id from (${MEMOS} union all ${CANCELLATIONS} union all ${GIVEN_BACK}) adjusting
    where order_id = any(${[...orderIds]}::bigint[]) order by event nulls first, n`.execute(db)
  return Map.groupBy(rows, (row) => row.order_id)
}

export async function findLastEvent(db: Db, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom('order_event')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.last ?? null
}

export interface AdjustmentFacts extends AdjustmentSource {
  readonly reason: string
  readonly returnNumber: string | null
  readonly shippingCents: number
  readonly deductionCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
  /** Spent on a swap; for a cancelled swap, refunded by the order that paid for it. */
  readonly exchangeCents: number
  /** Whatever is left of the invoice, of which `giftCardCents` go to gift cards. */
  readonly isRest: boolean
  /** Money had been captured. */
  readonly wasCharged: boolean
  readonly pieces: readonly CreditedPieces[]
}

type Facts = Omit<AdjustmentFacts, 'pieces'> & { readonly pieces: readonly Omit<CreditedPieces, 'beforeCents'>[] }

function loadMemos(db: Db, ids: readonly number[]) {
  return sql<Facts>`
    select 'memo' as kind, m.id, m.reason, m.shipping_cents as "shippingCents", m.deduction_cents as "deductionCents",
      (select r.number from return_request r where r.id = m.return_id) as "returnNumber",
      m.refund_cents as "refundCents", m.release_cents as "releaseCents", m.gift_card_cents as "giftCardCents",
      m.exchange_cents as "exchangeCents", false as "isRest", true as "wasCharged", (
        select coalesce(jsonb_agg(jsonb_build_object('line', to_jsonb(l), 'quantity', c.quantity, 'cents', c.cents)
          order by l.position), '[]')
        from credit_memo_line c join order_line l on l.id = c.order_line_id where c.credit_memo_id = m.id) as pieces
    from credit_memo m where m.id = any(${[...ids]}::bigint[])`.execute(db)
}

const CENTS = sql`select coalesce((detail ->> 'moneyCents')::int, 0) as money,
  coalesce((detail ->> 'refundCents')::int, 0) as refund, coalesce((detail ->> 'giftCardCents')::int, 0) as card,
  coalesce((detail ->> 'feeCents')::int, 0) as fee, (detail ->> 'allocation')::bigint as allocation`

/** An event without `allocation` cancelled the whole order. */
function loadCancellations(db: Db, ids: readonly number[]) {
  return sql<Facts>`
    select 'event' as kind, e.id, null as "returnNumber", 0 as "deductionCents", fact.refund as "refundCents",
      case when a.state = 'not_collected' then 'goods not collected' else 'goods cancelled before they were sent' end
        as reason,
      fact.money - fact.refund as "releaseCents", fact.card as "giftCardCents", "shippingCents",
      gone.cents + "shippingCents" - fact.money - fact.card as "exchangeCents", false as "isRest", true as "wasCharged",
      gone.pieces
    from order_event e cross join lateral (${CENTS}) fact left join order_allocation a on a.id = fact.allocation
      cross join lateral (select case when fact.allocation is not null then fact.fee else (
        select coalesce(sum(g.amount_cents - g.discount_cents), 0)::int from order_delivery_group g
        where g.order_id = e.order_id) end as "shippingCents") shipping
      cross join lateral (
        select coalesce(sum(cents), 0)::int as cents, coalesce(jsonb_agg(jsonb_build_object('line', line,
          'quantity', quantity, 'cents', cents) order by position), '[]') as pieces
        from (select to_jsonb(l) as line, l.position, coalesce(a.quantity, l.quantity) as quantity,
            case when a.id is null then l.row_cents - l.discount_cents
              else coalesce((e.detail ->> 'goodsCents')::int, fact.money + fact.card - fact.fee) end as cents
          from order_line l where l.order_id = e.order_id and (a.id is null or l.id = a.order_line_id)) piece) gone
    where e.id = any(${[...ids]}::bigint[]) and e.kind <> 'closed'`.execute(db)
}

function loadGivenBack(db: Db, ids: readonly number[]) {
  return sql<Facts>`
    select 'event' as kind, e.id, null as "returnNumber", 'payment refunded' as reason, 0 as "shippingCents",
      0 as "deductionCents", 0 as "refundCents", 0 as "releaseCents", 0 as "exchangeCents", true as "isRest",
      '[]'::jsonb as pieces, o.gift_card_cents - (
        select coalesce(sum(m.gift_card_cents), 0)::int from credit_memo m where m.order_id = o.id) - (
        select coalesce(sum((part.detail ->> 'giftCardCents')::int), 0)::int from order_event part
        where part.order_id = o.id and part.kind = 'part_refunded' and not part.detail ? 'creditMemo'
      ) as "giftCardCents",
      exists (select from capture c where c.order_id = o.id and c.state in ('sent', 'done'))
        or exists (select from payment_attempt a where a.order_id = o.id and a.state = 'refunded') as "wasCharged"
    from order_event e join orders o on o.id = e.order_id
    where e.id = any(${[...ids]}::bigint[]) and e.kind = 'closed'`.execute(db)
}

/** Adds what earlier adjustments credited for the same line. */
function withBefore(facts: readonly Facts[]): readonly AdjustmentFacts[] {
  const before = new Map<number, number>()
  return facts.map((one) => ({
    ...one,
    pieces: one.pieces.map((piece) => {
      const beforeCents = before.get(piece.line.id) ?? 0
      before.set(piece.line.id, beforeCents + piece.cents)
      return { ...piece, beforeCents }
    }),
  }))
}

/** In the order of `listAdjustments`. */
export async function loadAdjustments(db: Db, orderId: number): Promise<readonly AdjustmentFacts[]> {
  const sources = (await listAdjustments(db, [orderId])).get(orderId) ?? []
  const idsOf = (kind: AdjustmentSource['kind']) => sources.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const { rows: memos } = await loadMemos(db, idsOf('memo'))
  const { rows: cancellations } = await loadCancellations(db, idsOf('event'))
  const { rows: givenBack } = await loadGivenBack(db, idsOf('event'))
  const all = [...memos, ...cancellations, ...givenBack]
  return withBefore(sources.flatMap((source) => all.find((one) => isSameSource(one, source)) ?? []))
}
