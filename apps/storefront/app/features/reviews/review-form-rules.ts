import { parseReviewField, REVIEW_LENGTHS } from '@welt/rules/review'
import { ReviewFitValues, ReviewWidthValues } from '#app/contract.generated.ts'
import { fieldText } from '#app/forms/form-data.ts'

/** Entered values, to fill the form again. */
export type ReviewFields = Readonly<
  Record<'rating' | 'nickname' | 'summary' | 'text' | 'fit' | 'width' | 'recommends', string>
>
export type ReviewErrors = Partial<Record<keyof ReviewFields, string>>

export function readReviewForm(form: FormData): ReviewFields {
  const of = (name: string) => fieldText(form, name).trim()
  return {
    rating: of('rating'),
    nickname: of('nickname'),
    summary: of('summary'),
    text: of('text'),
    fit: of('fit'),
    width: of('width'),
    recommends: of('recommends'),
  }
}

function textError(text: string, field: keyof typeof REVIEW_LENGTHS, missing: string): string | undefined {
  const { fault } = parseReviewField(text, field)
  if (fault === 'missing') return missing
  if (fault === 'too-long') return `Shorten this to ${REVIEW_LENGTHS[field]} characters.`
  return fault === 'html' ? 'Write plain text, without HTML tags.' : undefined
}

/** Errors by field; empty when valid. */
export function reviewErrors(fields: ReviewFields): ReviewErrors {
  const errors: Record<string, string | undefined> = {
    rating: /^[1-5]$/.test(fields.rating) ? undefined : 'Choose a star rating.',
    summary: textError(fields.summary, 'summary', 'Add a heading. A few words will do.'),
    text: textError(fields.text, 'text', 'Tell us what you think.'),
    nickname: textError(fields.nickname, 'nickname', 'Enter the name to show beside your review.'),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Input of `createProductReview` without the product and the scale's ids. */
export function toReviewInput({ nickname, summary, text, fit, width, recommends }: ReviewFields) {
  return {
    nickname,
    summary,
    text,
    fit: ReviewFitValues.find((known) => known === fit) ?? null,
    width: ReviewWidthValues.find((known) => known === width) ?? null,
    is_recommended: recommends === 'yes' ? true : recommends === 'no' ? false : null,
  }
}
