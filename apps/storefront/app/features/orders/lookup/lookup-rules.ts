import { type FieldErrors, onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'

export interface LookupFields {
  readonly email: string
  readonly lastname: string
  readonly number: string
}

export function readLookup(form: FormData): LookupFields {
  return {
    email: fieldText(form, 'email').trim(),
    lastname: fieldText(form, 'lastname').trim(),
    number: fieldText(form, 'number').trim(),
  }
}

/** All three are required; with any missing no call is made. [R5.18] */
export function checkLookup({ email, lastname, number }: LookupFields): FieldErrors {
  return onlyWrong({
    email: checkEmail(email),
    lastname: lastname ? undefined : 'Enter the last name of the billing address.',
    number: number ? undefined : 'Enter the order number, like 1000455.',
  })
}
