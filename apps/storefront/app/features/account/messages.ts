import { type GraphqlFailure, messageOf } from '#app/graphql/result.ts'

/** Messages for failed account calls whose response has none. */
export const accountMessages = {
  generateCustomerToken: 'Error generating customer token.',
  customer: 'Error getting customer details',
  createCustomer: 'Error signing up',
  updateCustomerV2: 'Error updating customer data',
  changeCustomerPassword: 'Error changing password',
  requestPasswordResetEmail: 'Error requesting reset password email',
  /** The server reported a failure to send. [R8.72, A89] */
  resetRequestUnable: 'Unable to request password reset email',
  resetPasswordById: 'Reset password error',
  validateRPToken: 'Reset password token validation failed',
  createCustomerAddress: 'Error creating address',
  updateCustomerAddress: 'Error updating address',
  deleteCustomerAddress: 'Error deleting customer address',
  orders: 'Error fetching orders',
  wishlists: 'Error fetching wishlist',
  guestWishlist: 'Error fetching guest wishlist',
  addProductsToWishlist: 'Error adding product to wishlist',
  addProductToGuestWishlist: 'guest wishlist operations error occured',
  removeProductsFromWishlist: 'Error removing product from wishlist',
  removeProductFromGuestWishlist: 'guest wishlist operations error occured',
  updateProductsInWishlist: 'Error updating wistlist item size',
  addWishlistItemsToCart: 'Error adding wishlist item to cart',
  /** Not from the specification. */
  shareWishlist: 'We couldn’t change the link to this list. Try again in a minute.',
  /** Creating a list failed. [R8.60, A85] */
  noWishlist: 'We can’t create your Wishlist right now.',
  /** Not from the specification. */
  customerAdyenPaymentTokens: 'We couldn’t load your saved cards. Try again in a minute.',
  deleteAdyenPaymentToken: 'We couldn’t delete this card. Try again in a minute.',
  customerSessions: 'We couldn’t load your devices. Try again in a minute.',
  requestEmailConfirmation: 'We couldn’t send the link. Try again in a minute.',
  confirmCustomerEmail: 'We couldn’t confirm your email. Try again in a minute.',
  deleteCustomer: 'We couldn’t delete your account. Try again in a minute.',
  subscriptions: 'We couldn’t load your preferences. Try again in a minute.',
  updateSubscriptionDetails: 'We couldn’t save your preferences. Try again in a minute.',
  subscribeToNewsletter: 'We couldn’t subscribe you. Try again in a minute.',
} as const

/** Shown to staff instead of owner-only forms. [decision 12] */
export const NOT_FOR_STAFF = 'Staff cannot do this for a customer. Ask the customer to sign in and do it.'

export const WRONG_PAIR = 'That email and password don’t match.'
export const RESET_SENT = 'Reset link has been sent'

/** The same for every result of a reset request. [R8.70, R8.71] */
export function resetNotice(email: string): string {
  return `If there is an account associated with ${email} you will receive an email with a link to reset your password.`
}

export function messageFor(failure: GraphqlFailure, call: keyof typeof accountMessages): string {
  return messageOf(failure, accountMessages[call])
}
