import { defineErrors } from '@welt/kit/app-error'

/** [R7.97, R7.99] */
export const { fail } = defineErrors({
  PLACE_MISSING: { message: 'Please enter an address or postcode', category: 'graphql-input' },
  PRODUCT_NOT_FOUND: { message: 'Could not find a product with SKU "{sku}"', category: 'graphql-no-such-entity' },
  COLLECTION_OFF: {
    message: 'Click and collect isn’t available right now. Have your order delivered instead.',
    category: 'graphql-input',
  },
  COLLECTION_PAUSED: {
    message:
      'We can’t see what our stores have right now. Have your order delivered, or choose a store again in a few minutes.',
    category: 'graphql-input',
  },
  TOO_MANY_SKUS: { message: 'At most {count} skus can be asked for at once.', category: 'graphql-input' },
})
