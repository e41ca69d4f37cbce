import { encodeUid } from '@welt/kit/ids'
import { lineErrorOf, type PricedCart, type PricedLine } from '#modules/cart'
import type { LiveInventory, LiveInventoryItem } from '#src/platform/contract/contract.generated'
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

function checkLine(
  line: PricedLine,
  allocations: readonly SourceStock[] | undefined,
  names: SourceNames = new Map(),
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
export function checkInventory(priced: PricedCart, allocation?: NamedAllocation): LiveInventory {
  const items = priced.lines.map((line) =>
    checkLine(line, allocation && (allocation.parts.get(line.id) ?? []), allocation?.names),
  )
  const isFulfillable = items.every((item) => item.is_available)
  const shortage = items.every((item) => item.is_available || item.shipping_method_option === 'clickncollect')
    ? NOT_AT_STORE
    : SHORTAGE
  return { is_fulfillable: isFulfillable, message: isFulfillable ? null : shortage, items }
}
