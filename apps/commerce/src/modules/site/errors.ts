import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  COUNTRY_NOT_AVAILABLE: { message: "The country isn't available.", category: 'graphql-no-such-entity' },
  NUMBER_NOT_VALID: {
    message: '"{value}" is not a number. Send one like 75.50, or leave it out.',
    category: 'graphql-input',
  },
  RATE_LIMITED: { message: 'Too many attempts. Please try again in {wait}.', category: 'graphql-authentication' },
})
