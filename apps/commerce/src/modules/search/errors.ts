import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  SORT_UNKNOWN: { message: "The sort option isn't available.", category: 'graphql-input' },
  FILTER_INVALID: { message: "The filter isn't valid.", category: 'graphql-input' },
  NEAR_INVALID: { message: "The place or size isn't valid.", category: 'graphql-input' },
  SITE_NOT_FOUND: { message: 'Requested store is not found ({site})', category: 'graphql-input' },
})
