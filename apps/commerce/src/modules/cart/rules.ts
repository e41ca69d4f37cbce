import { MAX_LINE_QUANTITY } from '@welt/kit/constants'
import type { CartUserInputErrorType } from '#src/platform/contract/contract.generated'

export { MAX_LINE_QUANTITY }

export const MAX_LINES = 50

/** Returned as data, not in errors[]. [R5.04, R5.05] */
export interface UserError {
  readonly code: CartUserInputErrorType
  readonly message: string
  /** Pieces left. */
  readonly quantity?: number
  readonly field?: string
}

/** [A60] */
export function findQuantityFault(quantity: number): UserError | undefined {
  if (!Number.isFinite(quantity))
    return { code: 'INVALID_PARAMETER_VALUE', message: 'Please enter a valid number in this field.' }
  if (quantity <= 0)
    return { code: 'INVALID_PARAMETER_VALUE', message: 'The product quantity should be greater than 0' }
  if (!Number.isInteger(quantity))
    return { code: 'INVALID_PARAMETER_VALUE', message: 'You cannot use decimal quantity for this product.' }
  return undefined
}

export function findStockFault(wanted: number, available: number): UserError | undefined {
  if (available <= 0) return { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock', quantity: 0 }
  if (wanted > available)
    return { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', quantity: available }
  if (wanted > MAX_LINE_QUANTITY) {
    return {
      code: 'INSUFFICIENT_STOCK',
      message: `The most you may purchase is ${MAX_LINE_QUANTITY}.`,
      quantity: MAX_LINE_QUANTITY,
    }
  }
  return undefined
}

export const NO_LONGER_AT_STORE =
  'Your store no longer has this in the quantity you chose. Choose another store, or have it delivered.'

export const STORE_NOT_COLLECTING =
  'Your store isn’t available for collection. Choose another store, or have it delivered.'

export const NO_LONGER_SOLD = 'Product that you are trying to add is not available.'

export function unknownSku(sku: string): UserError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku.slice(0, 64)}"` }
}

export const OPTIONS_NOT_AVAILABLE: UserError = {
  code: 'NOT_SALABLE',
  message: 'The required options you selected are not available',
}

export const OPTIONS_MISSING: UserError = {
  code: 'REQUIRED_PARAMETER_MISSING',
  message: 'You need to choose options for your item.',
}

export const QUANTITY_MISSING: UserError = {
  code: 'REQUIRED_PARAMETER_MISSING',
  message: 'Required parameter "quantity" for "cart_items" is missing.',
}

export const CART_IS_FULL: UserError = {
  code: 'UNDEFINED',
  message: `A bag holds at most ${MAX_LINES} different items.`,
}
