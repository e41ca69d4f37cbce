import { timingSafeEqual } from 'node:crypto'
import { requireBrand } from '@welt/brands'
import type { Transaction } from 'kysely'
import type { Database, Db } from '#src/platform/database'
import type { OrderRow } from '../tables.ts'
import { advanceOrder } from './advance-order.ts'
import type { Piece } from './pieces.ts'
import { atStore, auditStep, type StepRefusal, type StepTaken, type StoreCall, type StoreOrder } from './store-order.ts'
import { takeStep } from './take-step.ts'

export interface Handover {
  readonly code: string
  /** Who came, as told at the counter. */
  readonly by: string | undefined
}

/** As read aloud or typed: `r7k 2qx`. */
const normalCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

function isSameCode(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(normalCode(given)), Buffer.from(normalCode(expected))]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function loadCodes(trx: Db, orderId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await trx
    .selectFrom('order_delivery_group')
    .select(['position', 'collection_code'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.flatMap(({ position, collection_code: code }) => (code ? [[position, code] as const] : [])))
}

function refusalOf({ website_id: websiteId }: OrderRow, pieces: readonly Piece[]): StepRefusal {
  const collected = pieces.find(({ state }) => state === 'collected')
  if (collected) {
    const { endedAt: at, collectedBy: by } = collected
    return { refusal: 'already-collected', at, by, timeZone: requireBrand(websiteId).timeZone }
  }
  const waiting = pieces.filter(({ state }) => state === 'to_pick' || state === 'picked')
  if (waiting.length > 0) return { refusal: 'not-ready', lines: waiting.map(({ line }) => line) }
  return pieces.some(({ state }) => state === 'not_collected')
    ? { refusal: 'too-late', lines: pieces.map(({ line }) => line) }
    : { refusal: 'nothing-here' }
}

export interface Collected extends StepTaken {
  /** Number of the shipment. */
  readonly shipment: string
}

async function collectHere(here: StoreOrder, { code, by }: Handover): Promise<Collected | StepRefusal> {
  const { trx, order, store } = here
  const codes = await loadCodes(trx, order.id)
  const ours = here.pieces.filter(({ kind, collectedAt }) => kind === 'clickncollect' && collectedAt === store)
  const group = ours.find((piece) => isSameCode(code, codes.get(piece.group) ?? ''))?.group
  if (ours.length === 0) return { refusal: 'nothing-here' }
  if (group === undefined) {
    await auditStep(here, 'store-wrong-code', {})
    return { refusal: 'wrong-code' }
  }
  const pieces = ours.filter((piece) => piece.group === group)
  const due = pieces.filter(({ state }) => state === 'ready')
  if (due.length === 0) return refusalOf(order, pieces)
  await takeStep(trx, order, 'collect', { group, allocationIds: due.map(({ id }) => id), collectedBy: by })
  await advanceOrder(trx, order)
  await auditStep(here, 'store-collected', { lines: due.map(({ line }) => line) })
  return { order, store, shipment: `${order.number}-${group}`, moved: due, unchanged: [] }
}

/** Hands over what is ready to the person with the code. The caller has locked the order. */
export async function collectPieces(
  trx: Transaction<Database>,
  order: OrderRow,
  call: StoreCall & Handover,
): Promise<Collected | StepRefusal> {
  const here = await atStore(trx, order, call.store)
  return 'refusal' in here ? here : collectHere(here, call)
}
