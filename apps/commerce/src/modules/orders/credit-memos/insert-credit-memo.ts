import { sql, type Transaction } from 'kysely'
import type { Database } from '#src/platform/database'
import type { OrderRow } from '../tables.ts'

export interface CreditedLine {
  readonly orderLineId: number
  readonly quantity: number
  /** After discounts. */
  readonly cents: number
  readonly discountCents: number
}

/** In cents. Refund, release and gift cards add up to goods plus shipping, less deduction and exchange. */
export interface NewCreditMemo {
  readonly key: string
  readonly returnId?: number | undefined
  readonly reason: string
  readonly lines: readonly CreditedLine[]
  readonly goodsCents: number
  readonly shippingCents: number
  readonly deductionCents: number
  /** Pays for a swap; negative if an ended swap is refunded. */
  readonly exchangeCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
}

export interface InsertedCreditMemo {
  readonly id: number
  readonly number: string
}

export const creditMemoNumber = (orderNumber: string, n: number) => `${orderNumber}-C${n}`

/** The caller has locked the order. @throws unique violation for a key that the order already has */
export async function insertCreditMemo(
  trx: Transaction<Database>,
  order: OrderRow,
  memo: NewCreditMemo,
): Promise<InsertedCreditMemo> {
  const { rows } = await sql<{ id: number; n: number }>`
    with memo as (
      insert into credit_memo (order_id, n, key, return_id, reason, goods_cents, shipping_cents, deduction_cents,
        exchange_cents, refund_cents, release_cents, gift_card_cents)
      select ${order.id}::bigint, count(*)::int + 1, ${memo.key}, ${memo.returnId ?? null}::bigint, ${memo.reason},
        ${memo.goodsCents}::int, ${memo.shippingCents}::int, ${memo.deductionCents}::int,
        ${memo.exchangeCents}::int, ${memo.refundCents}::int,
        ${memo.releaseCents}::int, ${memo.giftCardCents}::int
      from credit_memo where order_id = ${order.id} returning id, n),
    lines as (
      insert into credit_memo_line (credit_memo_id, order_line_id, quantity, cents, discount_cents)
      select memo.id, l."orderLineId", l.quantity, l.cents, l."discountCents"
      from memo, jsonb_to_recordset(${JSON.stringify(memo.lines)}::jsonb)
        as l ("orderLineId" bigint, quantity int, cents int, "discountCents" int))
    select id, n from memo`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`no credit memo for order ${order.number}`)
  return { id: row.id, number: creditMemoNumber(order.number, row.n) }
}

/** Pieces that the shopper had and was refunded for. */
export async function countRefunded(trx: Transaction<Database>, lines: readonly CreditedLine[]): Promise<void> {
  await sql`
    update order_line l set quantity_refunded = l.quantity_refunded + r.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r ("orderLineId" bigint, quantity int)
    where l.id = r."orderLineId"`.execute(trx)
}
