import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { DraftLine } from '../draft.ts'
import type { LabelProof, LabelSession } from '../label-payment.ts'
import type { Way } from '../ways.ts'

/** What a posted step of the flow answers with. */
export interface CreateAnswer {
  readonly step: 'create' | 'method'
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
  /** When the return is posted: for label, dearer sizes or both. Also undefined while payment is unavailable. */
  readonly label?: LabelSession | undefined
  /** For dearer sizes when the return isn't posted. */
  readonly handIn?: LabelSession | undefined
  /** Of a label that was paid for before its return failed. */
  readonly proof?: LabelProof | undefined
  /** As chosen. */
  readonly way?: Way | undefined
  readonly problem?: string
  /** The pairs are in another return. [R8.44] */
  readonly isReturned?: boolean
}
