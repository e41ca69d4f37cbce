import { loadSellables } from '#modules/catalogue'
import { assertUsable, requireCart, requireGuestSecret } from './access.ts'
import { closeCart, lockCart } from './change.ts'
import { changeGoods, type GoodsContext } from './change-goods.ts'
import { fail } from './errors.ts'
import { MAX_LINE_QUANTITY } from './rules.ts'
import { addToLine, loadCartLines, setLineQuantity } from './store.ts'
import type { CartRow } from './tables.ts'

/** Pieces of a merged line: both carts' together, capped at what can be shipped and never fewer than the customer had. [A51] */
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
    const sellables = await loadSellables(
      trx,
      destination.website_id,
      lines.flatMap((line) => line.variant_sku ?? []),
    )
    for (const line of lines) {
      const sellable = sellables.get(line.variant_sku ?? '')
      if (!sellable?.isEnabled) continue
      const kept = own.get(line.variant_sku)
      const quantity = mergedQuantity(kept?.quantity ?? 0, line.quantity, sellable.availableQuantity)
      if (kept) await setLineQuantity(trx, kept.id, quantity)
      else if (quantity > 0) {
        await addToLine(trx, {
          cartId: destinationId,
          productId: line.product_id,
          variantSku: sellable.variantSku,
          quantity,
          unitCents: sellable.unitCents,
        })
      }
    }
    await closeCart(trx, sourceId)
  })
}
