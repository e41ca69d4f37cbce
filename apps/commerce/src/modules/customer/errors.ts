import { AppError, defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_AUTHORIZED: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  SIGN_IN_INCORRECT: {
    message:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    category: 'graphql-authentication',
  },
  NOT_FOR_STAFF: {
    message: 'Staff cannot do this for a customer. Ask the customer to sign in and do it.',
    category: 'graphql-authorization',
  },
  ALREADY_SIGNED_IN: {
    message: 'You are signed in as somebody else. Sign out first, then try again.',
    category: 'graphql-input',
  },
  CUSTOMER_EXISTS: {
    message: 'A customer with the same email address already exists in an associated website.',
    category: 'graphql-input',
  },
  EMAIL_TAKEN: {
    message: 'A customer with the same email address already exists in an associated website.',
    category: 'graphql-already-exists',
  },
  FIRST_NAME_NOT_VALID: { message: 'First Name is not valid!', category: 'graphql-input' },
  LAST_NAME_NOT_VALID: { message: 'Last Name is not valid!', category: 'graphql-input' },
  MIDDLE_NAME_NOT_VALID: { message: 'Middle Name is not valid!', category: 'graphql-input' },
  FIELD_NOT_VALID: { message: 'Please enter a valid {label}.', category: 'graphql-input' },
  BIRTH_DATE_NOT_VALID: { message: 'Enter a date of birth that exists, as YYYY-MM-DD.', category: 'graphql-input' },
  BIRTH_DATE_IN_FUTURE: { message: 'The date of birth cannot be in the future.', category: 'graphql-input' },
  GENDER_NOT_VALID: { message: '"gender" must be 1, 2 or 3.', category: 'graphql-input' },
  PASSWORD_TOO_SHORT: {
    message: 'The password needs at least 8 characters. Create a new password and try again.',
    category: 'graphql-input',
  },
  PASSWORD_TOO_LONG: {
    message: 'The password can have up to 128 characters. Create a shorter one and try again.',
    category: 'graphql-input',
  },
  PASSWORD_COMMON: {
    message: 'Many people use this password, so it is easy to guess. Create a different one and try again.',
    category: 'graphql-input',
  },
  PASSWORD_MISSING: { message: "Send the account's password to delete it.", category: 'graphql-input' },
  PASSWORD_WRONG: { message: 'Invalid login or password.', category: 'graphql-authentication' },
  RESET_TOKEN_MISMATCH: {
    message: 'The password token is mismatched. Reset and try again.',
    category: 'graphql-input',
  },
  RESET_TOKEN_EXPIRED: { message: 'The password token is expired. Reset and try again.', category: 'graphql-input' },
  PARAMETERS_MISSING: { message: 'Required parameters are missing: {names}', category: 'graphql-input' },
  TOO_MANY_STREET_LINES: { message: '"Street Address" cannot contain more than 2 lines.', category: 'graphql-input' },
  COUNTRY_NOT_AVAILABLE: { message: "The country isn't available.", category: 'graphql-input' },
  ADDRESS_NOT_SERVED: {
    message: '{purpose} to {country} is not available. Choose or add another address.',
    category: 'graphql-input',
  },
  REGION_NOT_AVAILABLE: { message: 'Region is not available for the selected country', category: 'graphql-input' },
  LOCALITY_MISMATCH: { message: '{suburb} is not in {place}. Check the {parts}.', category: 'graphql-input' },
  ADDRESS_NOT_FOUND: { message: 'Could not find a address with ID "{id}"', category: 'graphql-no-such-entity' },
  TOO_MANY_ADDRESSES: { message: 'The address book is full. Delete an address first.', category: 'graphql-input' },
  CONFIRMATION_NOT_VALID: {
    message: 'This link has expired or isn’t for the account you’re signed in to. Request a new one from your details.',
    category: 'graphql-input',
  },
  SESSION_NOT_FOUND: { message: 'This sign-in has already ended.', category: 'graphql-no-such-entity' },
})

export function busy(retryAfterSeconds: number): AppError {
  const text = 'Many people are signing in right now. Please try again in a few seconds.'
  return new AppError('RATE_LIMITED', text, 'graphql-authentication', { retryAfterSeconds })
}
