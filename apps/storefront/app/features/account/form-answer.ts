import type { FieldErrors, PlaceDoubt } from '#app/features/address/address-rules.ts'
import type { GraphqlFailure } from '#app/graphql/result.ts'
import { fieldErrorOf } from './account-rules.ts'
import { type accountMessages, messageFor } from './messages.ts'

/** `intent` identifies the form. */
export interface FormAnswer {
  readonly intent: string
  readonly errors: FieldErrors
  readonly problem?: string
  readonly doubts?: readonly PlaceDoubt[]
  /** Without passwords. */
  readonly values?: Readonly<Record<string, string>>
}

/** `fields` maps the server's fields to the form's. */
export function refusal(
  intent: string,
  failure: GraphqlFailure,
  call: keyof typeof accountMessages,
  more: { readonly values?: FormAnswer['values']; readonly rename?: Readonly<Record<string, string>> } = {},
): FormAnswer {
  const atField = fieldErrorOf(failure)
  const values = more.values ? { values: more.values } : {}
  if (!atField) return { intent, errors: {}, problem: messageFor(failure, call), ...values }
  const errors = Object.fromEntries(
    Object.entries(atField).map(([field, message]) => [more.rename?.[field] ?? field, message]),
  )
  return { intent, errors, ...values }
}
