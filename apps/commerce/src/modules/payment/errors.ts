import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  CARD_NOT_FOUND: { message: 'Could not find a token with ID "{tokenId}"', category: 'graphql-no-such-entity' },
  METHOD_NOT_AVAILABLE: { message: 'The requested Payment Method is not available.', category: 'graphql-input' },
  SHIPPING_ADDRESS_MISSING: {
    message: 'The shipping address is missing. Set the address and try again.',
    category: 'graphql-input',
  },
  CART_ID_MISSING: { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' },
  ORDER_MISSING: { message: 'Order does not exist', category: 'graphql-no-such-entity' },
  ORDER_ID_MISSING: { message: 'Missing "orderId" from payload', category: 'graphql-input' },
  DETAILS_FAILED: { message: 'Payment details call failed', category: 'adyen' },
  GATEWAY_DOWN: {
    message: 'Card payments are not available right now. Please try again in a moment.',
    category: 'adyen',
  },
  /** PayPal's order is another cart's, or was replaced. */
  PAYPAL_ORDER_UNKNOWN: {
    message: 'This PayPal payment is no longer open. Nothing was charged. Please start again.',
    category: 'graphql-input',
  },
  LINES_NOT_AVAILABLE: { message: 'Some of the products are out of stock.', category: 'graphql-input' },
  EXPRESS_NOT_OFFERED: {
    message: 'Express payment is not available. Please use the checkout.',
    category: 'graphql-input',
  },
  PAYPAL_NOT_OFFERED: { message: 'PayPal is not available. Please pay by card.', category: 'adyen' },
})
