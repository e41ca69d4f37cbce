import { advanceOrder, loadProgress, transition } from '#modules/orders'
import { cancelLocked } from '../cancel-order.ts'
import { type GonePieces, isPartRefunded, type OwedOrder, refundPieces } from './refund-pieces.ts'

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
  if (isOver) await transition(trx, order, 'close', { attempt })
  else await advanceOrder(trx, order)
  return false
}
