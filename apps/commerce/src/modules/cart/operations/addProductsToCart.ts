import type { Context } from '#src/context'
import { requireCart } from '../access.ts'
import { addLines, resolveLines, type WantedLine } from '../add-lines.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { MAX_LINES, type UserError } from '../rules.ts'
import { chooseShipping } from '../shipping-choice.ts'
import type { CartRow } from '../tables.ts'

/** A line of `cartItems`. */
export interface CartItemInput {
  readonly sku: string
  readonly parent_sku?: string | null
  readonly quantity: number
  readonly selected_options?: readonly (string | null)[] | null
}

function parseLine(item: CartItemInput): WantedLine {
  return {
    sku: item.sku,
    parentSku: item.parent_sku ?? undefined,
    quantity: item.quantity,
    selectedOptions: (item.selected_options ?? []).filter((uid) => uid !== null),
  }
}

/**
 * Adds lines: good ones are kept, bad ones told in user_errors. Chooses the first way of delivery when none is chosen.
 * @throws AppError as requireCart; TOO_MANY_LINES_SENT @source R7.69, R4.39, R4.42, R4.46, R5.04, R5.05
 */
export async function addProductsToCart(
  ctx: Context,
  args: { readonly cartId: string; readonly cartItems: readonly CartItemInput[] },
): Promise<{ cart: CartRow; user_errors: UserError[] }> {
  const open = await requireCart(ctx, args.cartId)
  if (args.cartItems.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const lines = await resolveLines(ctx.db, open.website_id, args.cartItems.map(parseLine))
  let userErrors: UserError[] = []
  const cart = await changeCart(ctx, args.cartId, async (trx, locked) => {
    userErrors = await addLines(trx, locked, lines)
    if (userErrors.length < lines.length) await chooseShipping(trx, ctx, locked.id)
  })
  return { cart, user_errors: userErrors }
}
