import { advanceOrder, loadProgress, transition } from '#modules/orders'
import { enqueue } from '#src/queue/enqueue'
import { cancelLocked, isReversible } from '../cancel-order.ts'
import { loadOrderMoney } from '../captures/order-money.ts'
import { paymentJobs } from '../jobs.ts'
import type { OwedOrder } from '../with-order.ts'
import { type GonePieces, isPartRefunded, refundPieces } from './refund-pieces.ts'

/** Nothing is owed any more and nothing was captured: the authorisation is cancelled. */
async function releaseCharge({ trx, order, attempt }: OwedOrder): Promise<void> {
  const { owed, captured } = await loadOrderMoney(trx, order.id)
  if (owed + captured > 0 || !attempt || !(await isReversible(trx, attempt, captured))) return
  await enqueue(trx, paymentJobs['reverse-payment'], { attemptId: attempt.id }, { key: `reverse:${attempt.id}` })
}

/**
 * Refunds pieces whose allocations have ended. When nothing of the order is left it is cancelled as a whole, or closed
 * if a part was refunded before. @returns whether the whole order was cancelled, with its stock restored
 */
export async function endPieces(owed: OwedOrder, gone: readonly GonePieces[]): Promise<boolean> {
  const { trx, order, attempt } = owed
  const { open, handedOver, giftCards } = await loadProgress(trx, order)
  const isOver = open + handedOver + giftCards === 0
  if (isOver && !(await isPartRefunded(trx, order.id))) {
    const answer = await cancelLocked(trx, order, attempt, ['send-payment-returned'])
    if (typeof answer === 'string') throw new Error(`order ${order.number} can't be cancelled: ${answer}`)
    return true
  }
  for (const pieces of gone) await refundPieces(owed, pieces)
  await releaseCharge(owed)
  if (isOver) await transition(trx, order, 'close', { attempt })
  else await advanceOrder(trx, order)
  return false
}
