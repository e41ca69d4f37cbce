import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  COUNTRY_NOT_AVAILABLE: { message: "The country isn't available.", category: 'graphql-no-such-entity' },
  RATE_LIMITED: { message: 'Too many attempts. Please try again in {wait}.', category: 'graphql-authentication' },
})
