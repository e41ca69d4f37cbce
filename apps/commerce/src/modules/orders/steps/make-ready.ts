import { requireBrand } from '@welt/brands'
import { type Kysely, sql } from 'kysely'
import { loadSettings } from '#modules/site'
import type { Database } from '#src/platform/database'
import { groupsOf } from './pick.ts'
import {
  auditStep,
  type StepRefusal,
  type StepTaken,
  type StoreCall,
  type StoreOrder,
  withStoreOrder,
} from './store-order.ts'
import { takeStep } from './take-step.ts'

/** In the store's zone. */
async function lastDayOf({ trx, order, store }: StoreOrder): Promise<string> {
  const { collectionDays } = await loadSettings(trx, requireBrand(order.website_id))
  const { rows } = await sql<{ day: string }>`
    select ((shop_now() at time zone time_zone)::date + ${collectionDays}::int)::text as day
    from store where store_code = ${store}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`there is no store ${store}`)
  return row.day
}

async function readyHere(here: StoreOrder): Promise<StepTaken | StepRefusal> {
  const { trx, order, store } = here
  const collected = here.pieces.filter(({ kind, collectedAt }) => kind === 'clickncollect' && collectedAt === store)
  const left = collected.filter(({ state }) => state === 'to_pick')
  if (left.length > 0) return { refusal: 'left-to-pick', lines: left.map(({ line }) => line) }
  const due = collected.filter(({ state }) => state === 'picked')
  const unchanged = collected.filter(({ state }) => state === 'ready')
  if (due.length + unchanged.length === 0) return { refusal: 'nothing-here' }
  if (due.length === 0) return { order, store, moved: [], unchanged }
  const collectUntil = await lastDayOf(here)
  for (const group of groupsOf(due)) {
    const allocationIds = due.flatMap((piece) => (piece.group === group ? [piece.id] : []))
    await takeStep(trx, order, 'make ready', { group, allocationIds, collectUntil })
  }
  await auditStep(here, 'store-ready', { lines: due.map(({ line }) => line), collectUntil })
  return { order, store, moved: due.map((piece) => ({ ...piece, collectUntil })), unchanged }
}

/** The store has all picked pieces of a collection at its counter; mails and texts the shopper. */
export function makeReady(db: Kysely<Database>, call: StoreCall): Promise<StepTaken | StepRefusal> {
  return withStoreOrder(db, call, readyHere)
}
