import { loadPurchasableVariants } from '#modules/catalogue'
import { assertUsable, requireCart, requireGuestSecret } from './access.ts'
import { closeCart, lockCart } from './change.ts'
import { changeGoods, type GoodsContext } from './change-goods.ts'
import { fail } from './errors.ts'
import { MAX_LINE_QUANTITY } from './rules.ts'
import { addToLine, loadCartLines, setLineQuantity } from './store.ts'
import type { CartRow } from './tables.ts'

/**
 * Pieces of a merged line: both carts' together, capped at what can be shipped and never fewer than the customer had.
 * [A51]
 */
export function mergedQuantity(own: number, added: number, available: number): number {
  return Math.max(own, Math.min(own + added, available, MAX_LINE_QUANTITY))
}

/**
 * Moves the source's lines into the destination and ends the source.
 * @throws AppError as requireCart, CART_NOT_YOURS when the source is a customer's [A51]
 */
export async function mergeInto(ctx: GoodsContext, sourceId: string, destinationId: string): Promise<CartRow> {
  const source = await requireCart(ctx, sourceId)
  if (source.customer_id !== null || sourceId === destinationId) throw fail('CART_NOT_YOURS', { cartId: sourceId })
  requireGuestSecret(ctx, source)
  return changeGoods(ctx, destinationId, async (trx, destination) => {
    const locked = await lockCart(trx, sourceId)
    assertUsable(ctx, locked)
    if (locked.locked_by_order !== null) throw fail('CART_NOT_ACTIVE')
    const lines = await loadCartLines(trx, sourceId)
    const own = new Map((await loadCartLines(trx, destinationId)).map((line) => [line.variant_sku, line]))
    const variants = await loadPurchasableVariants(
      trx,
      destination.website_id,
      lines.flatMap((line) => line.variant_sku ?? []),
    )
    for (const line of lines) {
      const variant = variants.get(line.variant_sku ?? '')
      if (!variant?.isEnabled) continue
      const sameLine = own.get(line.variant_sku)
      const quantity = mergedQuantity(sameLine?.quantity ?? 0, line.quantity, variant.availableQuantity)
      if (sameLine) await setLineQuantity(trx, sameLine.id, quantity)
      else if (quantity > 0) {
        await addToLine(trx, {
          cartId: destinationId,
          productId: line.product_id,
          variantSku: variant.variantSku,
          quantity,
          unitCents: variant.unitCents,
        })
      }
    }
    await closeCart(trx, sourceId)
  })
}
