import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  PRODUCT_NOT_FOUND: { message: 'Could not find a product with SKU "{sku}"', category: 'graphql-no-such-entity' },
  REVIEW_INCOMPLETE: { message: 'Please fill in the nickname, summary, review and rating.', category: 'graphql-input' },
  REVIEW_NOT_PLAIN: { message: 'Please write plain text, without HTML tags.', category: 'graphql-input' },
  REVIEWS_OFF: { message: 'Reviews are not available on this site.', category: 'graphql-input' },
  ALREADY_REVIEWED: { message: 'You have already reviewed this style. Thank you.', category: 'graphql-already-exists' },
  REVIEW_GONE: {
    message: 'This review is no longer shown. Reload the page to see the current ones.',
    category: 'graphql-no-such-entity',
  },
})
