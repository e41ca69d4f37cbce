import { defineErrors } from '@welt/kit/app-error'

/** @source contract customer block */
export const { fail } = defineErrors({
  EMAIL_NOT_VALID: { message: 'Enter a valid email address.', category: 'graphql-input' },
})
