import type { Kysely, Transaction } from 'kysely'
import { isIn, PAID } from '#src/order-lifecycle/states'
import { type Database, inTransaction } from '#src/platform/database'
import { findOrderOfNumber, lockOrder } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { loadPieces, type Piece } from './pieces.ts'

/** Why a store cannot take a step; `stores` and `lines` are what to choose from. */
export type StepRefusal =
  | { readonly refusal: 'unknown-order' | 'not-paid' | 'on-hold' | 'not-at-a-store' | 'wrong-code' | 'nothing-ready' }
  | { readonly refusal: 'other-store' | 'several-stores'; readonly stores: readonly string[] }
  | { readonly refusal: 'unknown-line' | 'left-to-pick' | 'too-late'; readonly lines: readonly number[] }
  | { readonly refusal: 'already-collected'; readonly at: Date | null; readonly by: string | null }

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

function chooseStore(pieces: readonly Piece[], store: string | undefined): string | StepRefusal {
  const stores = storesOf(pieces)
  if (store !== undefined) return pieces.some(belongsTo(store)) ? store : { refusal: 'other-store', stores }
  const [only] = stores
  if (only === undefined) return { refusal: 'not-at-a-store' }
  return stores.length > 1 ? { refusal: 'several-stores', stores } : only
}

/** Locks the order and selects the store's pieces. */
export async function withStoreOrder<Answer>(
  db: Kysely<Database>,
  { number, store: asked }: StoreCall,
  work: (order: StoreOrder) => Promise<Answer>,
): Promise<Answer | StepRefusal> {
  const found = await findOrderOfNumber(db, number)
  if (!found) return { refusal: 'unknown-order' }
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, found.id)
    if (!isIn(PAID, order)) return { refusal: 'not-paid' } as const
    if (order.review_reason) return { refusal: 'on-hold' } as const
    const all = await loadPieces(trx, order)
    const store = chooseStore(all, asked)
    if (typeof store !== 'string') return store
    return work({ trx, order, store, pieces: all.filter(belongsTo(store)) })
  })
}
