import { sql } from 'kysely'
import { refundGiftCards } from '#modules/gift-cards'
import {
  type CreditedLine,
  countRefunded,
  creditMemoNumber,
  insertCreditMemo,
  isUnderReview,
  loadProgress,
  type OrderRow,
  transition,
} from '#modules/orders'
import { isIn, listed, PAID } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { EARNED_FEES, loadOrderMoney } from '../captures/order-money.ts'
import { lockOwed, type OwedOrder, type Trx } from '../with-order.ts'
import { creditLines, type LineRefusal, type RefundedLine } from './refund-lines.ts'
import { requestRefund } from './request-refund.ts'
import { type RefundSplit, splitRefund } from './split-refund.ts'
import { refundDifference } from './swap-difference.ts'

export interface RefundCall {
  /** The same key refunds once; later calls get the first one's answer. */
  readonly key: string
  /** Shown on the credit memo. */
  readonly reason: string
  readonly lines: readonly RefundedLine[]
  /** Of the delivery fees. */
  readonly shippingCents?: number
  /** Not refunded, such as the price of a return label. */
  readonly deductionCents?: number
  readonly returnId?: number
  /** Part that pays for a swap instead. @param goodsCents of the lines */
  readonly exchangeCentsOf?: (goodsCents: number) => number
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
  readonly exchangeCents: number
  readonly refundCents: number
  readonly releaseCents: number
  readonly giftCardCents: number
  readonly isRepeated: boolean
}

async function findRepeated(trx: Db, { id, number }: OrderRow, key: string): Promise<Refunded | undefined> {
  const { rows } = await sql<Omit<Refunded, 'number'> & { readonly n: number }>`
    select m.n, m.goods_cents as "goodsCents", m.shipping_cents as "shippingCents",
      m.deduction_cents as "deductionCents", m.exchange_cents as "exchangeCents", m.refund_cents as "refundCents", m.release_cents as "releaseCents",
      m.gift_card_cents as "giftCardCents", true as "isRepeated",
      (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity,
        'cents', l.cents, 'discountCents', l.discount_cents) order by l.order_line_id), '[]') from credit_memo_line l
          where l.credit_memo_id = m.id) as lines
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
  /** Negative if an ended swap is refunded. */
  readonly exchangeCents: number
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
  const exchangeCents = call.exchangeCentsOf?.(goodsCents) ?? 0
  if (!isCents(exchangeCents) || exchangeCents > goodsCents + shippingCents - deductionCents)
    return { refusal: 'too-much-deducted', left: goodsCents + shippingCents - deductionCents }
  return { lines, goodsCents, shippingCents, deductionCents, exchangeCents }
}

/** A reward paid all of it, and the shopper has the pair that it was swapped for. */
async function isSwappedForNothing(trx: Db, { id }: OrderRow): Promise<boolean> {
  const { rows } = await sql`
    select from orders s where s.exchange_of = ${id} and s.exchange_cents = 0 and s.state in ${listed(PAID)} limit 1`.execute(
    trx,
  )
  return rows.length > 0
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
  if (await isSwappedForNothing(trx, order)) return
  if (rows[0]?.left === 0 && owed === 0 && cards[0]?.left === 0 && open === 0)
    await transition(trx, order, 'close', { attempt })
}

const NO_MONEY: RefundSplit = { moneyCents: 0, refundCents: 0, releaseCents: 0, giftCardCents: 0 }

type Reasons = Pick<RefundCall, 'key' | 'reason' | 'returnId'>

async function creditValue(owed: OwedOrder, call: Reasons, value: Value): Promise<RefundSplit & { number: string }> {
  const { trx, order } = owed
  const { goodsCents, shippingCents, deductionCents, exchangeCents } = value
  const valueCents = goodsCents + shippingCents - deductionCents - exchangeCents
  if (order.exchange_of === null) {
    const split = splitRefund(valueCents, await loadOrderMoney(trx, order.id), true)
    return { ...split, number: await writeRefund(owed, call, value, split) }
  }
  // A swap was paid by another order, which refunds it.
  const moved = { ...value, exchangeCents: exchangeCents + valueCents }
  const number = await writeRefund(owed, call, moved, NO_MONEY)
  return { ...(await refundSource(trx, order, { ...call, cents: valueCents })), number }
}

/** @returns the credit memo's number */
async function writeRefund(owed: OwedOrder, call: Reasons, value: Value, split: RefundSplit): Promise<string> {
  const { trx, order, attempt } = owed
  const { lines, shippingCents } = value
  const valueCents = split.moneyCents + split.giftCardCents
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
  return memo.number
}

interface SourceRefund extends Reasons {
  readonly cents: number
}

async function refundOf(trx: Trx, sourceId: number, swap: OrderRow, wanted: SourceRefund): Promise<RefundSplit> {
  const source = await lockOwed(trx, sourceId)
  const call = { key: `swap-${swap.number}-${wanted.key}`, reason: wanted.reason }
  if (!isIn(PAID, source.order)) return refundSource(trx, source.order, { ...call, cents: wanted.cents })
  const nothing = { lines: [], goodsCents: 0, shippingCents: 0, deductionCents: 0 }
  const { number: _, ...split } = await creditValue(source, call, { ...nothing, exchangeCents: -wanted.cents })
  await closeEmpty(source)
  return split
}

/**
 * Refunds a swap to where it was paid: first its difference to the card that paid the return, then the rest through the
 * order that it swaps. A closed swap passes the refund on, since all of it came back; a closed order has already been
 * refunded. The caller has locked the swap. [decisions 122, 132]
 */
export async function refundSource(trx: Trx, swap: OrderRow, wanted: SourceRefund): Promise<RefundSplit> {
  const { exchange_of: sourceId } = swap
  if (sourceId === null || wanted.cents === 0) return NO_MONEY
  const differenceCents = await refundDifference(trx, swap, wanted.cents)
  const cents = wanted.cents - differenceCents
  const split = cents === 0 ? NO_MONEY : await refundOf(trx, sourceId, swap, { ...wanted, cents })
  const { moneyCents, refundCents } = split
  return { ...split, moneyCents: moneyCents + differenceCents, refundCents: refundCents + differenceCents }
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
  if (await isUnderReview(trx, order)) return { refusal: 'under-review' }
  const value = await priceRefund(owed, call)
  if ('refusal' in value) return value
  const { moneyCents: _, ...credited } = await creditValue(owed, call, value)
  // The swap that the lines are exchanged for is not there yet.
  const isSwapping = call.exchangeCentsOf !== undefined && order.exchange_of === null
  if (!isSwapping) await closeEmpty(owed)
  return { ...value, ...credited, isRepeated: false }
}
