import { requireBrand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { sql, type Transaction } from 'kysely'
import type { PurchasableVariant } from '#modules/catalogue'
import { allocateFrom, loadDeliveryZones, type SourceStock } from '#modules/fulfilment'
import { type AllocationState, HANDED_OVER } from '#src/order-lifecycle/allocations'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
import { restockPieces, sellPieces } from '../claims/stock.ts'
import { fail } from '../errors.ts'
import { sizeTextOf } from '../model/size-text-of.ts'
import { destinationOf, requireLine } from '../reallocate-line.ts'
import { loadPieces, type Piece } from '../steps/pieces.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { loadSizesFor, piecesFor, variantSizeText } from './size-options.ts'

type Trx = Transaction<Database>

type SizedLine = OrderLineRow & { readonly variant_sku: string }

interface LineToChange {
  readonly order: OrderRow
  readonly line: SizedLine
  /** All pieces are still to be picked. */
  readonly pieces: readonly Piece[]
  readonly collectedAt: string | null
}

const PICKED: readonly AllocationState[] = ['picked', 'ready', ...HANDED_OVER]

/** @throws AppError SIZE_FIXED, SIZE_PICKED */
async function requireToPick(trx: Trx, order: OrderRow, line: SizedLine): Promise<LineToChange> {
  const size = sizeTextOf(line) ?? ''
  const all = await loadPieces(trx, order)
  const pieces = all.filter(({ orderLineId, state }) => orderLineId === line.id && state !== 'declined')
  if (pieces.some(({ state }) => PICKED.includes(state))) throw fail('SIZE_PICKED', { size })
  if (!isIn(UNFULFILLED, order) || order.review_reason || order.exchange_of !== null) throw fail('SIZE_FIXED')
  if (pieces.some(({ state }) => state !== 'to_pick')) throw fail('SIZE_FIXED')
  const [first] = pieces
  const isWhole = pieces.reduce((sum, { quantity }) => sum + quantity, 0) === line.quantity
  if (!first || !isWhole || pieces.some(({ group }) => group !== first.group)) throw fail('SIZE_FIXED')
  return { order, line, pieces, collectedAt: first.collectedAt }
}

/** Locks the stock of both sizes in the global lock order. */
async function lockStock(trx: Trx, { line, pieces }: LineToChange, sku: string): Promise<void> {
  const sources = pieces.map(({ source }) => source)
  await sql`
    select from stock where sku = ${sku} or (sku = ${line.variant_sku} and source = any(${sources}::text[]))
    order by sku, source for no key update`.execute(trx)
}

/** The caller has locked its stock. @throws AppError SIZE_UNKNOWN, SIZE_PRICE_DIFFERS, SIZE_SOLD_OUT */
async function requireSize(trx: Trx, change: LineToChange, sku: string): Promise<PurchasableVariant> {
  const { order, line, collectedAt } = change
  const sizes = await loadSizesFor(trx, order.website_id, [line.product_sku], collectedAt)
  const variant = sizes.get(sku)
  if (!variant?.isEnabled || variant.productId !== line.product_id) throw fail('SIZE_UNKNOWN')
  const size = variantSizeText(variant)
  const moreCents = variant.unitCents - line.unit_cents
  if (moreCents !== 0) {
    const difference = `${formatCents(Math.abs(moreCents))} ${moreCents > 0 ? 'more' : 'less'}`
    throw fail('SIZE_PRICE_DIFFERS', { size, difference })
  }
  if (piecesFor(variant, collectedAt) < line.quantity) throw fail('SIZE_SOLD_OUT', { size })
  return variant
}

/** From the sources of the old size where they have the new one, so that the parcels stay the same. */
async function findSources(
  trx: Trx,
  { order, line, pieces, collectedAt }: LineToChange,
  { variantSku: sku, stock }: PurchasableVariant,
): Promise<readonly SourceStock[]> {
  const { quantity, id } = line
  if (collectedAt !== null) return [{ source: collectedAt, quantity }]
  const left = new Map(stock.map((one) => [one.source, one.quantity]))
  const same = pieces.map(({ source, quantity: count }) => ({ source, quantity: count }))
  const wanted = Map.groupBy(same, ({ source }) => source)
  const isSame = [...wanted].every(
    ([source, parts]) => parts.reduce((sum, part) => sum + part.quantity, 0) <= (left.get(source) ?? 0),
  )
  if (isSame) return same
  const moved = await requireLine(trx, { order, orderLineId: id })
  const destination = { ...destinationOf(order, moved), zones: await loadDeliveryZones(trx) }
  const brand = requireBrand(order.website_id)
  const { parts } = await allocateFrom(trx, [{ id, sku, quantity, stock }], destination, brand)
  return parts.get(id) ?? []
}

async function replaceAllocations(
  trx: Trx,
  { order, line, pieces }: LineToChange,
  placed: readonly SourceStock[],
): Promise<void> {
  const group = pieces[0]?.group ?? 0
  await trx
    .deleteFrom('order_allocation')
    .where(
      'id',
      'in',
      pieces.map(({ id }) => id),
    )
    .execute()
  const rows = placed.map((part) => ({
    ...part,
    order_id: order.id,
    order_line_id: line.id,
    delivery_group: group,
  }))
  await trx.insertInto('order_allocation').values(rows).execute()
}

export interface ChangedSize {
  /** In full. */
  readonly from: string
  readonly to: string
  readonly quantity: number
  /** Position of the delivery group. */
  readonly group: number
}

/**
 * Sells the new size to a paid order and restocks the old one. Prices stay as they were paid, and so does an issued
 * tax invoice. The caller has locked the order. [decision 165]
 * @throws AppError SIZE_FIXED, SIZE_PICKED, SIZE_UNKNOWN, SIZE_PRICE_DIFFERS, SIZE_SOLD_OUT
 */
export async function changeSize(trx: Trx, order: OrderRow, line: SizedLine, sku: string): Promise<ChangedSize> {
  const change = await requireToPick(trx, order, line)
  await lockStock(trx, change, sku)
  const variant = await requireSize(trx, change, sku)
  const placed = await findSources(trx, change, variant)
  if (placed.reduce((sum, { quantity }) => sum + quantity, 0) !== line.quantity)
    throw fail('SIZE_SOLD_OUT', { size: variantSizeText(variant) })
  const old = change.pieces.map(({ source, quantity }) => ({ sku: line.variant_sku, source, quantity }))
  await restockPieces(trx, order.id, old)
  await sellPieces(
    trx,
    order.id,
    placed.map((part) => ({ ...part, sku })),
  )
  await replaceAllocations(trx, change, placed)
  const { size, sizeScale } = variant
  await trx
    .updateTable('order_line')
    .set({ variant_sku: sku, size_label: size, size_scale: sizeScale ?? null })
    .where('id', '=', line.id)
    .execute()
  const [from, to] = [sizeTextOf(line) ?? '', variantSizeText(variant)]
  return { from, to, quantity: line.quantity, group: change.pieces[0]?.group ?? 0 }
}
