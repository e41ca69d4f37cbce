import type { Context } from '#src/composition/context'
import type { CartItemInput, MutationAddProductsToCartArgs } from '#src/graphql/contract.generated'
import { changeGoods } from '../change-goods.ts'
import { fail } from '../errors.ts'
import { addLines, resolveLines, type WantedLine } from '../lines/add-lines.ts'
import type { AddProductsToCartOutput } from '../resolver-types.generated.ts'
import { MAX_LINES, type UserError } from '../rules.ts'

function parseLine(item: CartItemInput): WantedLine {
  return {
    sku: item.sku,
    parentSku: item.parent_sku ?? undefined,
    quantity: item.quantity,
    selectedOptions: (item.selected_options ?? []).filter((uid) => uid !== null),
  }
}

/**
 * Adds lines, reports bad ones in user_errors, and chooses the first delivery method when none is chosen.
 * @throws AppError as requireCart; TOO_MANY_LINES_SENT [R7.69, R4.39, R4.42, R4.46, R5.04, R5.05]
 */
export async function addProductsToCart(ctx: Context, args: MutationAddProductsToCartArgs): Promise<AddProductsToCartOutput> {
  if (args.cartItems.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const lines = await resolveLines(ctx.db, ctx.brand.websiteId, args.cartItems.map(parseLine))
  let userErrors: UserError[] = []
  const cart = await changeGoods(ctx, args.cartId, async (trx, locked) => {
    userErrors = (await addLines(trx, locked, lines)).filter((fault) => fault !== undefined)
  })
  return { cart, user_errors: userErrors }
}
