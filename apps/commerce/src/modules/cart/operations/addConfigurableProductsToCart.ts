import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import type { CartRow } from '../tables.ts'
import type { CartItemInput } from './addProductsToCart.ts'
import { addAllOrNone } from './addSimpleProductsToCart.ts'

interface ConfigurableItem {
  readonly data: CartItemInput
  readonly parent_sku?: string | null
  /** Older form of data.sku. */
  readonly variant_sku?: string | null
}

/** `input` of addConfigurableProductsToCart. */
export interface AddConfigurableProductsToCartInput {
  readonly cart_id: string
  readonly cart_items: readonly (ConfigurableItem | null)[]
}

/** Adds sizes by sku and product sku, all or none. @throws AppError as addSimpleProductsToCart [R7.69] */
export function addConfigurableProductsToCart(
  ctx: Context,
  input: AddConfigurableProductsToCartInput | null | undefined,
): Promise<{ cart: CartRow }> {
  if (!input) throw fail('CART_ID_MISSING')
  const items = input.cart_items.filter((item) => item !== null)
  const wanted = items.map((item) => ({
    sku: item.variant_sku ?? item.data.sku,
    parentSku: item.parent_sku ?? item.data.parent_sku ?? undefined,
    quantity: item.data.quantity,
    selectedOptions: (item.data.selected_options ?? []).filter((uid) => uid !== null),
  }))
  return addAllOrNone(ctx, input.cart_id, wanted)
}
