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
  PAYPAL_NOT_OFFERED: { message: 'PayPal is not available. Please pay by card.', category: 'adyen' },
})
