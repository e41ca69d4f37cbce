import { encodeUid } from '@welt/kit/ids'
import type { PricedCart, PricedLine } from '#modules/cart'
import type { LiveInventory, LiveInventoryItem } from '#src/graphql/contract.generated'

/** Source that parcels leave from. */
const WAREHOUSE = { source_code: 'warehouse', source_name: 'Warehouse' }

/** Shown when a line can't be sent as it is. */
const SHORTAGE = 'Some of the items in your bag are no longer available in the quantity you chose.'

function checkLine(line: PricedLine, withAllocation: boolean): LiveInventoryItem {
  const isAvailable = line.variant !== undefined && line.availableQuantity >= line.quantity
  const allocated = Math.min(line.quantity, line.availableQuantity)
  return {
    cart_item_uid: encodeUid(line.id),
    sku: line.variantSku,
    shipping_method_option: line.fulfilment,
    requested_quantity: line.quantity,
    available_quantity: line.availableQuantity,
    is_available: isAvailable,
    is_collectable: false,
    allocations: withAllocation ? (allocated > 0 && !line.isGiftCard ? [{ ...WAREHOUSE, quantity: allocated }] : []) : null,
  }
}

/** Compares a freshly priced cart with the warehouse's stock. [R7.95, R7.96, A75] */
export function checkInventory(priced: PricedCart, withAllocation = false): LiveInventory {
  const items = priced.lines.map((line) => checkLine(line, withAllocation))
  const isFulfillable = items.every((item) => item.is_available)
  return { is_fulfillable: isFulfillable, message: isFulfillable ? null : SHORTAGE, items }
}
