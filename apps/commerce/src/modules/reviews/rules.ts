import { parseReviewField } from '@welt/rules/review'
import type { CreateProductReviewInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'
import { parseStars } from './review-scale.ts'

const FITS = { TOO_SMALL: 'small', TRUE_TO_SIZE: 'true', TOO_LARGE: 'large' } as const
const WIDTHS = { TOO_NARROW: 'narrow', RIGHT: 'true', TOO_WIDE: 'wide' } as const

/** @throws AppError REVIEW_INCOMPLETE, REVIEW_NOT_PLAIN */
export function parseReview(input: CreateProductReviewInput) {
  const nickname = parseReviewField(input.nickname, 'nickname')
  const summary = parseReviewField(input.summary, 'summary')
  const text = parseReviewField(input.text, 'text')
  const rating = input.ratings
    .filter((step) => step !== null)
    .map(parseStars)
    .find((stars) => stars !== undefined)
  const faults = [nickname, summary, text].flatMap(({ fault }) => fault ?? [])
  if (rating === undefined || faults.some((fault) => fault !== 'html')) throw fail('REVIEW_INCOMPLETE')
  if (!nickname.value || !summary.value || !text.value) throw fail('REVIEW_NOT_PLAIN')
  return {
    nickname: nickname.value,
    summary: summary.value,
    text: text.value,
    rating,
    fit: input.fit ? FITS[input.fit] : undefined,
    width: input.width ? WIDTHS[input.width] : undefined,
    isRecommended: input.is_recommended ?? undefined,
  }
}
