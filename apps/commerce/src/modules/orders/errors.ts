import { defineErrors } from '@welt/kit/app-error'

/** @source contract orders block, spec §8 */
export const { fail } = defineErrors({
  NOT_SIGNED_IN: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  ORDER_NOT_LOCATED: { message: "We couldn't locate an order with the information provided.", category: 'graphql-no-such-entity' },
})
