import type { Parsed } from './parsed.ts'
import { parseText, type TextFault } from './text.ts'

/** In characters. */
export const REVIEW_LENGTHS = { nickname: 50, summary: 120, text: 4000 } as const

/** An HTML tag or comment, but not '<3'. */
const HTML = /<[a-z/!]/i

export type ReviewFault = TextFault | 'html'

/** Nickname and summary become one line. */
export function parseReviewField(typed: string, field: keyof typeof REVIEW_LENGTHS): Parsed<string, ReviewFault> {
  const parsed = parseText(field === 'text' ? typed : typed.replace(/\s+/g, ' '), REVIEW_LENGTHS[field])
  return parsed.value !== undefined && HTML.test(parsed.value) ? { fault: 'html' } : parsed
}
