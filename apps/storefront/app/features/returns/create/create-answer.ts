import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { DraftLine } from '../draft.ts'
import type { Way } from '../ways.ts'

/** What a posted step of the flow answers with. */
export interface CreateAnswer {
  readonly step: 'create' | 'method'
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
  /** As chosen. */
  readonly way?: Way | undefined
  readonly problem?: string
  /** The pairs are in another return. [R8.44] */
  readonly isReturned?: boolean
}
