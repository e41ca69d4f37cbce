import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  NOTHING_TO_COLLECT: {
    message: 'There is nothing left to collect. Call us if something is wrong.',
    category: 'graphql-input',
  },
  ORDER_ITEM_UNKNOWN: { message: 'There is no such item in this order.', category: 'graphql-no-such-entity' },
  SIZE_UNKNOWN: { message: 'We don’t sell it in that size. Choose one of the sizes shown.', category: 'graphql-input' },
  SIZE_FIXED: {
    message: 'Its size can’t be changed any more. Call us if something is wrong.',
    category: 'graphql-input',
  },
  SIZE_PICKED: { message: 'We have just packed it, so the size stays {size}.', category: 'graphql-input' },
  SIZE_SOLD_OUT: { message: '{size} has just sold out. Choose another size.', category: 'graphql-input' },
  SIZE_PRICE_DIFFERS: { message: '{size} costs {difference}. Cancel and order again.', category: 'graphql-input' },
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
