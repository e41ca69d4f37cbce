import { loadCancellable, loadPieces, restockPieces, takeStep } from '#modules/orders'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import type { OwedOrder } from '../with-order.ts'
import { endPieces } from './end-pieces.ts'

type LineRefusal = 'not-paid' | 'shipped' | 'unknown-line'

/** Restocks and refunds all pieces of one line, once. The caller has locked order and attempt. */
export async function cancelLine(
  owed: OwedOrder,
  lineId: number,
  actor: 'customer' | 'guest',
): Promise<LineRefusal | 'cancelled' | 'unchanged'> {
  const { trx, order } = owed
  if (!isIn(UNFULFILLED, order) || order.review_reason) return 'not-paid'
  const ofLine = (await loadPieces(trx, order)).filter(({ orderLineId }) => orderLineId === lineId)
  if (ofLine.length === 0) return 'unknown-line'
  if (ofLine.every(({ state }) => state === 'cancelled')) return 'unchanged'
  if (!(await loadCancellable(trx, [lineId])).has(lineId))
    return ofLine.every(({ state }) => state === 'to_pick') ? 'unknown-line' : 'shipped'
  const due = ofLine.filter(({ state }) => state === 'to_pick')
  for (const group of new Set(due.map((piece) => piece.group)))
    await takeStep(trx, order, 'withdraw', {
      group,
      allocationIds: due.flatMap((piece) => (piece.group === group ? [piece.id] : [])),
      actor: actor === 'guest' ? actor : undefined,
    })
  const isRestocked = await endPieces(
    owed,
    due.map(({ id: allocationId }) => ({ allocationId })),
  )
  if (!isRestocked) await restockPieces(trx, order.id, due)
  return 'cancelled'
}
