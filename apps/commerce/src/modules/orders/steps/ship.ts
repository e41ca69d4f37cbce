import { encodeUid } from '@welt/kit/ids'
import { sql, type Transaction } from 'kysely'
import { noteStoreOutcome } from '#modules/stores'
import { ALLOCATION_STEPS } from '#src/order-lifecycle/allocations'
import { isIn, PAID } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
import type { OrderRow } from '../tables.ts'
import { advanceOrder } from './advance-order.ts'
import { carriers, findCarrier, parseTrackingNumber } from './parcel.ts'
import { groupsOf } from './pick.ts'
import { loadPieces, type Piece } from './pieces.ts'
import { auditStep } from './store-order.ts'
import { type Parcel, takeStep } from './take-step.ts'
import { isUnderReview } from './under-review.ts'

type Trx = Transaction<Database>

export interface ShipCall {
  readonly carrier: string
  readonly tracking: string
  /** By line number, sku or item id of the API; without items, all that is left to post. */
  readonly items: readonly { readonly item: string; readonly quantity: number }[]
  /** Needed when the pieces are at several sources. */
  readonly source: string | undefined
}

/** `lines`, `sources` and `carriers` are what to choose from; `left` is what a line has still to post. */
export type ShipRefusal =
  | {
      readonly refusal: 'unknown-order' | 'not-paid' | 'under-review' | 'wrong-tracking' | 'all-shipped' | 'collected'
    }
  | { readonly refusal: 'unknown-carrier'; readonly carriers: readonly string[] }
  | { readonly refusal: 'unknown-item'; readonly item: string; readonly lines: readonly number[] }
  | { readonly refusal: 'too-many'; readonly item: string; readonly left: number }
  | { readonly refusal: 'several-sources'; readonly sources: readonly string[] }
  | { readonly refusal: 'other-parcel'; readonly shipment: string }

export interface Shipped {
  readonly order: OrderRow
  readonly shipment: string
  readonly carrier: string
  readonly trackingNumber: string
  /** What is in the parcel. */
  readonly pieces: readonly Piece[]
  /** Sent before by the same command. */
  readonly isRepeated: boolean
}

interface Chosen {
  readonly piece: Piece
  readonly quantity: number
}

