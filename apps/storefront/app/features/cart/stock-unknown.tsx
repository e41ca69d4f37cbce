import { Notice } from '#app/ui/notice.tsx'
import type { CartView } from './cart-model.ts'
import { cartMessages } from './messages.ts'

/** [R8.33] */
export function StockUnknown({ cartView }: { readonly cartView: Pick<CartView, 'isStockUnknown'> }) {
  if (!cartView.isStockUnknown) return null
  return (
    <Notice tone="negative" title={cartMessages.liveInventoryCheck}>
      Your bag is saved. We check the stock again when you order.
    </Notice>
  )
}
