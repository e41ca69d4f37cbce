import { loadPurchasableSizes, loadPurchasableVariants, type PurchasableVariant } from '#modules/catalogue'
import type { Db } from '#src/composition/database'
import type { CartWithLines, LineToPut } from '../goods-store.ts'
import type { CartLine } from '../store.ts'
import type { CartLineRow } from '../tables.ts'

/** What is on a cart, oldest first, and what can be bought now, by sku: the sizes on it and those that are wanted. */
export interface Goods {
  readonly lines: readonly CartLine[]
  readonly variants: ReadonlyMap<string, PurchasableVariant>
}

/** Reads what a cart's prices, or a change of it, depend on; `skus` of sizes and products are wanted besides. */
export async function loadGoods(
  db: Db,
  { website_id: websiteId, lines }: Pick<CartWithLines, 'website_id' | 'lines'>,
  skus: readonly string[] = [],
): Promise<Goods> {
  const onCart = lines.flatMap((line) => line.variant_sku ?? [])
  const variants =
    skus.length > 0 ? await loadPurchasableSizes(db, websiteId, [...onCart, ...skus]) : await loadPurchasableVariants(db, websiteId, onCart)
  return { lines, variants }
}

/** What becomes of the lines, worked out from the goods, and the result for the caller. */
export interface Decision<T> {
  readonly put: readonly LineToPut[]
  readonly removedIds: readonly number[]
  readonly result: T
}

/** The goods once `put` was written: the line of a size changed, or a new one came. */
function goodsWith({ lines, variants }: Goods, put: readonly CartLineRow[], removedIds: readonly number[]): Goods {
  const rows = new Map(put.map((row) => [row.variant_sku, row]))
  const remaining = lines.filter(({ id }) => !removedIds.includes(id))
  const known = new Set(remaining.map((line) => line.variant_sku))
  const added = put.filter((row) => !known.has(row.variant_sku))
  const sizeOf = (row: CartLineRow) => {
    const variant = variants.get(row.variant_sku ?? '')
    return { variant_id: variant?.variantId ?? null, variant_size: variant?.size ?? null }
  }
  return {
    lines: [...remaining.map((line) => ({ ...line, ...rows.get(line.variant_sku) })), ...added.map((row) => ({ ...row, ...sizeOf(row) }))],
    variants,
  }
}

/** The goods as they will be; a new line has the id 0 until it is written. */
export function goodsAsDecided(goods: Goods, { put, removedIds }: Decision<unknown>): Goods {
  const now = new Date()
  const bySku = new Map(goods.lines.map((line) => [line.variant_sku, line]))
  const rows = put.map(({ productId, variantSku, quantity, unitCents }): CartLineRow => {
    const fresh = { id: 0, cart_id: '', product_id: productId, variant_sku: variantSku, fulfilment: 'delivery' as const, gift_card: null }
    const line = bySku.get(variantSku) ?? { ...fresh, seen_unit_cents: null, added_at: now, updated_at: now }
    return { ...line, quantity, seen_unit_cents: unitCents ?? line.seen_unit_cents }
  })
  return goodsWith(goods, rows, removedIds)
}

/** The goods as they were written. */
export function goodsAsWritten(goods: Goods, { removedIds }: Decision<unknown>, put: readonly CartLineRow[]): Goods {
  return goodsWith(goods, put, removedIds)
}
