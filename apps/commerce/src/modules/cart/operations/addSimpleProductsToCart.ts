import { AppError } from '@welt/kit/app-error'
import { localDate } from '@welt/kit/time'
import type { Context } from '#src/platform/context'
import type { MutationAddSimpleProductsToCartArgs } from '#src/platform/contract/contract.generated'
import { changeLines } from '../change-lines.ts'
import { fail } from '../errors.ts'
import { addLines, type WantedLine } from '../lines/add-lines.ts'
import type { AddSimpleProductsToCartOutput } from '../resolver-types.generated.ts'
import { MAX_LINES, type UserError } from '../rules.ts'

function toError(fault: UserError): AppError {
  return new AppError(
    fault.code,
    fault.message,
    fault.code === 'PRODUCT_NOT_FOUND' ? 'graphql-no-such-entity' : 'graphql-input',
  )
}

/** @throws AppError the first line's user error */
export async function addAllOrNone(
  ctx: Context,
  cartId: string,
  wanted: readonly WantedLine[],
): Promise<AddSimpleProductsToCartOutput> {
  if (wanted.length > MAX_LINES) throw fail('TOO_MANY_LINES_SENT', { count: MAX_LINES })
  const { cart } = await changeLines(ctx, cartId, {
    skus: wanted.map(({ sku }) => sku),
    decide: (contents) => {
      const decision = addLines(contents, wanted, () => localDate(new Date(), ctx.brand.timeZone))
      const [fault] = decision.result
      if (fault) throw toError(fault)
      return decision
    },
  })
  return { cart }
}

/** All or nothing. @throws AppError as requireCart and the line's user error [R7.69] */
export function addSimpleProductsToCart(
  ctx: Context,
  { input }: MutationAddSimpleProductsToCartArgs,
): Promise<AddSimpleProductsToCartOutput> {
  if (!input) throw fail('CART_ID_MISSING')
  const items = input.cart_items.filter((item) => item !== null)
  return addAllOrNone(
    ctx,
    input.cart_id,
    items.map(({ data }) => ({
      sku: data.sku,
      parentSku: undefined,
      quantity: data.quantity,
      selectedOptions: [],
      enteredOptions: [],
    })),
  )
}
