import type { Kysely, Transaction } from 'kysely'
import { isIn, PAID } from '#src/order-lifecycle/states'
import { type Database, inTransaction } from '#src/platform/database'
import { findOrderOfNumber, lockOrder } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { loadPieces, type Piece } from './pieces.ts'
import { isUnderReview } from './under-review.ts'

/** Why a store cannot take a step; `stores` and `lines` are what to choose from. */
export type StepRefusal =
  | {
      readonly refusal: 'unknown-order' | 'not-paid' | 'under-review' | 'not-at-a-store' | 'wrong-code' | 'nothing-here'
    }
  | { readonly refusal: 'other-store' | 'several-stores'; readonly stores: readonly string[] }
  | {
      readonly refusal: 'unknown-line' | 'left-to-pick' | 'not-ready' | 'too-late'
      readonly lines: readonly number[]
    }
  | {
      readonly refusal: 'already-collected'
      readonly at: Date | null
      readonly by: string | null
      readonly timeZone: string
    }

export interface StepTaken {
  readonly order: OrderRow
  readonly store: string
  /** As they were before. */
  readonly moved: readonly Piece[]
  /** Had taken the step before. */
  readonly unchanged: readonly Piece[]
}

export interface StoreOrder {
  readonly trx: Transaction<Database>
  readonly order: OrderRow
  readonly store: string
  /** That the store picks, or hands over. */
  readonly pieces: readonly Piece[]
}

export interface StoreCall {
  readonly number: string
  /** Needed when the order has pieces at several stores. */
  readonly store: string | undefined
}

const belongsTo = (store: string) => (piece: Piece) => piece.source === store || piece.collectedAt === store

function storesOf(pieces: readonly Piece[]): readonly string[] {
  const codes = pieces.flatMap(({ source, isAtStore, collectedAt }) => [
    ...(isAtStore ? [source] : []),
    ...(collectedAt === null ? [] : [collectedAt]),
  ])
  return [...new Set(codes)].sort()
}

function chooseStore(pieces: readonly Piece[], wanted: string | undefined): string | StepRefusal {
  const stores = storesOf(pieces)
  if (wanted !== undefined) return pieces.some(belongsTo(wanted)) ? wanted : { refusal: 'other-store', stores }
  const [only] = stores
  if (only === undefined) return { refusal: 'not-at-a-store' }
  return stores.length > 1 ? { refusal: 'several-stores', stores } : only
}

/** The caller has locked the order. */
export async function atStore(
  trx: Transaction<Database>,
  order: OrderRow,
  wanted: string | undefined,
): Promise<StoreOrder | StepRefusal> {
  if (!isIn(PAID, order)) return { refusal: 'not-paid' }
  if (await isUnderReview(trx, order)) return { refusal: 'under-review' }
  const all = await loadPieces(trx, order)
  const store = chooseStore(all, wanted)
  return typeof store === 'string' ? { trx, order, store, pieces: all.filter(belongsTo(store)) } : store
}

/** Locks the order and selects the store's pieces. */
export async function withStoreOrder<Answer>(
  db: Kysely<Database>,
  { number, store }: StoreCall,
  work: (order: StoreOrder) => Promise<Answer | StepRefusal>,
): Promise<Answer | StepRefusal> {
  const found = await findOrderOfNumber(db, number)
  if (!found) return { refusal: 'unknown-order' }
  return inTransaction(db, async (trx): Promise<Answer | StepRefusal> => {
    const here = await atStore(trx, await lockOrder(trx, found.id), store)
    return 'refusal' in here ? here : work(here)
  })
}

/** The given lines, or all. */
export function piecesOfLines(pieces: readonly Piece[], lines: readonly number[]): readonly Piece[] | StepRefusal {
  const known = [...new Set(pieces.map(({ line }) => line))]
  if (lines.some((line) => !known.includes(line))) return { refusal: 'unknown-line', lines: known }
  return lines.length === 0 ? pieces : pieces.filter(({ line }) => lines.includes(line))
}

export async function auditStep(
  { trx, order, store }: StoreOrder,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = { website_id: order.website_id, actor: 'operator', action, target: order.number, address: null }
  await trx
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify({ store, ...detail }) })
    .execute()
}
