import { type Kysely, sql } from 'kysely'
import { findSource, releaseOfReturn } from '#modules/orders'
import { RETURN_STEPS, type ReturnStep } from '#src/order-lifecycle/returns'
import type { Database, Db } from '#src/platform/database'
import { exchangeItems } from '../exchange/exchange-pieces.ts'
import { type Chosen, choosePieces, loadPieces, type ReturnPiece, splitRest } from './pieces.ts'
import { refundUnsentSwap } from './unsent-swap.ts'
import {
  isInState,
  type LockedReturn,
  noteStep,
  type ReturnCall,
  refreshState,
  type StepAnswer,
  type StepRefusal,
  withReturn,
} from './with-return.ts'

type SimpleStep = 'receive' | 'inspect' | 'approve' | 'reject'

export interface StepDetail {
  /** Where it was received. */
  readonly source?: string
  /** Only pieces received there. */
  readonly at?: string
  /** Where an inspected piece goes. */
  readonly disposition?: 'resell' | 'outlet' | 'destroy'
  /** Shown to the shopper. */
  readonly reason?: string
  /** Waits with the swap until staff send it. */
  readonly isSwapDelayed?: boolean
}

const isInspected = ({ disposition }: ReturnPiece) => disposition !== null

/** Pieces that the step has moved before. */
const DONE: Readonly<Record<SimpleStep, (piece: ReturnPiece) => boolean>> = {
  receive: (piece) => isInState(['RECEIVED', 'APPROVED', 'REJECTED'], piece),
  inspect: isInspected,
  approve: (piece) => isInState(['APPROVED'], piece),
  reject: (piece) => isInState(['REJECTED'], piece),
}

function guardOf(step: SimpleStep, piece: ReturnPiece): 'not-inspected' | 'inspected' | 'exchanged' | undefined {
  if (step === 'reject' && piece.exchange_order_id !== null) return 'exchanged'
  if (step === 'approve' && !isInspected(piece)) return 'not-inspected'
  return step === 'reject' && isInspected(piece) ? 'inspected' : undefined
}

async function countReturned(trx: Db, { piece, quantity }: Chosen, sign: 1 | -1): Promise<void> {
  await sql`
    update order_line set quantity_returned = quantity_returned + ${sign * quantity}
    where id = ${piece.order_line_id}`.execute(trx)
}

/** Resold pieces return to stock where they were received. */
async function restock(trx: Db, { piece, quantity }: Chosen): Promise<void> {
  await sql`
    insert into stock (sku, source, on_hand) values (${piece.sku}, ${piece.source}, ${quantity}::int)
    on conflict (sku, source) do update set on_hand = stock.on_hand + excluded.on_hand, updated_at = now()`.execute(trx)
}

async function move(locked: LockedReturn, step: SimpleStep, chosen: Chosen, detail: StepDetail): Promise<void> {
  const { trx } = locked
  const { piece } = chosen
  const { to }: ReturnStep = RETURN_STEPS[step]
  await splitRest(trx, chosen)
  const isDecided = step === 'approve' || step === 'reject'
  await trx
    .updateTable('return_item')
    .set({
      ...(to && { status: to }),
      ...(step === 'receive' && { received_at: new Date(), source: detail.source ?? null }),
      ...(step === 'inspect' && { disposition: detail.disposition ?? null }),
      ...(isDecided && { decided_at: new Date() }),
      ...(detail.reason && { reject_reason: detail.reason }),
    })
    .where('id', '=', piece.id)
    .execute()
  if (step === 'receive') await countReturned(trx, chosen, 1)
  if (step === 'reject') {
    await countReturned(trx, chosen, -1)
    await releaseOfReturn(trx, [piece.id])
    await refundUnsentSwap(locked, chosen)
  }
  if (step === 'inspect' && detail.disposition === 'resell') await restock(trx, chosen)
}

/** Pieces at another store are left out, and refused by name. */
function chooseAt(
  pieces: readonly ReturnPiece[],
  { items }: ReturnCall,
  { at }: StepDetail,
): readonly Chosen[] | StepRefusal {
  const chosen = choosePieces(pieces, items)
  if ('refusal' in chosen || at === undefined) return chosen
  const own = chosen.filter(({ piece }) => piece.source === at)
  const isRefused = own.length === 0 || (items.length > 0 && own.length < chosen.length)
  return isRefused ? { refusal: 'other-store', source: at } : own
}

async function takeLocked(
  locked: LockedReturn,
  step: SimpleStep,
  call: ReturnCall,
  detail: StepDetail,
): Promise<StepAnswer | StepRefusal> {
  const chosen = chooseAt(locked.pieces, call, detail)
  if ('refusal' in chosen) return chosen
  const { from, kind }: ReturnStep = RETURN_STEPS[step]
  const unchanged = chosen.filter(({ piece }) => DONE[step](piece)).map(({ piece }) => piece)
  const due = chosen.filter(({ piece }) => isInState(from, piece) && !DONE[step](piece))
  if (due.length + unchanged.length === 0)
    return step === 'reject' && chosen.some(({ piece }) => isInspected(piece))
      ? { refusal: 'inspected' }
      : { refusal: 'wrong-state', states: chosen.map(({ piece }) => piece.status) }
  const [refusal] = due.flatMap(({ piece }) => guardOf(step, piece) ?? [])
  if (refusal) return { refusal }
  if (due.length === 0) return { row: locked.row, changed: [], unchanged }
  // Stock is locked by sku.
  for (const one of due.toSorted((a, b) => (a.piece.sku < b.piece.sku ? -1 : 1))) await move(locked, step, one, detail)
  const changed = due.map(({ piece, quantity }) => ({ ...piece, quantity }))
  await noteStep(locked, { kind, step, changed, detail: { ...detail } })
  const ids = changed.map(({ id }) => id)
  const isSwapDue = step === 'receive' && !detail.isSwapDelayed && changed.some(({ exchange_sku: sku }) => sku !== null)
  const orders = isSwapDue ? await exchangeItems(locked, ids, await loadPieces(locked.trx, locked.row.id)) : []
  return { row: await refreshState(locked.trx, locked.row), changed, unchanged, orders }
}

/** Idempotent. */
export async function takeReturnStep(
  db: Kysely<Database>,
  step: SimpleStep,
  call: ReturnCall,
  detail: StepDetail = {},
): Promise<StepAnswer | StepRefusal> {
  if (step !== 'receive') return withReturn(db, call, (locked) => takeLocked(locked, step, call, detail))
  const typed = detail.source ?? 'warehouse'
  const source = await findSource(db, typed)
  if (!source) return { refusal: 'unknown-source', source: typed }
  return withReturn(db, call, (locked) => takeLocked(locked, step, call, { ...detail, source: source.code }))
}
