import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  ORDER_NOT_YOURS: {
    message: 'The current user cannot perform operations on order "{uid}"',
    category: 'graphql-authorization',
  },
  INVOICE_NOT_AVAILABLE: { message: "The invoice isn't available.", category: 'graphql-no-such-entity' },
})
