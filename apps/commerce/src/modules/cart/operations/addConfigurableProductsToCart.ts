import type { Context } from '#src/platform/context'
import type { MutationAddConfigurableProductsToCartArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { AddConfigurableProductsToCartOutput } from '../resolver-types.generated.ts'
import { addAllOrNone } from './addSimpleProductsToCart.ts'

/** All or nothing. @throws AppError as addSimpleProductsToCart [R7.69] */
export function addConfigurableProductsToCart(
  ctx: Context,
  { input }: MutationAddConfigurableProductsToCartArgs,
): Promise<AddConfigurableProductsToCartOutput> {
  if (!input) throw fail('CART_ID_MISSING')
  const items = input.cart_items.filter((item) => item !== null)
  const wanted = items.map((item) => ({
    sku: item.variant_sku ?? item.data.sku,
    parentSku: item.parent_sku ?? item.data.parent_sku ?? undefined,
    quantity: item.data.quantity,
    selectedOptions: (item.data.selected_options ?? []).filter((uid) => uid !== null),
    enteredOptions: [],
  }))
  return addAllOrNone(ctx, input.cart_id, wanted)
}
