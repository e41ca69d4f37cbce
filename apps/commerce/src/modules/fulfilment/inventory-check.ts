import { encodeUid } from '@welt/kit/ids'
import { lineErrorOf, type PricedCart, type PricedLine } from '#modules/cart'
import type { SettingsReader } from '#modules/site'
import { findStoresInstead, roundedKm } from '#modules/stores'
import type { LiveInventory, LiveInventoryItem, NearestStore } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import type { Allocation, SourceStock } from './allocation/allocate.ts'

/** By code. */
export async function loadSourceNames(db: Db): Promise<SourceNames> {
  const rows = await db.selectFrom('source').select(['code', 'name']).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

const NOT_AT_STORE =
  'Your store no longer has some of the items in your bag. Choose another store for them, or have them delivered.'

const SHORTAGE = 'Some of the items in your bag are no longer available in the quantity you chose.'

type SourceNames = ReadonlyMap<string, string>

export interface NamedAllocation extends Allocation {
  readonly names: SourceNames
}

/** Stores by sku that have what the preferred store lacks. */
type StoresInstead = Awaited<ReturnType<typeof findStoresInstead>>

function toNearestStore(line: PricedLine, instead: StoresInstead): NearestStore | null {
  const found = line.isCollectable ? undefined : instead.get(line.variantSku)
  if (!found) return null
  const { row, km, quantity } = found
  return { store_id: encodeUid(row.id), name: row.name, distance: roundedKm(km), quantity }
}

/** One statement where a line can't be collected, none otherwise. */
export async function loadStoresInstead(ctx: SettingsReader, priced: PricedCart): Promise<StoresInstead> {
  const missing = priced.lines.filter(({ isCollectable, variant }) => variant && !isCollectable)
  if (priced.storeCode === undefined || missing.length === 0) return new Map()
  return findStoresInstead(
    ctx,
    priced.storeCode,
    missing.map(({ variantSku: sku, quantity }) => ({ sku, quantity })),
  )
}

function checkLine(
  line: PricedLine,
  allocations: readonly SourceStock[] | undefined,
  { names = new Map(), instead }: { readonly names: SourceNames | undefined; readonly instead: StoresInstead },
): LiveInventoryItem {
  const isAvailable = line.variant !== undefined && line.availableQuantity >= line.quantity
  return {
    cart_item_uid: encodeUid(line.id),
    sku: line.variantSku,
    shipping_method_option: line.fulfilment,
    requested_quantity: line.quantity,
    available_quantity: line.availableQuantity,
    is_available: isAvailable,
    is_collectable: line.isCollectable,
    nearest_store: toNearestStore(line, instead),
    message: isAvailable ? null : (lineErrorOf(line)?.message ?? null),
    allocations:
      allocations?.map(({ source, quantity }) => ({
        source_code: source,
        source_name: names.get(source) ?? source,
        quantity,
      })) ?? null,
  }
}

/** [R7.95, R7.96, A75] */
export function checkInventory(
  priced: PricedCart,
  { allocation, instead = new Map() }: { allocation?: NamedAllocation; instead?: StoresInstead } = {},
): LiveInventory {
  const items = priced.lines.map((line) =>
    checkLine(line, allocation && (allocation.parts.get(line.id) ?? []), { names: allocation?.names, instead }),
  )
  const isFulfillable = items.every((item) => item.is_available)
  const shortage = items.every((item) => item.is_available || item.shipping_method_option === 'clickncollect')
    ? NOT_AT_STORE
    : SHORTAGE
  return { is_fulfillable: isFulfillable, message: isFulfillable ? null : shortage, items }
}
