import { requireBrand } from '@welt/brands'
import { localDate } from '@welt/kit/time'
import { type Kysely, sql } from 'kysely'
import { findPurchasableVariant } from '#modules/catalogue'
import { recordDifference, refundLocked } from '#modules/payment'
import { loadSettings } from '#modules/site'
import { dateAfter } from '#modules/stores'
import { RETURN_STEPS } from '#src/order-lifecycle/returns'
import type { Database, Db } from '#src/platform/database'
import { requireDifferencePayment } from '../label/label-payment.ts'
import { type Chosen, choosePieces, moreCentsOf, type ReturnPiece, splitRest } from '../steps/pieces.ts'
import {
  isInState,
  type LockedReturn,
  noteStep,
  type ReturnCall,
  refreshState,
  type StepAnswer,
  type StepRefusal,
  withReturn,
} from '../steps/with-return.ts'
import { insertSwap } from './insert-swap.ts'
import { reserveSwap } from './reserve-swap.ts'

const isSwapped = ({ exchange_order_id: id }: ReturnPiece) => id !== null

const isDue = (piece: ReturnPiece) =>
  piece.exchange_sku !== null && piece.settled_at === null && isInState(RETURN_STEPS.exchange.from, piece)

/** Excludes the release of expired reservations. Locked before stock. */
async function lockReserved(trx: Db, due: readonly Chosen[]): Promise<void> {
  const ids = due.map(({ piece }) => piece.id)
  await sql`
    select id from reservation where return_item_id = any(${ids}::bigint[]) and state = 'reserved'
    order by sku, source for update`.execute(trx)
}

/** Source of the reservation, even after its last day. */
async function findReserved(trx: Db, itemId: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('reservation')
    .select('source')
    .where('return_item_id', '=', itemId)
    .where('state', '=', 'reserved')
    .executeTakeFirst()
  return row?.source
}

interface Sent {
  readonly number: string
  readonly moneyCents: number
  readonly releasedCents: number
  readonly giftCardCents: number
}

type Swapped = Sent | { readonly refusal: 'swap-sold-out'; readonly item: string } | StepRefusal

/** Reserves the new pair again if its reservation expired. Refunds a lower price; a higher one was already paid. */
async function swapPiece(locked: LockedReturn, chosen: Chosen): Promise<Swapped> {
  const { trx, order, row } = locked
  const { piece, quantity } = chosen
  const soldOut = { refusal: 'swap-sold-out', item: String(piece.position) } as const
  const variant = await findPurchasableVariant(trx, order.website_id, piece.exchange_sku ?? '')
  if (!variant) return soldOut
  await splitRest(trx, chosen)
  const site = requireBrand(order.website_id)
  const until = dateAfter(localDate(new Date(), site.timeZone), 1)
  if (!(await findReserved(trx, piece.id)))
    await reserveSwap(trx, site, { order, itemId: piece.id, variant, quantity, until })
  const source = await findReserved(trx, piece.id)
  if (!source) return soldOut
  const unitCents = piece.exchange_cents ?? 0
  const lessCents = Math.max(0, quantity * (piece.unitCents - unitCents))
  const moreCents = quantity * moreCentsOf(piece)
  const refund = await refundLocked(locked, {
    key: `swap-${row.number}-${piece.id}`,
    reason: `Return ${row.number}, swapped`,
    lines: [{ orderLineId: piece.order_line_id, quantity }],
    returnId: row.id,
    exchangeCentsOf: (goodsCents) => Math.max(0, goodsCents - lessCents),
  })
  if (refund.refusal !== undefined) return { refusal: 'order-refused', why: refund.refusal }
  const swap = { order, row, itemId: piece.id, variant, source, quantity, unitCents }
  const sent = await insertSwap(trx, { ...swap, paidCents: refund.exchangeCents + moreCents })
  const { id, number } = sent
  if (moreCents > 0) await recordDifference(trx, sent, await requireDifferencePayment(trx, row.id), moreCents)
  await trx
    .updateTable('return_item')
    .set({
      exchange_order_id: id,
      refund_cents: refund.goodsCents - refund.exchangeCents,
      settled_at: sql<Date>`now()`,
    })
    .where('id', '=', piece.id)
    .execute()
  const { refundCents: moneyCents, releaseCents: releasedCents, giftCardCents } = refund
  return { number, moneyCents, releasedCents, giftCardCents }
}

