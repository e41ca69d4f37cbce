import { AppError } from '@welt/kit/app-error'
import type { Context } from '#src/platform/context'
import type { ClearCartErrorType, MutationClearCartArgs } from '#src/platform/contract/contract.generated'
import { requireCartIdOfInput } from '../access.ts'
import { changeLines } from '../change-lines.ts'
import type { ClearCartOutput } from '../resolver-types.generated.ts'

const ERROR_TYPES: Readonly<Record<string, ClearCartErrorType>> = {
  CART_NOT_FOUND: 'NOT_FOUND',
  CART_NOT_ACTIVE: 'INACTIVE',
}

/** Magento's clients expect a missing or ordered cart in `errors`. @throws AppError as requireCart */
export async function clearCart(ctx: Context, { input }: MutationClearCartArgs): Promise<ClearCartOutput> {
  try {
    const { cart } = await changeLines(ctx, requireCartIdOfInput(input.uid), {
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
