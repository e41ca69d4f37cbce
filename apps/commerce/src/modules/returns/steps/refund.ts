import type { Kysely } from 'kysely'
import { releaseOfReturn } from '#modules/orders'
import { refundLocked } from '#modules/payment'
import type { Database } from '#src/platform/database'
import { type Chosen, choosePieces, splitRest } from './pieces.ts'
import { refundUnsentSwap } from './unsent-swap.ts'
import {
  type LockedReturn,
  noteStep,
  type ReturnCall,
  refreshState,
  type StepAnswer,
  type StepRefusal,
  withReturn,
} from './with-return.ts'

/** The credit memo adds up by order line; each item gets its share. */
function sharesOf(due: readonly Chosen[], lines: readonly { orderLineId: number; quantity: number; cents: number }[]) {
  const left = new Map(lines.map(({ orderLineId, quantity, cents }) => [orderLineId, { quantity, cents }]))
  return due.map(({ piece, quantity }) => {
    const line = left.get(piece.order_line_id) ?? { quantity, cents: 0 }
    const cents = quantity === line.quantity ? line.cents : Math.floor((line.cents * quantity) / line.quantity)
    left.set(piece.order_line_id, { quantity: line.quantity - quantity, cents: line.cents - cents })
    return cents
  })
}

function linesOf(due: readonly Chosen[]) {
  const lines = Map.groupBy(due, ({ piece }) => piece.order_line_id)
  return [...lines].map(([orderLineId, chosen]) => ({
    orderLineId,
    quantity: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** @returns cents refunded of the difference of a dearer swap that is not sent */
async function settle(locked: LockedReturn, chosen: Chosen, cents: number): Promise<number> {
  const { trx } = locked
  await splitRest(trx, chosen)
  await releaseOfReturn(trx, [chosen.piece.id])
  await trx
    .updateTable('return_item')
    .set({ refund_cents: cents, settled_at: new Date() })
    .where('id', '=', chosen.piece.id)
    .execute()
  return refundUnsentSwap(locked, chosen)
}

/** Refunds the approved pieces by one credit memo. */
async function refundPiecesOf(locked: LockedReturn, due: readonly Chosen[]) {
  const ids = due.map(({ piece }) => piece.id).join('-')
  const refunded = await refundLocked(locked, {
    key: `return-${locked.row.number}-${ids}`,
    reason: `Return ${locked.row.number}`,
    lines: linesOf(due),
    returnId: locked.row.id,
  })
  if (!('goodsCents' in refunded)) return refunded
  const shares = sharesOf(due, refunded.lines)
  let differenceCents = 0
  for (const [i, one] of due.entries()) differenceCents += await settle(locked, one, shares[i] ?? 0)
  return { ...refunded, refundCents: refunded.refundCents + differenceCents }
}

async function refundDue(locked: LockedReturn, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  const chosen = choosePieces(locked.pieces, call.items)
  if ('refusal' in chosen) return chosen
  const unchanged = chosen.filter(({ piece }) => piece.settled_at !== null).map(({ piece }) => piece)
  const due = chosen.filter(({ piece }) => piece.status === 'APPROVED' && piece.settled_at === null)
  if (due.length + unchanged.length === 0)
    return { refusal: 'wrong-state', states: chosen.map(({ piece }) => piece.status) }
  if (due.length === 0) return { row: locked.row, changed: [], unchanged }
  const refund = await refundPiecesOf(locked, due)
  if (!('goodsCents' in refund)) return { refusal: 'order-refused', why: refund.refusal }
  const { refundCents: moneyCents, releaseCents: releasedCents, giftCardCents } = refund
  const refunded = { moneyCents, releasedCents, giftCardCents }
  const changed = due.map(({ piece, quantity }) => ({ ...piece, quantity }))
  const detail = { ...refunded, creditMemo: refund.number }
  await noteStep(locked, { kind: 'refunded', step: 'refund', changed, detail })
  return { row: await refreshState(locked.trx, locked.row), changed, unchanged, refunded }
}

/** Refunds approved pieces, once. */
export function refundReturn(db: Kysely<Database>, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  return withReturn(db, call, (locked) => refundDue(locked, call))
}
