import { sql } from 'kysely'
import {
  type GiftCardOffer,
  loadPurchasableSizes,
  loadPurchasableVariants,
  type PurchasableVariant,
} from '#modules/catalogue'
import { atStoreSql } from '#modules/stores'
import type { Db } from '#src/platform/database'
import { withGiftCard } from '../gift-cards/gift-card-line.ts'
import type { CartWithLines, GiftCardUpsert, LineUpsert } from '../lines-store.ts'
import type { PricingContext } from '../prices/context.ts'
import type { CartLine } from '../store.ts'
import type { CartLineRow } from '../tables.ts'

export interface CartContents {
  readonly lines: readonly CartLine[]
  readonly variants: ReadonlyMap<string, PurchasableVariant>
  /** Loaded only if needed. */
  readonly giftCard?: GiftCardOffer | undefined
}

export async function loadContents(
  db: Db,
  ctx: PricingContext,
  cart: Pick<CartWithLines, 'website_id' | 'preferred_store_code' | 'lines'>,
  skus: readonly string[] = [],
): Promise<CartContents> {
  const { website_id: websiteId, preferred_store_code: storeCode, lines } = cart
  const atStore = storeCode === null ? undefined : atStoreSql(websiteId, sql`${storeCode}`)
  const onCart = lines.flatMap((line) => line.variant_sku ?? [])
  const variants =
    skus.length > 0
      ? await loadPurchasableSizes(db, websiteId, [...onCart, ...skus], atStore)
      : await loadPurchasableVariants(db, websiteId, onCart, atStore)
  return withGiftCard(db, ctx, { lines, variants }, skus)
}

export interface LineChanges<T> {
  readonly put: readonly LineUpsert[]
  readonly giftCards?: readonly GiftCardUpsert[]
  readonly removedIds: readonly number[]
  readonly result: T
}

/** The contents after the write, without another read. */
export function contentsAfter(
  contents: CartContents,
  { removedIds }: LineChanges<unknown>,
  put: readonly CartLineRow[],
): CartContents {
  const { lines, variants } = contents
  const keyOf = (line: CartLineRow) => (line.gift_card ? line.id : line.variant_sku)
  const rows = new Map(put.map((row) => [keyOf(row), row]))
  const remaining = lines.filter(({ id }) => !removedIds.includes(id))
  const known = new Set(remaining.map(keyOf))
  const added = put.filter((row) => !known.has(keyOf(row)))
  const sizeOf = (row: CartLineRow) => {
    const variant = variants.get(row.variant_sku ?? '')
    return { variant_id: variant?.variantId ?? null, variant_size: variant?.size ?? null }
  }
  return {
    ...contents,
    lines: [
      ...remaining.map((line) => ({ ...line, ...rows.get(keyOf(line)) })),
      ...added.map((row) => ({ ...row, ...sizeOf(row) })),
    ],
  }
}
