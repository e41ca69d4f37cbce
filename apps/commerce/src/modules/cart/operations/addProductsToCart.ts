import { localDate } from '@welt/kit/time'
import type { Context } from '#src/platform/context'
import type { CartItemInput, MutationAddProductsToCartArgs } from '#src/platform/contract/contract.generated'
import { changeLines } from '../change-lines.ts'
import { fail } from '../errors.ts'
import { addLines, type WantedLine } from '../lines/add-lines.ts'
import type { AddProductsToCartOutput } from '../resolver-types.generated.ts'
import { MAX_LINES } from '../rules.ts'

function parseLine(item: CartItemInput): WantedLine {
  return {
    sku: item.sku,
    parentSku: item.parent_sku ?? undefined,
    quantity: item.quantity,
    selectedOptions: (item.selected_options ?? []).filter((uid) => uid !== null),
    enteredOptions: (item.entered_options ?? []).filter((option) => option !== null),
    fulfilment: item.shipping_method_option ?? undefined,
  }
}

/**
 * Reports invalid lines in `user_errors`.
 * @throws AppError as requireCart; TOO_MANY_LINES_SENT [R7.69, R4.39, R4.42, R4.46, R5.04, R5.05, R3.25, R3.26]
 */
export async function addProductsToCart(
  ctx: Context,
  args: MutationAddProductsToCartArgs,
): Promise<AddProductsToCartOutput> {
  if (args.cartItems.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const wanted = args.cartItems.map(parseLine)
  const { cart, result: errors } = await changeLines(ctx, args.cartId, {
    skus: wanted.map(({ sku }) => sku),
    decide: (contents) => addLines(contents, wanted, () => localDate(new Date(), ctx.brand.timeZone)),
  })
  return { cart, user_errors: errors }
}
