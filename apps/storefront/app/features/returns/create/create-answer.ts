import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { DraftLine } from '../draft.ts'

/** What a posted step of the flow answers with. */
export interface CreateAnswer {
  readonly step: 'create' | 'method'
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
  readonly problem?: string
  /** The pairs are in another return. [R8.44] */
  readonly isReturned?: boolean
}
