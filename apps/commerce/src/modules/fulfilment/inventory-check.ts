import { encodeUid } from '@welt/kit/ids'
import type { PricedCart, PricedLine } from '#modules/cart'
import { DELIVERY_SOURCES } from '#modules/catalogue'
import type { LiveInventory, LiveInventoryItem } from '#src/platform/contract/contract.generated'
import { allocate, linesToFill, type SourceStock } from './allocate.ts'

const nameOf = (source: string) => DELIVERY_SOURCES.find(({ code }) => code === source)?.name ?? source

const SHORTAGE = 'Some of the items in your bag are no longer available in the quantity you chose.'

function checkLine(line: PricedLine, allocations: readonly SourceStock[] | undefined): LiveInventoryItem {
  const isAvailable = line.variant !== undefined && line.availableQuantity >= line.quantity
  return {
    cart_item_uid: encodeUid(line.id),
    sku: line.variantSku,
    shipping_method_option: line.fulfilment,
    requested_quantity: line.quantity,
    available_quantity: line.availableQuantity,
    is_available: isAvailable,
    is_collectable: line.isCollectable,
    allocations:
      allocations?.map(({ source, quantity }) => ({ source_code: source, source_name: nameOf(source), quantity })) ??
      null,
  }
}

/** [R7.95, R7.96, A75] */
export function checkInventory(priced: PricedCart, withAllocation = false): LiveInventory {
  const allocated = withAllocation ? allocate(linesToFill(priced)) : undefined
  const items = priced.lines.map((line) => checkLine(line, allocated && (allocated.get(line.id) ?? [])))
  const isFulfillable = items.every((item) => item.is_available)
  return { is_fulfillable: isFulfillable, message: isFulfillable ? null : SHORTAGE, items }
}
