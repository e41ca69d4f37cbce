import type { RefObject } from 'react'
import type { SecuredFields } from './secured-fields.ts'
import type { FieldGroup } from './use-secured-fields.ts'

type Json = Readonly<Record<string, unknown>>

/** What the pay button asks of the opened card. */
export interface CardEntry {
  readonly isReady: boolean
  readonly isValid: () => boolean
  /** JSON for the server; undefined when a field is wrong, which then says so and has the focus. */
  readonly read: () => string | undefined
}

export type CardEntryRef = RefObject<CardEntry | undefined>

function methodOf(fields: SecuredFields): Json {
  const { paymentMethod } = fields.details()
  return typeof paymentMethod === 'object' && paymentMethod !== null ? { ...paymentMethod } : {}
}

/** Merges the groups: each holds the fields of its own frames. */
export function stateOf(groups: readonly SecuredFields[], extra: Json, method: Json): string {
  const [first] = groups
  const methods = groups.map(methodOf)
  return JSON.stringify({
    ...first?.details(),
    ...extra,
    paymentMethod: { ...Object.assign({}, ...[...methods].reverse()), ...method },
  })
}

export const areValid = (groups: readonly FieldGroup[]) =>
  groups.every(({ fields }) => fields.current?.isValid() === true)

/** Shows what is wrong and goes to the first wrong field. */
export function readGroups(groups: readonly FieldGroup[]): readonly SecuredFields[] | undefined {
  const fields = groups.flatMap((group) => group.fields.current ?? [])
  const wrong = fields.filter((some) => !some.isValid())
  if (fields.length === groups.length && wrong.length === 0) return fields
  for (const some of wrong) some.showErrors()
  wrong[0]?.focusWrong()
  return undefined
}
