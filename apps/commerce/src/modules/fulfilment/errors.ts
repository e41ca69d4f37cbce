import { defineErrors } from '@welt/kit/app-error'

/** [R1.26, R5.29, A60] */
export const { fail } = defineErrors({
  PARAMETER_MISSING: { message: 'Required parameter "{name}" is missing', category: 'graphql-input' },
  DELIVERY_NOT_AVAILABLE: { message: 'Delivery to {country} is not available.', category: 'graphql-input' },
  COUNTRY_NOT_AVAILABLE: { message: "The country isn't available.", category: 'graphql-input' },
  ADDRESS_MISSING: {
    message: 'The {kind} address must contain either "customer_address_id", "customer_address_uid" or "address".',
    category: 'graphql-input',
  },
  ADDRESS_AMBIGUOUS: {
    message: 'The {kind} address cannot contain "customer_address_id" and "address" at the same time.',
    category: 'graphql-input',
  },
  ONE_SHIPPING_ADDRESS: { message: 'You cannot specify multiple shipping addresses.', category: 'graphql-input' },
  ONE_SHIPPING_METHOD: { message: 'You cannot specify multiple shipping methods.', category: 'graphql-input' },
  CUSTOMER_NOT_AUTHORIZED: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  SHIPPING_ADDRESS_MISSING: {
    message: 'The shipping address is missing. Set the address and try again.',
    category: 'graphql-input',
  },
  CARRIER_NOT_FOUND: {
    message: 'Carrier with such method not found: {carrierCode}, {methodCode}',
    category: 'graphql-no-such-entity',
  },
  EMAIL_INVALID: { message: 'Invalid email format', category: 'graphql-input' },
  LINE_NOT_IN_CART: { message: "The cart doesn't contain the item", category: 'graphql-no-such-entity' },
  GIFT_CARD_NOT_COLLECTED: {
    message: 'A gift card is sent by email and can’t be collected.',
    category: 'graphql-input',
  },
  STORE_NOT_CHOSEN: { message: 'Select a preferred store first.', category: 'graphql-input' },
  STORE_NOT_COLLECTING: { message: "The store isn't available for collection.", category: 'graphql-input' },
  STORE_NOT_FOUND: { message: 'Could not find a store with ID "{storeId}"', category: 'graphql-no-such-entity' },
})
