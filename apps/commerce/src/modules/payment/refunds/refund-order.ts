import { sql } from 'kysely'
import { refundGiftCards } from '#modules/gift-cards'
import {
  type CreditedLine,
  countRefunded,
  creditMemoNumber,
  insertCreditMemo,
  loadProgress,
  type OrderRow,
  transition,
} from '#modules/orders'
import { isIn, PAID } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { EARNED_FEES, loadOrderMoney } from '../captures/order-money.ts'
import type { OwedOrder } from '../with-order.ts'
import { creditLines, type LineRefusal, type RefundedLine } from './refund-lines.ts'
import { requestRefund } from './request-refund.ts'
import { type RefundSplit, splitRefund } from './split-refund.ts'

export interface RefundCall {
  /** The same key refunds once; later calls get the first one's answer. */
  readonly key: string
  /** Shown on the credit memo. */
  readonly reason: string
  readonly lines: readonly RefundedLine[]
  /** Of what deliveries cost. */
  readonly shippingCents?: number
  /** Kept, such as the price of a return label. */
  readonly deductionCents?: number
  readonly returnId?: number
}

export type RefundRefusal =
  | LineRefusal
  | { readonly refusal: 'unknown-order' | 'not-paid' | 'under-review' | 'nothing' }
  | { readonly refusal: 'too-much-shipping' | 'too-much-deducted'; readonly left: number }

export interface Refunded {
  readonly refusal?: never
  /** Of the credit memo. */
  readonly number: string
  readonly lines: readonly CreditedLine[]
  readonly goodsCents: number
  readonly shippingCents: number
  readonly deductionCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
  readonly isRepeated: boolean
}

async function findRepeated(trx: Db, { id, number }: OrderRow, key: string): Promise<Refunded | undefined> {
  const { rows } = await sql<Omit<Refunded, 'number'> & { readonly n: number }>`
    select m.n, m.goods_cents as "goodsCents", m.shipping_cents as "shippingCents",
      m.deduction_cents as "deductionCents", m.refund_cents as "refundCents", m.release_cents as "releaseCents",
      m.gift_card_cents as "giftCardCents", true as "isRepeated",
      (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity,
        'cents', l.cents) order by l.order_line_id), '[]') from credit_memo_line l where l.credit_memo_id = m.id) as lines
    from credit_memo m where m.order_id = ${id} and m.key = ${key}`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { n, ...refunded } = row
  return { ...refunded, number: creditMemoNumber(number, n) }
}

/** Fees of groups of which nothing was handed over are refunded with their pieces. */
async function loadShippingLeft(trx: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (${EARNED_FEES} - coalesce((select sum((e.detail ->> 'feeCents')::int) from order_event e
      where e.order_id = o.id and e.kind = 'part_refunded' and e.detail ? 'creditMemo'), 0))::int as cents
    from orders o where o.id = ${orderId}`.execute(trx)
  return rows[0]?.cents ?? 0
}

interface Value {
  readonly lines: readonly CreditedLine[]
  readonly goodsCents: number
  readonly shippingCents: number
  readonly deductionCents: number
}

const isCents = (cents: number) => Number.isSafeInteger(cents) && cents >= 0

async function priceRefund({ trx, order }: OwedOrder, call: RefundCall): Promise<Value | RefundRefusal> {
  const { shippingCents = 0, deductionCents = 0 } = call
  const lines = await creditLines(trx, order.id, call.lines)
  if ('refusal' in lines) return lines
  const shippingLeft = await loadShippingLeft(trx, order.id)
  if (!isCents(shippingCents) || shippingCents > shippingLeft)
    return { refusal: 'too-much-shipping', left: shippingLeft }
  const goodsCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  if (!isCents(deductionCents) || deductionCents > goodsCents + shippingCents)
    return { refusal: 'too-much-deducted', left: goodsCents + shippingCents }
  if (lines.length === 0 && shippingCents === 0) return { refusal: 'nothing' }
  return { lines, goodsCents, shippingCents, deductionCents }
}

/** Closes an order of which nothing is left to deliver or to pay; then rewards and coupons are restored. */
async function closeEmpty({ trx, order, attempt }: OwedOrder): Promise<void> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(quantity - quantity_cancelled - quantity_refunded), 0)::int as left
    from order_line where order_id = ${order.id}`.execute(trx)
  const { owed } = await loadOrderMoney(trx, order.id)
  const { rows: cards } = await sql<{ left: number }>`
    select coalesce(-sum(cents), 0)::int as left from gift_card_entry where order_id = ${order.id}`.execute(trx)
  const { open } = await loadProgress(trx, order)
  if (rows[0]?.left === 0 && owed === 0 && cards[0]?.left === 0 && open === 0)
    await transition(trx, order, 'close', { attempt })
}

async function creditValue(owed: OwedOrder, call: RefundCall, value: Value): Promise<RefundSplit & { number: string }> {
  const { trx, order, attempt } = owed
  const { lines, goodsCents, shippingCents, deductionCents } = value
  const valueCents = goodsCents + shippingCents - deductionCents
  const split = splitRefund(valueCents, await loadOrderMoney(trx, order.id), true)
  const { key, reason, returnId } = call
  const memo = await insertCreditMemo(trx, order, { key, reason, returnId, ...value, ...split })
  if (split.refundCents > 0) await requestRefund(owed, split.refundCents, { creditMemoId: memo.id })
  const cards = await refundGiftCards(trx, order, split.giftCardCents)
  if (cards.reduce((sum, { cents }) => sum + cents, 0) !== split.giftCardCents)
    throw new Error(`order ${order.number} was not paid with enough gift cards to refund ${valueCents} cents`)
  await countRefunded(trx, lines)
  const { moneyCents, refundCents, giftCardCents } = split
  const facts = { creditMemo: memo.number, feeCents: shippingCents, returnedCents: valueCents }
  await transition(trx, order, 'refund part', {
    attempt,
    facts: { ...facts, moneyCents, refundCents, giftCardCents },
  })
  return { ...split, number: memo.number }
}

/**
 * Refunds pieces that the shopper has, and delivery fees: the charge first, then gift cards; never more than was paid.
 * The caller has locked order and attempt, with {@link withLockedOrder}.
 */
export async function refundLocked(owed: OwedOrder, call: RefundCall): Promise<Refunded | RefundRefusal> {
  const { trx, order } = owed
  const repeated = await findRepeated(trx, order, call.key)
  if (repeated) return repeated
  if (!isIn(PAID, order)) return { refusal: 'not-paid' }
  if (order.review_reason) return { refusal: 'under-review' }
  const value = await priceRefund(owed, call)
  if ('refusal' in value) return value
  const { moneyCents: _, ...credited } = await creditValue(owed, call, value)
  await closeEmpty(owed)
  return { ...value, ...credited, isRepeated: false }
}
