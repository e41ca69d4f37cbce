import { parseDecimal } from '@welt/kit/decimal'
import { fail } from './errors.ts'

/** @throws AppError NUMBER_NOT_VALID */
export function numberOf(text: string | null | undefined): number | undefined {
  if (text === undefined || text === null || text.trim() === '') return undefined
  const value = parseDecimal(text)
  if (value === undefined) throw fail('NUMBER_NOT_VALID', { value: text.slice(0, 64) })
  return value
}

/** @returns cents @throws AppError NUMBER_NOT_VALID */
export function amountCentsOf(text: string | null | undefined): number | undefined {
  const amount = numberOf(text)
  return amount === undefined ? undefined : Math.round(amount * 100)
}
