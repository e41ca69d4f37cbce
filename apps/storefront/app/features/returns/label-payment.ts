import type { LibrarySettings } from '#app/features/checkout/payment-methods/card/use-checkout.ts'

/** A session that pays for a label, for dearer sizes or for both. [R3.105, A38, decision 122] */
export interface LabelSession {
  readonly reference: string
  readonly cents: number
  readonly library: LibrarySettings
}

/** What proves the payment to the commerce server. */
export interface LabelProof {
  readonly reference: string
  /** Empty when the service's answer was lost: then its report counts. */
  readonly sessionResult: string
}

/** Names of the fields that carry a proof. */
export const PROOF_FIELDS = { reference: 'label_reference', sessionResult: 'label_result' } as const
