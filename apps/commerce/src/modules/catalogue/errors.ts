import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  PRODUCTS_FILTER_MISSING: { message: "'search' or 'filter' input argument is required.", category: 'graphql-input' },
  PAGE_BEYOND_LAST: {
    message: 'currentPage value {page} specified is greater than the {pages} page(s) available.',
    category: 'graphql-input',
  },
  PAGE_BELOW_ONE: { message: 'currentPage value must be greater than 0.', category: 'graphql-input' },
  PAGE_SIZE_BELOW_ONE: { message: 'pageSize value must be greater than 0.', category: 'graphql-input' },
  PRODUCT_NOT_FOUND: { message: 'Could not find a product with SKU "{sku}"', category: 'graphql-no-such-entity' },
  EMAIL_INVALID: { message: 'Enter a valid email address.', category: 'graphql-input' },
  STOP_LINK_INCOMPLETE: {
    message: 'This link is not complete. Open it again from the email.',
    category: 'graphql-input',
  },
  UID_INCORRECT: { message: 'Value of uid "{uid}" is incorrect.', category: 'graphql-input' },
})
