import type { Kysely } from 'kysely'
import { areBoughtCardsSpent } from '#modules/gift-cards'
import { findOrderOfNumber, loadOrderLines, type OrderRow, transition } from '#modules/orders'
import { CHARGED } from '#src/order-lifecycle/attempts'
import type { CardRefund } from '#src/order-lifecycle/claim'
import type { FollowUp } from '#src/order-lifecycle/jobs'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
import { loadOrderMoney } from './captures/order-money.ts'
import { voidCaptures } from './captures/request-capture.ts'
import { isPartRefunded } from './refunds/refund-pieces.ts'
import { requireReversalKey } from './store.ts'
import type { AttemptRow } from './tables.ts'
import { type Trx, withLockedOrder } from './with-order.ts'

type CancelRefusal = 'unknown' | 'not-paid' | 'shipped' | 'part-refunded' | 'spent'

export interface CancelledOrder {
  readonly order: Pick<OrderRow, 'number' | 'email' | 'total_cents' | 'website_id'>
  readonly cards: readonly CardRefund[]
  /** Of what was captured; the rest is never taken. */
  readonly refundCents: number
}

/** Charged and not reversed yet; it gets its reversal key. */
export async function isReversible(trx: Trx, attempt: AttemptRow | undefined): Promise<boolean> {
  if (!attempt || !CHARGED.includes(attempt.state) || attempt.reversal_key) return false
  await requireReversalKey(trx, attempt.id)
  return true
}

/** The caller has locked order and attempt. */
export async function cancelLocked(
  trx: Trx,
  order: OrderRow,
  attempt: AttemptRow | undefined,
  withoutMails: readonly FollowUp[] = [],
): Promise<CancelRefusal | CancelledOrder> {
  if (!isIn(UNFULFILLED, order)) return 'not-paid'
  const lines = await loadOrderLines(trx, order.id)
  if (lines.some((line) => line.quantity_shipped > 0)) return 'shipped'
  if (lines.some((line) => line.gift_card) && (await areBoughtCardsSpent(trx, order.id))) return 'spent'
  if (await isPartRefunded(trx, order.id)) return 'part-refunded'
  const skips: FollowUp[] = (await isReversible(trx, attempt))
    ? [...withoutMails]
    : [...withoutMails, 'reverse-payment']
  await voidCaptures(trx, order.id)
  const { captured: refundCents } = await loadOrderMoney(trx, order.id)
  const facts = { moneyCents: order.total_cents, refundCents, giftCardCents: order.gift_card_cents }
  const cards = await transition(trx, order, 'cancel', { attempt, skips, facts })
  return cards ? { order, cards, refundCents } : 'not-paid'
}

/** Restocks, refunds and releases everything; refuses once anything was shipped or a gift card it bought was spent. */
export async function cancelOrder(db: Kysely<Database>, number: string): Promise<CancelRefusal | CancelledOrder> {
  const found = await findOrderOfNumber(db, number)
  if (!found) return 'unknown'
  return withLockedOrder(db, found.id, ({ trx, order, attempt }) => cancelLocked(trx, order, attempt))
}
