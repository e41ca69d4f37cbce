import { requireName, requirePhone } from '#modules/customer'
import type { SetNomineeDetailsInput } from '#src/platform/contract/contract.generated'
import type { StoredNominee } from '#tables/cart'
import { fail } from '../errors.ts'

type NomineeFields = Omit<SetNomineeDetailsInput, 'cart_id'>

const optionalName = (value: string | null | undefined, code: 'FIRST_NAME_NOT_VALID' | 'LAST_NAME_NOT_VALID') =>
  value?.trim() ? requireName(value, code) : null

/** @throws AppError PARAMETER_MISSING, FIELD_NOT_VALID [R5.24, R5.25, A53] */
export function parseNominee(input: NomineeFields): StoredNominee {
  if (input.nominee_phone.trim() === '') throw fail('PARAMETER_MISSING', { name: 'nominee_phone' })
  return {
    firstName: optionalName(input.nominee_first_name, 'FIRST_NAME_NOT_VALID'),
    lastName: optionalName(input.nominee_last_name, 'LAST_NAME_NOT_VALID'),
    phone: requirePhone(input.nominee_phone),
  }
}
