import { loadPurchasableVariants } from '#modules/catalogue'
import { changeGoods, type GoodsContext } from '../change-goods.ts'
import { CART_IS_FULL, MAX_LINE_QUANTITY, MAX_LINES, type UserError } from '../rules.ts'
import { addToLine, loadCartLines, setLineQuantity } from '../store.ts'
import type { CartRow } from '../tables.ts'

/** The least quantity of one size that a cart must have. */
export interface WantedGoods {
  readonly variantSku: string
  /** As the shopper knows it. */
  readonly name: string
  readonly quantity: number
}

function soldOut({ name }: WantedGoods): UserError {
  return { code: 'INSUFFICIENT_STOCK', message: `${name} has since sold out.`, quantity: 0 }
}

function fewer({ name }: WantedGoods, quantity: number): UserError {
  return { code: 'INSUFFICIENT_STOCK', message: `There are only ${quantity} left of ${name}.`, quantity }
}

/**
 * Makes sure that a cart has at least these goods, as far as they are in stock. Idempotent.
 * @returns the cart, and what could not be put back @throws AppError as changeCart
 */
export async function putBack(
  ctx: GoodsContext,
  cartId: string,
  goods: readonly WantedGoods[],
): Promise<{ readonly cart: CartRow; readonly errors: readonly UserError[] }> {
  const errors: UserError[] = []
  const cart = await changeGoods(ctx, cartId, async (trx, { website_id: websiteId }) => {
    const rows = await loadCartLines(trx, cartId)
    const lines = new Map(rows.map((line) => [line.variant_sku, line]))
    let room = MAX_LINES - rows.length
    const variants = await loadPurchasableVariants(
      trx,
      websiteId,
      goods.map(({ variantSku }) => variantSku),
    )
    for (const wanted of goods) {
      const variant = variants.get(wanted.variantSku)
      const line = lines.get(wanted.variantSku)
      const most = variant?.isEnabled ? Math.min(variant.availableQuantity, MAX_LINE_QUANTITY) : 0
      const quantity = Math.min(wanted.quantity, most)
      if (quantity < wanted.quantity) errors.push(quantity > 0 ? fewer(wanted, quantity) : soldOut(wanted))
      if (!variant || quantity <= (line?.quantity ?? 0)) continue
      if (line) await setLineQuantity(trx, line.id, quantity, variant.unitCents)
      else if (room > 0) {
        const { productId, variantSku, unitCents } = variant
        await addToLine(trx, { cartId, productId, variantSku, quantity, unitCents })
        room -= 1
      } else errors.push(CART_IS_FULL)
    }
  })
  return { cart, errors }
}
