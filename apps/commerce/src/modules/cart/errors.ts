import { defineErrors } from '@welt/kit/app-error'

/** [R8.63, R8.64, R8.65] */
export const { fail } = defineErrors({
  CART_NOT_FOUND: { message: 'Could not find a cart with ID "{cartId}"', category: 'graphql-no-such-entity' },
  CART_NOT_ACTIVE: { message: "The cart isn't active.", category: 'graphql-no-such-entity' },
  CART_NOT_YOURS: {
    message: 'The current user cannot perform operations on cart "{cartId}"',
    category: 'graphql-authorization',
  },
  CART_OF_OTHER_WEBSITE: { message: "Can't assign cart to store in different website.", category: 'graphql-input' },
  EXPRESS_OFF: {
    message: 'Express payment is not available. Please add it to your bag.',
    category: 'graphql-input',
  },
  CART_ID_MISSING: { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' },
  CART_ID_MISSING_IN_INPUT: { message: 'Required parameter "cart_id" is missing.', category: 'graphql-input' },
  PARAMETER_MISSING: { message: 'Required parameter "{name}" is missing', category: 'graphql-input' },
  CART_ID_LENGTH: { message: 'Cart ID length should to be 32 symbols.', category: 'graphql-input' },
  CART_ID_TAKEN: { message: 'Cart with ID "{cartId}" already exists.', category: 'graphql-input' },
  STORE_NOT_FOUND: { message: 'Requested store is not found ({storeCode})', category: 'graphql-input' },
  CUSTOMERS_ONLY: { message: 'The request is allowed for logged in customer', category: 'graphql-authorization' },
  CUSTOMER_NOT_AUTHORIZED: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  LINE_NOT_IN_CART: { message: "The cart doesn't contain the item", category: 'graphql-no-such-entity' },
  LINE_NOT_FOUND: { message: 'Could not find cart item with id: {lineId}.', category: 'graphql-no-such-entity' },
  UID_INCORRECT: { message: 'Value of uid "{uid}" is incorrect.', category: 'graphql-input' },
  TOO_MANY_LINES_SENT: { message: 'At most {count} items can be sent at once.', category: 'graphql-input' },
  COUPON_NOT_VALID: {
    message: "The coupon code isn't valid. Verify the code and try again.",
    category: 'graphql-no-such-entity',
  },
  LOYALTY_UNAVAILABLE: {
    message: 'We can’t check this code right now. Please try again in a moment.',
    category: 'loyalty',
  },
  REWARD_FOR_GIFT_CARDS: { message: 'A reward can’t pay for a gift card.', category: 'graphql-input' },
  COUPON_ALREADY_APPLIED: {
    message: 'A coupon is already applied to the cart. Please remove it to apply another',
    category: 'graphql-input',
  },
  TOO_MANY_COUPONS: { message: 'At most {count} codes can be used at once.', category: 'graphql-input' },
  TOO_MANY_GIFT_CARDS: { message: 'At most {count} gift cards can be used at once.', category: 'graphql-input' },
  CART_IS_EMPTY: { message: 'Cart does not contain products.', category: 'graphql-no-such-entity' },
  PRODUCT_GONE: { message: 'Product that you are trying to add is not available.', category: 'graphql-no-such-entity' },
})
