import { AppError } from '@welt/kit/app-error'
import type { Context } from '#src/context'
import { requireCart } from '../access.ts'
import { addLines, resolveLines, type WantedLine } from '../add-lines.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { MAX_LINES, type UserError } from '../rules.ts'
import { chooseShipping } from '../shipping-choice.ts'
import type { CartRow } from '../tables.ts'
import type { CartItemInput } from './addProductsToCart.ts'

/** `input` of addSimpleProductsToCart. */
export interface AddSimpleProductsToCartInput {
  readonly cart_id: string
  readonly cart_items: readonly ({ readonly data: CartItemInput } | null)[]
}

function refuse(fault: UserError): AppError {
  return new AppError(fault.code, fault.message, fault.code === 'PRODUCT_NOT_FOUND' ? 'graphql-no-such-entity' : 'graphql-input')
}

/** Adds every line or none: the first bad one is thrown and the transaction undone. @throws AppError as the line's user error */
export async function addAllOrNone(ctx: Context, cartId: string, wanted: readonly WantedLine[]): Promise<{ cart: CartRow }> {
  const open = await requireCart(ctx, cartId)
  if (wanted.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const lines = await resolveLines(ctx.db, open.website_id, wanted)
  const cart = await changeCart(ctx, cartId, async (trx, locked) => {
    const [fault] = await addLines(trx, locked, lines)
    if (fault) throw refuse(fault)
    await chooseShipping(trx, ctx, locked.id)
  })
  return { cart }
}

/** Adds sizes by their own sku, all or none. @throws AppError as requireCart and as the line's user error @source R7.69 */
export function addSimpleProductsToCart(ctx: Context, input: AddSimpleProductsToCartInput | null | undefined): Promise<{ cart: CartRow }> {
  if (!input) throw fail('CART_ID_MISSING')
  const items = input.cart_items.filter((item) => item !== null)
  return addAllOrNone(
    ctx,
    input.cart_id,
    items.map(({ data }) => ({ sku: data.sku, parentSku: undefined, quantity: data.quantity, selectedOptions: [] })),
  )
}
