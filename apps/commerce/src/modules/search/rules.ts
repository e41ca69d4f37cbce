import { parseDecimal } from '@welt/kit/decimal'
import type { FredhopperFilterInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'
import type { ListingFilter } from './ports.ts'

const MAX_VALUES = 100

/** In store currency; undefined when open. @throws AppError FILTER_INVALID */
function parseBound(bound: string | null | undefined): number | undefined {
  if (bound === null || bound === undefined || bound.trim() === '') return undefined
  const amount = parseDecimal(bound)
  if (amount === undefined) throw fail('FILTER_INVALID')
  return amount
}

/** Requires exactly one filter type. @throws AppError FILTER_INVALID. [R3.57-R3.60, A32] */
export function parseFilter({
  attribute_code: attribute,
  equal,
  include,
  range,
}: FredhopperFilterInput): ListingFilter {
  if ([equal, include, range].filter(Boolean).length !== 1) throw fail('FILTER_INVALID')
  if (equal) return { attribute, type: 'equal', values: [equal.eq] }
  if (range) return { attribute, type: 'range', from: parseBound(range.from), to: parseBound(range.to) }
  const values = include?.in ?? []
  if (values.length === 0 || values.length > MAX_VALUES) throw fail('FILTER_INVALID')
  return { attribute, type: 'include', values }
}
