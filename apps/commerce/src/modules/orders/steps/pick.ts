import type { Kysely } from 'kysely'
import { noteStoreOutcome } from '#modules/stores'
import { ALLOCATION_STEPS, type AllocationState } from '#src/order-lifecycle/allocations'
import type { Database } from '#src/platform/database'
import { advanceOrder } from './advance-order.ts'
import type { Piece } from './pieces.ts'
import {
  auditStep,
  piecesOfLines,
  type StepRefusal,
  type StepTaken,
  type StoreCall,
  type StoreOrder,
  withStoreOrder,
} from './store-order.ts'
import { takeStep } from './take-step.ts'

const PICKED: readonly AllocationState[] = ['picked', 'ready', 'collected', 'shipped']

export const groupsOf = (pieces: readonly Piece[]) => [...new Set(pieces.map(({ group }) => group))]

async function pickHere(here: StoreOrder, lines: readonly number[]): Promise<StepTaken | StepRefusal> {
  const { trx, order, store } = here
  const chosen = piecesOfLines(
    here.pieces.filter(({ source }) => source === store),
    lines,
  )
  if ('refusal' in chosen) return chosen
  const due = chosen.filter(({ state }) => ALLOCATION_STEPS.pick.from.some((from) => from === state))
  const unchanged = chosen.filter(({ state }) => PICKED.includes(state))
  if (due.length + unchanged.length === 0) return { refusal: 'nothing-here' }
  for (const group of groupsOf(due))
    await takeStep(trx, order, 'pick', {
      group,
      allocationIds: due.flatMap((piece) => (piece.group === group ? [piece.id] : [])),
    })
  if (due.length > 0) {
    await advanceOrder(trx, order)
    for (const sku of [...new Set(due.map((piece) => piece.sku))].sort())
      await noteStoreOutcome(trx, { source: store, sku, outcome: 'picked' })
    await auditStep(here, 'store-picked', { lines: due.map(({ line }) => line) })
  }
  return { order, store, moved: due, unchanged }
}

/** The store has found its pieces; without lines, all of them. */
export function pickPieces(
  db: Kysely<Database>,
  call: StoreCall & { readonly lines: readonly number[] },
): Promise<StepTaken | StepRefusal> {
  return withStoreOrder(db, call, (here) => pickHere(here, call.lines))
}
