import type { PricedCart } from '#modules/cart'
import type { LineToFill } from './allocate.ts'

/** Without gift cards, which are mailed. */
export function linesToFill({ lines, storeCode: at }: PricedCart): LineToFill[] {
  const items = lines.filter((line) => !line.isGiftCard)
  return items.map(({ id, variantSku: sku, quantity, fulfilment, variant, availableQuantity }) =>
    fulfilment === 'clickncollect' && at !== undefined
      ? { id, sku, quantity, at, stock: [{ source: at, quantity: availableQuantity }] }
      : { id, sku, quantity, stock: variant?.stock ?? [] },
  )
}
