import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_AUTHORIZED: {
    message: 'The current user cannot perform operations on wishlist',
    category: 'graphql-authorization',
  },
  WISHLIST_NOT_FOUND: { message: 'The wishlist was not found.', category: 'graphql-input' },
  TOO_MANY_ITEMS_SENT: { message: 'At most {count} items can be sent at once.', category: 'graphql-input' },
})