const sumOf = (sent: readonly Sent[]) => ({
  moneyCents: sent.reduce((sum, { moneyCents }) => sum + moneyCents, 0),
  releasedCents: sent.reduce((sum, { releasedCents }) => sum + releasedCents, 0),
  giftCardCents: sent.reduce((sum, { giftCardCents }) => sum + giftCardCents, 0),
})

type Attempt = Swapped & { readonly chosen: Chosen }

/** Stock is locked by sku. */
async function trySwaps(locked: LockedReturn, due: readonly Chosen[]): Promise<readonly Attempt[]> {
  const skuOf = ({ piece }: Chosen) => piece.exchange_sku ?? ''
  const attempts: Attempt[] = []
  await lockReserved(locked.trx, due)
  for (const chosen of due.toSorted((a, b) => (skuOf(a) < skuOf(b) ? -1 : 1)))
    attempts.push({ ...(await swapPiece(locked, chosen)), chosen })
  return attempts
}

const isSent = (attempt: Attempt): attempt is Sent & { readonly chosen: Chosen } => !('refusal' in attempt)

async function noteSwaps(locked: LockedReturn, attempts: readonly Attempt[]) {
  const sent = attempts.filter(isSent)
  if (sent.length === 0) return { changed: [], refunded: sumOf([]), orders: [] }
  const changed = sent.map(({ chosen: { piece, quantity } }) => ({ ...piece, quantity }))
  const orders = sent.map(({ number }) => number)
  const refunded = sumOf(sent)
  await noteStep(locked, { kind: 'exchanged', step: 'exchange', changed, detail: { ...refunded, orders } })
  return { changed, refunded, orders }
}

async function exchangeDue(locked: LockedReturn, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  const chosen = choosePieces(locked.pieces, call.items)
  if ('refusal' in chosen) return chosen
  const unchanged = chosen.filter(({ piece }) => isSwapped(piece)).map(({ piece }) => piece)
  const due = chosen.filter(({ piece }) => isDue(piece))
  if (due.length + unchanged.length === 0) return { refusal: 'no-swap' }
  if (due.length === 0) return { row: locked.row, changed: [], unchanged }
  const attempts = await trySwaps(locked, due)
  const refused = attempts.find((attempt) => !isSent(attempt))
  if (refused && 'refusal' in refused) return refused
  const answer = await noteSwaps(locked, attempts)
  return { row: await refreshState(locked.trx, locked.row), unchanged, ...answer }
}

/** Sends the new pairs, each once. [decision 132] */
export function exchangeReturn(db: Kysely<Database>, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  return withReturn(db, call, (locked) => exchangeDue(locked, call))
}

/** Sold-out swaps remain to be refunded. */
async function swapEach(locked: LockedReturn, due: readonly Chosen[]) {
  return noteSwaps(locked, await trySwaps(locked, due))
}

/** As part of another step. @returns numbers of the orders that send swaps */
export async function exchangeItems(locked: LockedReturn, itemIds: readonly number[], pieces: readonly ReturnPiece[]) {
  const due = pieces
    .filter((piece) => itemIds.includes(piece.id) && isDue(piece))
    .map((piece) => ({ piece, quantity: piece.quantity }))
  return (await swapEach(locked, due)).orders
}

async function scanLocked(locked: LockedReturn, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  const { trx, row, order, pieces } = locked
  const chosen = choosePieces(pieces, call.items)
  if ('refusal' in chosen) return chosen
  const waiting = chosen.filter(({ piece }) => isInState(['AUTHORIZED'], piece))
  const earlier = await trx
    .selectFrom('return_event')
    .select('id')
    .where('return_id', '=', row.id)
    .where('kind', '=', 'scanned')
    .executeTakeFirst()
  if (earlier || waiting.length === 0) return { row, changed: [], unchanged: pieces }
  const changed = waiting.map(({ piece }) => piece)
  await noteStep(locked, { kind: 'scanned', step: undefined, changed })
  const { isExchangedOnScan } = await loadSettings(trx, requireBrand(order.website_id))
  const due = waiting.filter(({ piece }) => isDue(piece))
  const { orders } = isExchangedOnScan ? await swapEach(locked, due) : { orders: [] }
  return { row: await refreshState(trx, row), changed, unchanged: [], orders }
}

/** The carrier's first scan of the parcel, once. */
export function scanReturn(db: Kysely<Database>, call: ReturnCall): Promise<StepAnswer | StepRefusal> {
  return withReturn(db, call, (locked) => scanLocked(locked, call))
}
