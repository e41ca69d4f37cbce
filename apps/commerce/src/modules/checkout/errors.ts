import { AppError, defineErrors } from '@welt/kit/app-error'
import type { PlaceOrderErrorCodes } from '#src/graphql/contract.generated'

export const { fail } = defineErrors({
  CART_ID_MISSING: { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' },
  EMAIL_INVALID: { message: 'Invalid email format', category: 'graphql-input' },
  GUESTS_ONLY: { message: 'The request is not allowed for logged in customers', category: 'graphql-input' },
  INSTRUCTIONS_MISSING: { message: 'Instructions are required.', category: 'graphql-input' },
  AUTHORITY_NOT_AVAILABLE: { message: 'Authority to leave is not available.', category: 'graphql-input' },
  CART_LINK_EXPIRED: {
    message: 'This link no longer works, or is for another shop. Add your shoes to your bag again, or call us.',
    category: 'graphql-input',
  },
  CART_ORDERED: {
    message: 'This order has already been placed. Check your email for our confirmation, or call us.',
    category: 'graphql-input',
  },
  GUEST_EMAIL_MISSING: { message: 'Guest email for cart is missing.', category: 'graphql-input' },
})

/** Why an order cannot be placed, in the words clients match. */
export const REASONS = {
  empty: 'Cart does not contain products.',
  stock: 'Some of the products are out of stock.',
  shippingAddress: 'The shipping address is missing. Set the address and try again.',
  country: "Some addresses can't be used due to the configurations for specific countries.",
  shippingMethod: 'The shipping method is missing. Select the shipping method and try again.',
  billingAddress: 'Please check the billing address information.',
  paymentMethod: 'Enter a valid payment method and try again.',
  keyUsed: 'This request belongs to another order. Reload the page and try again.',
  busy: 'Your order is still being placed. Please wait a moment before trying again.',
} as const

/** 'Unable to place order: <reason>'. */
export function unable(reason: string): AppError {
  return new AppError('UNABLE_TO_PLACE_ORDER', `Unable to place order: ${reason}`, 'graphql-input', { error_code: 'UNABLE_TO_PLACE_ORDER' })
}

const KNOWN: readonly PlaceOrderErrorCodes[] = ['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER']

/** The code under which placeOrder tells a failure. */
export function codeOf(error: AppError): PlaceOrderErrorCodes {
  return KNOWN.find((code) => code === error.code) ?? 'UNDEFINED'
}

/** The same failure with `extensions.error_code`, as clients of placeOrder expect it. */
export function withErrorCode(error: AppError): AppError {
  return new AppError(error.code, error.message, error.category, { ...error.data, error_code: codeOf(error) })
}
