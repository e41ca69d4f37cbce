import type { Kysely } from 'kysely'
import {
  atStore,
  auditStep,
  cancelMissing,
  findOrderOfNumber,
  type Piece,
  piecesOfLines,
  reallocateLine,
  type StepRefusal,
  type StoreCall,
  type StoreOrder,
  takeStep,
} from '#modules/orders'
import { noteStoreOutcome } from '#modules/stores'
import { ALLOCATION_STEPS } from '#src/order-lifecycle/allocations'
import type { Database } from '#src/platform/database'
import { type OwedOrder, withLockedOrder } from '../with-order.ts'
import { endPieces } from './end-pieces.ts'
import type { GonePieces } from './refund-pieces.ts'

interface DeclinedPiece {
  readonly piece: Piece
  readonly placed: readonly { readonly source: string; readonly quantity: number }[]
  /** Cancelled and refunded. */
  readonly missing: number
}

export interface Declined {
  readonly number: string
  readonly store: string
  readonly declined: readonly DeclinedPiece[]
  /** Declined before. */
  readonly unchanged: readonly Piece[]
  readonly isCancelled: boolean
}

async function decline(
  { trx, order, store }: StoreOrder,
  piece: Piece,
): Promise<DeclinedPiece & { gone?: GonePieces }> {
  await takeStep(trx, order, 'decline', { group: piece.group, allocationIds: [piece.id] })
  const { quantity, orderLineId, id: declined } = piece
  const { placed, missing } = await reallocateLine(trx, { order, orderLineId, quantity, declinedBy: store })
  await noteStoreOutcome(trx, { source: store, sku: piece.sku, outcome: 'declined' })
  if (missing === 0) return { piece, placed, missing }
  const allocationId = await cancelMissing(trx, order, piece, missing)
  return { piece, placed, missing, gone: { allocationId, declined } }
}

async function declineHere(
  here: StoreOrder,
  owed: OwedOrder,
  lines: readonly number[],
): Promise<Declined | StepRefusal> {
  const { order, store } = here
  const chosen = piecesOfLines(
    here.pieces.filter(({ source }) => source === store),
    lines,
  )
  if ('refusal' in chosen) return chosen
  const due = chosen.filter(({ state }) => ALLOCATION_STEPS.decline.from.some((from) => from === state))
  const unchanged = chosen.filter(({ state }) => state === 'declined')
  if (due.length + unchanged.length === 0) return { refusal: 'nothing-here' }
  const answers: Awaited<ReturnType<typeof decline>>[] = []
  for (const piece of due.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))) answers.push(await decline(here, piece))
  const isCancelled =
    due.length > 0 &&
    (await endPieces(
      owed,
      answers.flatMap(({ gone }) => gone ?? []),
    ))
  if (due.length > 0) await auditStep(here, 'store-declined', { lines: due.map(({ line }) => line) })
  return { number: order.number, store, declined: answers, unchanged, isCancelled }
}

/** Allocates the lines again that a store does not find; what no source has is cancelled and refunded. */
export async function declinePieces(
  db: Kysely<Database>,
  call: StoreCall & { readonly lines: readonly number[] },
): Promise<Declined | StepRefusal> {
  const found = await findOrderOfNumber(db, call.number)
  if (!found) return { refusal: 'unknown-order' }
  return withLockedOrder(db, found.id, async (owed): Promise<Declined | StepRefusal> => {
    const here = await atStore(owed.trx, owed.order, call.store)
    return 'refusal' in here ? here : declineHere(here, owed, call.lines)
  })
}
