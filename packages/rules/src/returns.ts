import type { Parsed } from './parsed.ts'
import { parseText, type TextFault } from './text.ts'

interface ReturnReason {
  readonly code: string
  readonly label: string
}

/** In the specification's order, without Other. [R3.84-R3.95, A36] */
export const CODED_REASONS: readonly ReturnReason[] = [
  { code: '10413', label: 'Ordered extras to choose from' },
  { code: '10412', label: 'Looked different on website' },
  { code: '10410', label: 'Colour different to expectation' },
  { code: '10416', label: 'Item generally not as expected' },
  { code: '10411', label: 'Quality not as expected' },
  { code: '10414', label: 'Incorrect items received' },
  { code: '10415', label: 'Faulty or Damaged' },
  { code: '10407', label: 'Too large' },
  { code: '10406', label: 'Too small' },
  { code: '10409', label: 'Too wide' },
  { code: '10408', label: 'Too narrow' },
]

/** Sent as text, without a code. [R3.96] */
export const OTHER_REASON = 'Other'

const FAULTS: readonly string[] = ['10414', '10415']

/** The shop's fault: these never need a paid label. [R3.97, A37] */
export const isFaultReason = (code: string) => FAULTS.includes(code)

/** In characters. */
export const RETURN_TEXT_LENGTHS = { reason: 500, comment: 1000 } as const

/** [R5.22, R3.73] */
export const parseReturnText = (typed: string, field: keyof typeof RETURN_TEXT_LENGTHS): Parsed<string, TextFault> =>
  parseText(typed, RETURN_TEXT_LENGTHS[field])
