import { decodeNumericUid } from '@welt/kit/ids'
import { toMoney } from '@welt/kit/money'
import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { loadPurchasableSizes, type PurchasableVariant } from '#modules/catalogue'
import { atStoreSql } from '#modules/stores'
import { OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { OrderItemSizeOption } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { memoised, memoKey } from '#src/platform/request-state'
import type { OrderItemModel } from '../model/order-item.ts'
import { sizeTextOf } from '../model/size-text-of.ts'

/** Amounts in cents. */
interface ChangeableLine {
  readonly id: number
  readonly sku: string
  readonly productId: number
  readonly productSku: string
  readonly unitCents: number
  readonly quantity: number
  /** Null: delivered. */
  readonly collectedAt: string | null
}

/** Lines whose pieces are all still to be picked and are not part of a swap. */
async function loadChangeable(db: Db, lineIds: readonly number[]): Promise<readonly ChangeableLine[]> {
  const { rows } = await sql<ChangeableLine>`
    select l.id, l.variant_sku as sku, l.product_id as "productId", l.product_sku as "productSku",
      l.unit_cents as "unitCents", l.quantity, min(g.store_code) as "collectedAt"
    from order_line l join orders o on o.id = l.order_id
      join order_allocation a on a.order_line_id = l.id and a.state in ${listed(OPEN_ALLOCATION)}
      join order_delivery_group g on g.order_id = l.order_id and g.position = a.delivery_group
    where l.id = any(${[...lineIds]}::bigint[]) and l.variant_sku is not null and a.source is not null
      and o.state in ${listed(UNFULFILLED)} and o.review_reason is null and o.exchange_of is null
    group by l.id
    having sum(a.quantity) = l.quantity and bool_and(a.state = 'to_pick')
      and count(distinct a.delivery_group) = 1`.execute(db)
  return rows
}

export const variantSizeText = ({ size, sizeScale }: Pick<PurchasableVariant, 'size' | 'sizeScale'>): string =>
  sizeTextOf({ size_label: size, size_scale: sizeScale ?? null }) ?? size

/** Pieces of a size that can be delivered, or collected at the line's store. */
export function piecesFor({ atStore, availableQuantity }: PurchasableVariant, collectedAt: string | null): number {
  if (collectedAt === null) return availableQuantity
  return atStore?.isCollecting ? atStore.quantity : 0
}

export function loadSizesFor(
  db: Db,
  websiteId: number,
  productSkus: readonly string[],
  collectedAt: string | null,
): Promise<ReadonlyMap<string, PurchasableVariant>> {
  const atStore = collectedAt === null ? undefined : atStoreSql(websiteId, sql`${collectedAt}::text`)
  return loadPurchasableSizes(db, websiteId, productSkus, atStore)
}

function bySize(a: PurchasableVariant, b: PurchasableVariant): number {
  return Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)
}

function optionsOf(
  line: ChangeableLine,
  variants: Iterable<PurchasableVariant>,
  { currency }: Context['brand'],
): readonly OrderItemSizeOption[] {
  const sizes = [...variants].filter((one) => one.productId === line.productId && one.isEnabled).toSorted(bySize)
  const options = sizes.map((variant) => ({
    sku: variant.variantSku,
    size: variantSizeText(variant),
    is_current: variant.variantSku === line.sku,
    is_available: piecesFor(variant, line.collectedAt) >= line.quantity,
    price_difference: toMoney(variant.unitCents - line.unitCents, currency),
  }))
  return options.some(({ is_current: isCurrent }) => !isCurrent) ? options : []
}

/** By line. One statement reads the lines, and one more runs for delivery and for each store. */
async function loadOptions(ctx: Context, lineIds: readonly number[]) {
  const lines = await loadChangeable(ctx.db, lineIds)
  const found = new Map<number, readonly OrderItemSizeOption[]>()
  for (const [store, group] of Map.groupBy(lines, ({ collectedAt }) => collectedAt)) {
    const skus = [...new Set(group.map(({ productSku }) => productSku))]
    const sizes = await loadSizesFor(ctx.db, ctx.brand.websiteId, skus, store)
    for (const line of group) found.set(line.id, optionsOf(line, sizes.values(), ctx.brand))
  }
  return found
}

const sizeOptions = memoKey<DataLoader<number, readonly OrderItemSizeOption[]>>('sizes of order lines')

/** Not cached: a mutation of the same request may change them. */
export async function sizeOptionsOf(ctx: Context, item: OrderItemModel): Promise<OrderItemSizeOption[]> {
  const loader = memoised(
    ctx,
    sizeOptions,
    '',
    () =>
      new DataLoader<number, readonly OrderItemSizeOption[]>(
        async (ids) => {
          const found = await loadOptions(ctx, ids)
          return ids.map((id) => found.get(id) ?? [])
        },
        { cache: false },
      ),
  )
  return [...(await loader.load(decodeNumericUid(String(item.id)) ?? 0))]
}
