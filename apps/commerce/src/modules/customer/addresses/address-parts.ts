import type { CountryCode } from '@welt/kit/money'
import { cleanLine, parsePhone, parsePostcode } from '@welt/kit/text/patterns'
import { MAX_LINE_LENGTH, MAX_STREET_LINES } from '@welt/rules/address'
import { findRegion, regionsOf } from '@welt/rules/countries'
import { fail } from '../errors.ts'
import type { CustomerAddressData } from './address-data.ts'

/** @throws AppError FIELD_NOT_VALID */
export function requireLine(value: string, label: string): string {
  const text = cleanLine(value, MAX_LINE_LENGTH)
  if (!text) throw fail('FIELD_NOT_VALID', { label })
  return text
}

/** @throws AppError TOO_MANY_STREET_LINES, FIELD_NOT_VALID */
export function requireStreet(lines: readonly string[]): string[] {
  if (lines.length > MAX_STREET_LINES) throw fail('TOO_MANY_STREET_LINES')
  return lines.map((line) => requireLine(line, 'street address'))
}

/** Null where regions are free text. @throws AppError REGION_NOT_AVAILABLE */
export function requireRegion(
  country: CountryCode,
  { code, id }: { readonly code: string | undefined; readonly id: number | null | undefined },
): CustomerAddressData['region'] {
  if (!regionsOf(country)) return null
  const found = findRegion(country, code ? { code } : { id: id ?? 0 })
  if (!found) throw fail('REGION_NOT_AVAILABLE')
  return { code: found.code, label: found.name, regionId: found.id }
}

/** @throws AppError FIELD_NOT_VALID [A53] */
export function requirePostcode(value: string): string {
  const postcode = parsePostcode(value)
  if (!postcode) throw fail('FIELD_NOT_VALID', { label: 'postcode' })
  return postcode
}

/** @throws AppError FIELD_NOT_VALID [A53] */
export function requirePhone(value: string): string {
  const phone = parsePhone(value)
  if (!phone) throw fail('FIELD_NOT_VALID', { label: 'phone number' })
  return phone
}
