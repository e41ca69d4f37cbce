import { type GraphqlFailure, messageOf } from '#app/graphql/result.ts'
import type { FieldErrors } from './field-errors.ts'
import { fieldErrorOf } from './server-errors.ts'

/** `intent` identifies the form. */
export interface FormAnswer {
  readonly intent: string
  readonly errors: FieldErrors
  readonly problem?: string
  /** Without passwords. */
  readonly values?: Readonly<Record<string, string>>
}

/** `fallback` is shown where the response has no message. */
export function toFormAnswer(
  failure: GraphqlFailure,
  { intent, fallback, values: typed }: Pick<FormAnswer, 'intent' | 'values'> & { readonly fallback: string },
): FormAnswer {
  const errors = fieldErrorOf(failure)
  const values = typed ? { values: typed } : {}
  if (errors) return { intent, errors, ...values }
  return { intent, errors: {}, problem: messageOf(failure, fallback), ...values }
}
