import { changeLines, type LinesContext } from '../change-lines.ts'
import type { LineUpsert } from '../lines-store.ts'
import { CART_IS_FULL, MAX_LINE_QUANTITY, MAX_LINES, type UserError } from '../rules.ts'
import type { CartRow } from '../tables.ts'
import type { CartContents, LineChanges } from './contents.ts'
import { obtainableQuantity } from './fulfilment.ts'

interface WantedItem {
  readonly variantSku: string
  readonly name: string
  readonly quantity: number
}

function soldOutError({ name }: WantedItem): UserError {
  return { code: 'INSUFFICIENT_STOCK', message: `${name} has since sold out.`, quantity: 0 }
}

function fewerLeftError({ name }: WantedItem, quantity: number): UserError {
  return { code: 'INSUFFICIENT_STOCK', message: `There are only ${quantity} left of ${name}.`, quantity }
}

interface Ensured {
  readonly errors: readonly UserError[]
  /** Pieces wanted that the cart holds now. */
  readonly quantityInCart: number
}

function decide({ lines, variants }: CartContents, wanted: readonly WantedItem[]): LineChanges<Ensured> {
  const quantities = new Map(lines.map((line) => [line.variant_sku, line.quantity]))
  const choices = new Map(lines.map((line) => [line.variant_sku, line.fulfilment]))
  const put = new Map<string, LineUpsert>()
  const errors: UserError[] = []
  let room = MAX_LINES - lines.length
  for (const one of wanted) {
    const { variantSku } = one
    const variant = variants.get(variantSku)
    const obtainable = variant?.isEnabled ? obtainableQuantity(variant, choices.get(variantSku) ?? 'delivery') : 0
    const maxAvailable = Math.min(obtainable, MAX_LINE_QUANTITY)
    const quantity = Math.min(one.quantity, maxAvailable)
    const existing = quantities.get(variantSku)
    if (quantity < one.quantity) errors.push(quantity > 0 ? fewerLeftError(one, quantity) : soldOutError(one))
    if (!variant || quantity <= (existing ?? 0)) continue
    if (existing === undefined && room === 0) errors.push(CART_IS_FULL)
    else {
      if (existing === undefined) room -= 1
      quantities.set(variantSku, quantity)
      put.set(variantSku, { productId: variant.productId, variantSku, quantity, unitCents: variant.unitCents })
    }
  }
  const inCart = wanted.map(({ variantSku, quantity }) => Math.min(quantity, quantities.get(variantSku) ?? 0))
  const quantityInCart = inCart.reduce((total, quantity) => total + quantity, 0)
  return { put: [...put.values()], removedIds: [], result: { errors, quantityInCart } }
}

/**
 * Ensures at least these quantities, as far as stock allows. Idempotent.
 * @throws AppError as changeCart
 */
export async function ensureItems(
  ctx: LinesContext,
  cartId: string,
  items: readonly WantedItem[],
): Promise<Ensured & { readonly cart: CartRow }> {
  const skus = items.map(({ variantSku }) => variantSku)
  const { cart, result } = await changeLines(ctx, cartId, { skus, decide: (contents) => decide(contents, items) })
  return { cart, ...result }
}
