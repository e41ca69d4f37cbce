import { cleanText } from '@welt/kit/text/patterns'
import type { CreateProductReviewInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'
import { parseStars } from './review-scale.ts'

/** In characters. */
const MAX = { nickname: 50, summary: 120, text: 4000 }

const FITS = { TOO_SMALL: 'small', TRUE_TO_SIZE: 'true', TOO_LARGE: 'large' } as const
const WIDTHS = { TOO_NARROW: 'narrow', RIGHT: 'true', TOO_WIDE: 'wide' } as const

/** An HTML tag or comment, but not '<3'. */
const HTML = /<[a-z/!]/i

function cleanLine(value: string, max: number): string | undefined {
  return cleanText(value.replace(/\s+/g, ' '), max)
}

/** @throws AppError REVIEW_INCOMPLETE, REVIEW_NOT_PLAIN */
export function parseReview(input: CreateProductReviewInput) {
  const nickname = cleanLine(input.nickname, MAX.nickname)
  const summary = cleanLine(input.summary, MAX.summary)
  const text = cleanText(input.text, MAX.text)
  const rating = input.ratings
    .filter((step) => step !== null)
    .map(parseStars)
    .find((stars) => stars !== undefined)
  if (!nickname || !summary || !text || rating === undefined) throw fail('REVIEW_INCOMPLETE')
  if ([nickname, summary, text].some((written) => HTML.test(written))) throw fail('REVIEW_NOT_PLAIN')
  return {
    nickname,
    summary,
    text,
    rating,
    fit: input.fit ? FITS[input.fit] : undefined,
    width: input.width ? WIDTHS[input.width] : undefined,
    isRecommended: input.is_recommended ?? undefined,
  }
}
