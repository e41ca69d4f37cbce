import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  NOTHING_TO_COLLECT: {
    message: 'There is nothing left to collect. Call us if something is wrong.',
    category: 'graphql-input',
  },
  PAGE_NOT_POSITIVE: { message: '{name} value must be greater than 0.', category: 'graphql-input' },
  PAGE_OUT_OF_RANGE: {
    message: 'currentPage value {page} specified is greater than the {pages} page(s) available.',
    category: 'graphql-input',
  },
  DATE_NOT_VALID: {
    message: '"{value}" is not a date. Send one like 2026-11-30, or leave it out.',
    category: 'graphql-input',
  },
  ORDER_NOT_LOCATED: {
    message: "We couldn't locate an order with the information provided.",
    category: 'graphql-no-such-entity',
  },
})
