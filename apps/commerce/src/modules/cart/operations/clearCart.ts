import { AppError } from '@welt/kit/app-error'
import type { Context } from '#src/composition/context'
import type { ClearCartErrorType, MutationClearCartArgs } from '#src/graphql/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeGoods } from '../change-goods.ts'
import type { ClearCartOutput } from '../resolver-types.generated.ts'

const ERROR_TYPES: Readonly<Record<string, ClearCartErrorType>> = {
  CART_NOT_FOUND: 'NOT_FOUND',
  CART_NOT_ACTIVE: 'INACTIVE',
}

/**
 * Removes every line of a cart. A missing or ordered cart is reported in `errors`, as Magento's clients expect. @throws
 * AppError CART_NOT_YOURS and others of requireCart
 */
export async function clearCart(ctx: Context, { input }: MutationClearCartArgs): Promise<ClearCartOutput> {
  try {
    const { cart } = await changeGoods(ctx, requireCartIdOfInput(input.uid), {
      skus: [],
      decide: ({ lines }) => ({ put: [], removedIds: lines.map(({ id }) => id), result: undefined }),
    })
    return { cart, errors: null }
  } catch (error) {
    const type = error instanceof AppError ? ERROR_TYPES[error.code] : undefined
    if (!(error instanceof AppError) || !type) throw error
    return { cart: null, errors: [{ message: error.message, type }] }
  }
}
