import type { GraphqlFailure } from '#app/graphql/result.ts'
import type { FieldErrors } from './field-errors.ts'

/** Field by error code. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  FIRST_NAME_NOT_VALID: 'firstname',
  LAST_NAME_NOT_VALID: 'lastname',
  EMAIL_NOT_VALID: 'email',
  CUSTOMER_EXISTS: 'email',
  EMAIL_TAKEN: 'email',
  BIRTH_DATE_NOT_VALID: 'date_of_birth',
  BIRTH_DATE_IN_FUTURE: 'date_of_birth',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_WRONG: 'current_password',
  LOCALITY_MISMATCH: 'postcode',
  REGION_NOT_AVAILABLE: 'region',
  COUNTRY_NOT_AVAILABLE: 'country',
  TOO_MANY_STREET_LINES: 'street1',
}

/** Field by its label in FIELD_NOT_VALID. */
const FIELD_OF_LABEL: Readonly<Record<string, string>> = {
  'street address': 'street1',
  suburb: 'city',
  'town or city': 'city',
  postcode: 'postcode',
  'phone number': 'telephone',
  company: 'company',
}

/** Maps a server error to its field, if it has one. */
export function fieldErrorOf({
  code = '',
  label = '',
  message,
}: Pick<GraphqlFailure, 'code' | 'label' | 'message'>): FieldErrors | undefined {
  const field = code === 'FIELD_NOT_VALID' ? FIELD_OF_LABEL[label] : FIELD_OF_CODE[code]
  return field ? { [field]: message } : undefined
}
