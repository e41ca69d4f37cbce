import { cleanLine, parseName } from '@welt/kit/text/patterns'
import { MAX_SHORT_LENGTH } from '@welt/rules/address'
import { parseBirthDate } from '@welt/rules/date'
import type { CustomerUpdateInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'

/** @throws AppError FIRST_NAME_NOT_VALID, LAST_NAME_NOT_VALID, MIDDLE_NAME_NOT_VALID [R5.01, A52] */
export function requireName(
  value: string | null | undefined,
  code: 'FIRST_NAME_NOT_VALID' | 'LAST_NAME_NOT_VALID' | 'MIDDLE_NAME_NOT_VALID',
): string {
  const name = parseName(value ?? '')
  if (name === undefined) throw fail(code)
  return name
}

/** @throws AppError FIELD_NOT_VALID */
export function optionalLine(value: string | null | undefined, label: string, max = MAX_SHORT_LENGTH): string | null {
  const text = cleanLine(value ?? '', max)
  if (text === undefined) throw fail('FIELD_NOT_VALID', { label })
  return text || null
}

/** @throws AppError BIRTH_DATE_NOT_VALID, BIRTH_DATE_IN_FUTURE [A60] */
function birthDate(typed: string | null | undefined, today: string): string | null {
  const { value, fault } = parseBirthDate(typed ?? '', today)
  if (fault) throw fail(fault === 'future' ? 'BIRTH_DATE_IN_FUTURE' : 'BIRTH_DATE_NOT_VALID')
  return value
}

/** 1 male, 2 female, 3 not specified. @throws AppError GENDER_NOT_VALID */
function parseGender(value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null
  if (![1, 2, 3].includes(value)) throw fail('GENDER_NOT_VALID')
  return value
}

export const DETAIL_NAMES = [
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'gender',
  'date_of_birth',
  'taxvat',
  'allow_remote_shopping_assistance',
] as const satisfies readonly (keyof DetailChanges)[]

export interface DetailChanges {
  firstname?: string
  lastname?: string
  middlename?: string | null
  prefix?: string | null
  suffix?: string | null
  gender?: number | null
  date_of_birth?: string | null
  taxvat?: string | null
  allow_remote_shopping_assistance?: boolean
}

/** Undefined: unchanged. */
export const birthDateOf = (input: CustomerUpdateInput) =>
  input.date_of_birth !== undefined ? input.date_of_birth : input.dob

/** @throws AppError *_NOT_VALID, BIRTH_DATE_IN_FUTURE [R5.01, R7.42, A52, A60] */
export function parseDetails(input: CustomerUpdateInput, today: string): DetailChanges {
  const changes: DetailChanges = {}
  if (input.firstname !== undefined && input.firstname !== null)
    changes.firstname = requireName(input.firstname, 'FIRST_NAME_NOT_VALID')
  if (input.lastname !== undefined && input.lastname !== null)
    changes.lastname = requireName(input.lastname, 'LAST_NAME_NOT_VALID')
  if (input.middlename !== undefined)
    changes.middlename = input.middlename?.trim() ? requireName(input.middlename, 'MIDDLE_NAME_NOT_VALID') : null
  if (input.prefix !== undefined) changes.prefix = optionalLine(input.prefix, 'title')
  if (input.suffix !== undefined) changes.suffix = optionalLine(input.suffix, 'suffix')
  if (input.taxvat !== undefined) changes.taxvat = optionalLine(input.taxvat, 'tax number')
  if (input.gender !== undefined) changes.gender = parseGender(input.gender)
  const bornOn = birthDateOf(input)
  if (bornOn !== undefined) changes.date_of_birth = birthDate(bornOn, today)
  if (typeof input.allow_remote_shopping_assistance === 'boolean')
    changes.allow_remote_shopping_assistance = input.allow_remote_shopping_assistance
  return changes
}
