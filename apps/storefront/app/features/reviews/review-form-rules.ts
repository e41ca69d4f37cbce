import { fieldText } from '#app/forms/form-data.ts'
import { ReviewFitValues, ReviewWidthValues } from '#app/graphql/contract.generated.ts'

/** In characters, as limited by the commerce server. */
export const MOST = { nickname: 50, summary: 120, text: 4000 } as const

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

const HTML = /<[a-z/!]/i

function textError(text: string, most: number, missing: string): string | undefined {
  if (!text) return missing
  if ([...text].length > most) return `Shorten this to ${most} characters.`
  return HTML.test(text) ? 'Write plain text, without HTML tags.' : undefined
}

/** Errors by field; empty when valid. */
export function reviewErrors(fields: ReviewFields): ReviewErrors {
  const errors: Record<string, string | undefined> = {
    rating: /^[1-5]$/.test(fields.rating) ? undefined : 'Choose a star rating.',
    summary: textError(fields.summary, MOST.summary, 'Add a heading. A few words will do.'),
    text: textError(fields.text, MOST.text, 'Tell us what you think.'),
    nickname: textError(fields.nickname, MOST.nickname, 'Enter the name to show beside your review.'),
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
