import { cancelMissing, loadPieces, restockPieces, takeStep } from '#modules/orders'
import { ALLOCATION_STEPS, OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import { hasExpired } from '../holds/hold-order.ts'
import type { OwedOrder } from '../with-order.ts'
import { endPieces } from './end-pieces.ts'
import type { GonePieces } from './refund-pieces.ts'

/**
 * Restocks what has not left of an order on hold whose authorisation ended, so that the rest can be released. The
 * caller has locked order and attempt. @returns pieces, 0 when it is not such an order
 */
export async function cancelRest(owed: OwedOrder): Promise<number> {
  const { trx, order } = owed
  if (!isIn(UNFULFILLED, order) || !order.review_reason || !(await hasExpired(owed))) return 0
  const open = (await loadPieces(trx, order)).filter(({ state }) => OPEN_ALLOCATION.includes(state))
  if (!open.every(({ state }) => ALLOCATION_STEPS.decline.from.some((from) => from === state))) return 0
  const gone: GonePieces[] = []
  for (const piece of open) {
    await takeStep(trx, order, 'decline', { group: piece.group, allocationIds: [piece.id] })
    const allocationId = await cancelMissing(trx, order, piece, piece.quantity)
    gone.push({ allocationId, declined: piece.id })
  }
  if (gone.length > 0 && !(await endPieces(owed, gone))) await restockPieces(trx, order.id, open)
  return open.reduce((sum, { quantity }) => sum + quantity, 0)
}
