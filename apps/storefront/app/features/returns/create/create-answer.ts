import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { DraftLine } from '../draft.ts'
import type { LabelProof, LabelSession } from '../label-payment.ts'
import type { Way } from '../ways.ts'

/** What a posted step of the flow answers with. */
export interface CreateAnswer {
  readonly step: 'create' | 'method'
  readonly draft: readonly DraftLine[]
  readonly errors: FieldErrors
  /** Of a label that costs, or of dearer sizes that are posted; undefined also while none can be paid for. */
  readonly label?: LabelSession | undefined
  /** Pays for dearer sizes when it isn't posted. */
  readonly handIn?: LabelSession | undefined
  /** Of a label that was paid for with a return that failed. */
  readonly proof?: LabelProof | undefined
  /** As chosen. */
  readonly way?: Way | undefined
  readonly problem?: string
  /** The pairs are in another return. [R8.44] */
  readonly isReturned?: boolean
}
