import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_YOUR_LIST: { message: 'This customer is not authorized to access this list', category: 'graphql-authorization' },
  LIST_NOT_FOUND: { message: '"uid" value does not exist', category: 'graphql-input' },
  PRODUCT_NOT_FOUND: { message: 'Could not find a product with ID "{id}"', category: 'graphql-no-such-entity' },
  COMPARE_LIST_FULL: {
    message: 'A compare list holds at most {count} products. Remove one first.',
    category: 'graphql-input',
  },
})
