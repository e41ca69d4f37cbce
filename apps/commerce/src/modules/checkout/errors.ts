import { AppError, defineErrors } from '@welt/kit/app-error'
import { formatCents } from '@welt/kit/money'
import { waitText } from '@welt/kit/wait'
import type { PlaceOrderErrorCodes } from '#src/platform/contract/contract.generated'

export const { fail } = defineErrors({
  CART_ID_MISSING: { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' },
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
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

const REASONS = {
  EXPRESS_NOT_OFFERED: 'Express payment is not available. Please use the checkout.',
  CART_EMPTY: 'Cart does not contain products.',
  OUT_OF_STOCK: 'Some of the products are out of stock.',
  NOT_AT_STORE: 'Your store no longer has some of the products. Choose another store for them, or have them delivered.',
  STORE_NOT_COLLECTING:
    'Your store isn’t available for collection. Choose another store, or have your order delivered.',
  NOMINEE_MISSING: 'Enter the mobile number of the person who collects and try again.',
  PRICES_CHANGED: 'Some prices have changed. The new total is {total}. Please check your bag.',
  TOTAL_CHANGED: 'Your bag has changed. The new total is {total}. Please check it.',
  COUPON_LAPSED: 'This promo code is invalid. The new total is {total}. Please check your bag.',
  GIFT_CARD_SPENT: 'A gift card in your bag is being used for another order. Please try again.',
  REWARD_SPENT: 'A reward in your bag is being used for another order. Please try again.',
  SHIPPING_ADDRESS_MISSING: 'The shipping address is missing. Set the address and try again.',
  COUNTRY_NOT_SERVED: "Some addresses can't be used due to the configurations for specific countries.",
  SHIPPING_METHOD_MISSING: 'The shipping method is missing. Select the shipping method and try again.',
  BILLING_ADDRESS_MISSING: 'Please check the billing address information.',
  PAYMENT_METHOD_MISSING: 'Enter a valid payment method and try again.',
  CARD_DATA_MISSING: 'Enter your card details, or choose to pay on the payment page (adyen_hpp).',
  TOO_MANY_CARDS:
    'Several cards were refused, so we can’t take another one now. Pay another way, or try again in {wait}.',
  CARDS_UNDER_WAY:
    'Several card payments are being made at once. Wait until they are answered, then try again, or pay another way.',
  PAYMENTS_UNAVAILABLE: 'Card payments are not available right now. Please try again in a moment.',
  /** Fallback for the payment's own message. */
  PAYMENT_FAILED: 'Enter a valid payment method and try again.',
  /** The bank gave no useful reason. */
  PAYMENT_REFUSED: 'Enter a valid payment method and try again.',
  KEY_OF_ANOTHER_ORDER: 'This request belongs to another order. Reload the page and try again.',
  ORDER_IN_PROGRESS: 'Your order is still being placed. Please wait a moment before trying again.',
} as const

export type UnableReason = keyof typeof REASONS

export function unable(reason: UnableReason, text: string = REASONS[reason]): AppError {
  const data = { error_code: 'UNABLE_TO_PLACE_ORDER', reason }
  return new AppError('UNABLE_TO_PLACE_ORDER', `Unable to place order: ${text}`, 'graphql-input', data)
}

/** 0 seconds: cards are under way, none of which has been refused yet. */
export function tooManyCards(waitSeconds: number): AppError {
  if (waitSeconds === 0) return unable('CARDS_UNDER_WAY')
  return unable('TOO_MANY_CARDS', REASONS.TOO_MANY_CARDS.replace('{wait}', waitText(waitSeconds)))
}

const TOTAL_REASONS = ['PRICES_CHANGED', 'TOTAL_CHANGED', 'COUPON_LAPSED'] as const
type TotalReason = (typeof TOTAL_REASONS)[number]

export function unableAtTotal(reason: TotalReason, totalCents: number): AppError {
  return unable(reason, REASONS[reason].replace('{total}', formatCents(totalCents)))
}

export function namesTotal({ data }: AppError): boolean {
  return TOTAL_REASONS.some((reason) => reason === data.reason)
}

const KNOWN: readonly PlaceOrderErrorCodes[] = [
  'CART_NOT_FOUND',
  'CART_NOT_ACTIVE',
  'GUEST_EMAIL_MISSING',
  'UNABLE_TO_PLACE_ORDER',
]

export function codeOf(error: AppError): PlaceOrderErrorCodes {
  return KNOWN.find((code) => code === error.code) ?? 'UNDEFINED'
}

export function withErrorCode(error: AppError): AppError {
  return new AppError(error.code, error.message, error.category, { ...error.data, error_code: codeOf(error) })
}