const isDue = ({ state }: Piece) => ALLOCATION_STEPS.ship.from.some((from) => from === state)
const sumOf = (pieces: readonly Pick<Piece, 'quantity'>[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

function isItem(piece: Piece, item: string): boolean {
  return [String(piece.line), piece.sku, encodeUid(piece.orderLineId)].includes(item)
}

/** Several mentions of a line are added. */
function wantedOf(pieces: readonly Piece[], { items }: ShipCall): ReadonlyMap<number, number> | ShipRefusal {
  const wanted = new Map<number, number>()
  for (const { item, quantity } of items) {
    const line = pieces.find((piece) => isItem(piece, item))?.line
    if (line === undefined)
      return { refusal: 'unknown-item', item, lines: [...new Set(pieces.map((piece) => piece.line))] }
    wanted.set(line, (wanted.get(line) ?? 0) + quantity)
  }
  return wanted
}

function take(pieces: readonly Piece[], quantity: number): readonly Chosen[] {
  let left = quantity
  return pieces.flatMap((piece) => {
    const taken = Math.min(left, piece.quantity)
    left -= taken
    return taken > 0 ? [{ piece, quantity: taken }] : []
  })
}

function choose(posted: readonly Piece[], call: ShipCall): readonly Chosen[] | ShipRefusal {
  const wanted = wantedOf(posted, call)
  if ('refusal' in wanted) return wanted
  const due = posted.filter((piece) => isDue(piece) && (call.source === undefined || piece.source === call.source))
  if (due.length === 0) return { refusal: 'all-shipped' }
  const chosen: Chosen[] = wanted.size === 0 ? due.map((piece) => ({ piece, quantity: piece.quantity })) : []
  for (const [line, quantity] of wanted) {
    const ofLine = due.filter((piece) => piece.line === line)
    if (quantity > sumOf(ofLine)) return { refusal: 'too-many', item: String(line), left: sumOf(ofLine) }
    chosen.push(...take(ofLine, quantity))
  }
  const sources = [...new Set(chosen.map(({ piece }) => piece.source))].sort()
  return sources.length > 1 ? { refusal: 'several-sources', sources } : chosen
}

interface FoundParcel {
  readonly number: string
  readonly pieces: readonly Piece[]
}

async function findParcel(
  trx: Trx,
  order: OrderRow,
  pieces: readonly Piece[],
  parcel: Pick<Parcel, 'carrierCode' | 'trackingNumber'>,
): Promise<FoundParcel | undefined> {
  const { rows } = await sql<{ number: string; allocations: readonly number[] }>`
    select s.number, (select jsonb_agg(a.id) from order_allocation a where a.shipment_id = s.id) as allocations
    from shipment s where s.order_id = ${order.id} and s.carrier_code = ${parcel.carrierCode}
      and s.tracking_number = ${parcel.trackingNumber}`.execute(trx)
  const [row] = rows
  return row && { number: row.number, pieces: pieces.filter(({ id }) => row.allocations.includes(id)) }
}

/** The same command as the one that sent the parcel. */
function isRepeat(found: FoundParcel, call: ShipCall): boolean {
  const wanted = wantedOf(found.pieces, call)
  if ('refusal' in wanted) return false
  if (wanted.size === 0) return true
  const lines = new Set(found.pieces.map(({ line }) => line))
  return (
    lines.size === wanted.size &&
    [...lines].every((line) => sumOf(found.pieces.filter((piece) => piece.line === line)) === wanted.get(line))
  )
}

/** A parcel has part of an allocation: the part becomes a row of its own. @returns its id */
async function splitOff(trx: Trx, { piece, quantity }: Chosen): Promise<number> {
  if (quantity === piece.quantity) return piece.id
  const { rows } = await sql<{ id: number }>`
    with rest as (
      update order_allocation set quantity = quantity - ${quantity} where id = ${piece.id} returning *)
    insert into order_allocation
      (order_id, delivery_group, order_line_id, source, quantity, allocated_at, state, picked_at)
      select order_id, delivery_group, order_line_id, source, ${quantity}::int, allocated_at, state, picked_at from rest
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`there is no allocation ${piece.id}`)
  return row.id
}

async function nextNumber(trx: Trx, { id, number }: OrderRow): Promise<string> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shipment where order_id = ${id} and tracking_number is not null`.execute(trx)
  return `${number}-P${(rows[0]?.count ?? 0) + 1}`
}

async function send(trx: Trx, order: OrderRow, chosen: readonly Chosen[], parcel: Parcel): Promise<readonly number[]> {
  const moved: { id: number; group: number }[] = []
  for (const one of chosen) moved.push({ id: await splitOff(trx, one), group: one.piece.group })
  for (const group of groupsOf(chosen.map(({ piece }) => piece))) {
    const allocationIds = moved.flatMap((one) => (one.group === group ? [one.id] : []))
    await takeStep(trx, order, 'ship', { group, allocationIds, parcel })
  }
  await advanceOrder(trx, order)
  const found = chosen.flatMap(({ piece }) => (piece.state === 'to_pick' ? [[piece.source, piece.sku] as const] : []))
  for (const [source, sku] of new Map(found.map((one) => [one.join(), one])).values())
    await noteStoreOutcome(trx, { source, sku, outcome: 'picked' })
  return moved.map(({ id }) => id)
}

/**
 * Hands pieces of an order to a carrier, in one parcel. The same parcel sent again changes nothing. The caller has
 * locked the order.
 */
export async function shipParcel(trx: Trx, order: OrderRow, call: ShipCall): Promise<Shipped | ShipRefusal> {
  const carrier = findCarrier(call.carrier)
  const trackingNumber = parseTrackingNumber(call.tracking)
  if (!carrier) return { refusal: 'unknown-carrier', carriers: carriers.map(({ code }) => code) }
  if (!trackingNumber) return { refusal: 'wrong-tracking' }
  if (!isIn(PAID, order)) return { refusal: 'not-paid' }
  const pieces = await loadPieces(trx, order)
  const about = { carrierCode: carrier.code, title: carrier.title, trackingNumber }
  const shipped = { order, carrier: carrier.title, trackingNumber }
  const found = await findParcel(trx, order, pieces, about)
  if (found)
    return isRepeat(found, call)
      ? { ...shipped, shipment: found.number, pieces: found.pieces, isRepeated: true }
      : { refusal: 'other-parcel', shipment: found.number }
  if (await isUnderReview(trx, order)) return { refusal: 'under-review' }
  const posted = pieces.filter(({ kind }) => kind === 'delivery')
  if (posted.length === 0) return { refusal: 'collected' }
  const chosen = choose(posted, call)
  if ('refusal' in chosen) return chosen
  const number = await nextNumber(trx, order)
  const ids = await send(trx, order, chosen, { number, ...about })
  const sent = (await loadPieces(trx, order)).filter(({ id }) => ids.includes(id))
  const store = chosen[0]?.piece.source ?? ''
  await auditStep({ trx, order, store, pieces }, 'order-shipped', {
    shipment: number,
    lines: sent.map(({ line }) => line),
  })
  return { ...shipped, shipment: number, pieces: sent, isRepeated: false }
}
