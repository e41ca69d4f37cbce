import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { ReturnItemRow } from '../tables.ts'

/** Pieces of a return that share a state, as staff see them. Amounts in cents. */
export interface ReturnPiece extends ReturnItemRow {
  /** From 1. */
  readonly position: number
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  readonly size: string | null
  readonly unitCents: number
  readonly ordered: number
  /** Until when a swap is reserved, and whether it still is. */
  readonly reservedUntil: Date | null
  /** Of the order that sends the swap. */
  readonly exchangeOrder: string | null
  /** Of the whole order line, after discounts. */
  readonly netCents: number
  /** Pieces of the line that were refunded or cancelled before. */
  readonly gone: number
}

/** Price difference of one piece of a dearer swap. [decision 122] */
export const moreCentsOf = ({ exchange_cents: cents, unitCents }: ReturnPiece) =>
  Math.max(0, (cents ?? unitCents) - unitCents)

/** The caller has locked the order. */
export async function loadPieces(trx: Db, returnId: number): Promise<readonly ReturnPiece[]> {
  const { rows } = await sql<ReturnPiece>`
    select i.*, row_number() over (order by i.id)::int as position,
      coalesce(l.variant_sku, l.product_sku) as sku, l.name, l.colour, l.size_label as size,
      l.unit_cents as "unitCents", l.quantity as ordered,
      (select max(r.expires_at) from reservation r where r.return_item_id = i.id and r.state = 'reserved')
        as "reservedUntil",
      (select s.number from orders s where s.id = i.exchange_order_id) as "exchangeOrder",
      l.row_cents - l.discount_cents as "netCents", l.quantity_cancelled + l.quantity_refunded as gone
    from return_item i join order_line l on l.id = i.order_line_id
    where i.return_id = ${returnId} order by i.id`.execute(trx)
  return rows
}

/** By position, sku or item id of the API. */
const isItem = (piece: ReturnPiece, item: string) =>
  [String(piece.position), piece.sku, encodeUid(piece.id)].includes(item)

export interface WantedPieces {
  readonly item: string
  readonly quantity: number | undefined
}

export type ChoiceRefusal =
  | { readonly refusal: 'unknown-item'; readonly item: string; readonly items: readonly number[] }
  | { readonly refusal: 'too-many'; readonly item: string; readonly left: number }
  | { readonly refusal: 'named-twice'; readonly item: string }

export interface Chosen {
  readonly piece: ReturnPiece
  readonly quantity: number
}

/** All, or those named. */
export function choosePieces(
  pieces: readonly ReturnPiece[],
  wanted: readonly WantedPieces[],
): readonly Chosen[] | ChoiceRefusal {
  if (wanted.length === 0) return pieces.map((piece) => ({ piece, quantity: piece.quantity }))
  const chosen: Chosen[] = []
  for (const { item, quantity } of wanted) {
    const piece = pieces.find((one) => isItem(one, item))
    if (!piece) return { refusal: 'unknown-item', item, items: pieces.map(({ position }) => position) }
    if (chosen.some((one) => one.piece.id === piece.id)) return { refusal: 'named-twice', item }
    const count = quantity ?? piece.quantity
    if (count > piece.quantity) return { refusal: 'too-many', item, left: piece.quantity }
    chosen.push({ piece, quantity: count })
  }
  return chosen
}

/** The rest becomes an item of its own in the same state, with its part of a reserved swap. */
export async function splitRest(trx: Db, { piece, quantity }: Chosen): Promise<void> {
  if (quantity === piece.quantity) return
  await sql`
    with rest as (update return_item set quantity = ${quantity} where id = ${piece.id} returning *),
    added as (
      insert into return_item (return_id, order_line_id, quantity, reason_code, reason_text, status, disposition,
          source, received_at, decided_at, exchange_sku, exchange_cents)
        select return_id, order_line_id, ${piece.quantity - quantity}::int, reason_code, reason_text, status,
          disposition, source, received_at, decided_at, exchange_sku, exchange_cents from rest returning id),
    reserved as (update reservation set quantity = ${quantity}
      where return_item_id = ${piece.id} and state = 'reserved' returning *)
    insert into reservation (return_item_id, sku, source, quantity, state, expires_at)
      select added.id, sku, source, ${piece.quantity - quantity}::int, state, expires_at from reserved, added`.execute(
    trx,
  )
}
