import { areBoughtCardsSpent } from '#modules/gift-cards'
import { loadOrderLines, type OrderRow, transition } from '#modules/orders'
import { CHARGED } from '#src/order-lifecycle/attempts'
import type { CardRefund } from '#src/order-lifecycle/claim'
import type { FollowUp } from '#src/order-lifecycle/jobs'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import { loadOrderMoney } from './captures/order-money.ts'
import { voidCaptures } from './captures/request-capture.ts'
import { quarantineReasonsOf } from './fold/charges.ts'
import { refundSource } from './refunds/refund-order.ts'
import { isPartRefunded } from './refunds/refund-pieces.ts'
import { loadEvents, requireReversalKey } from './store.ts'
import type { AttemptRow } from './tables.ts'
import type { Trx } from './with-order.ts'

type CancelRefusal = 'not-paid' | 'shipped' | 'part-refunded' | 'spent'

export interface CancelledOrder {
  readonly order: Pick<OrderRow, 'number' | 'email' | 'total_cents' | 'website_id'>
  readonly cards: readonly CardRefund[]
  /** Of what was captured; the rest is never captured. */
  readonly refundCents: number
}

/** Charged, or expired with a part captured, and not reversed yet; it gets its reversal key. */
export async function isReversible(trx: Trx, attempt: AttemptRow | undefined, capturedCents: number): Promise<boolean> {
  if (!attempt || attempt.reversal_key) return false
  if (!CHARGED.includes(attempt.state) && (attempt.state !== 'expired' || capturedCents === 0)) return false
  await requireReversalKey(trx, attempt.id)
  return true
}

/** True while staff still have to review a report of the payment service. */
async function isReported(trx: Trx, attempt: AttemptRow | undefined): Promise<boolean> {
  return attempt !== undefined && quarantineReasonsOf(attempt, await loadEvents(trx, attempt.id)).length > 0
}

/**
 * Restocks, refunds and releases everything; refuses once anything was shipped or a gift card it bought was spent. The
 * caller has locked order and attempt.
 */
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
  await voidCaptures(trx, order.id)
  const { captured } = await loadOrderMoney(trx, order.id)
  const isReversed = await isReversible(trx, attempt, captured)
  const refundCents = isReversed ? captured : 0
  const skips: FollowUp[] = isReversed ? [...withoutMails] : [...withoutMails, 'reverse-payment']
  const facts = { moneyCents: order.total_cents, refundCents, giftCardCents: order.gift_card_cents }
  const cards = await transition(trx, order, 'cancel', { attempt, skips, facts })
  if (!cards) return 'not-paid'
  if (order.review_reason && !(await isReported(trx, attempt)))
    await transition(trx, order, 'settle review', { attempt, skips: ['issue-gift-cards', 'capture-payment'] })
  const source = { key: 'cancelled', reason: `Order ${order.number} cancelled`, cents: order.exchange_cents }
  const swapped = await refundSource(trx, order, source)
  return { order, cards, refundCents: refundCents + swapped.refundCents }
}
