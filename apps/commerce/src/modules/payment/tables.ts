import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { AttemptState } from '#src/order-lifecycle/attempts'

/**
 * What the browser brought back from the bank's or the payment service's page; it proves nothing and is only checked.
 */
export interface ReturnedDetails {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData?: string
}

/**
 * What is needed to ask how a payment ended: the session of the payment service's own page, and what was brought from
 * there unanswered.
 */
interface ActionData {
  readonly sessionId?: string
  readonly returned?: ReturnedDetails
}

/**
 * One try to charge an order. `id` is the payment service's Idempotency-Key, `merchant_reference` is `<order
 * number>-<n>`.
 */
interface PaymentAttemptTable {
  id: string
  order_id: number
  n: number
  merchant_reference: string
  psp_reference: string | null
  method: string
  brand: string | null
  amount_cents: number
  currency: string
  state: AttemptState
  refusal_reason: string | null
  /** What the shopper's browser must do (3-D Secure), as the payment service gave it. */
  action: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>
  action_data: ColumnType<ActionData | null, string | null | undefined, string | null>
  reversal_key: string | null
  /** When a shopper saw that it is being checked and that a mail will follow. */
  promised_at: ColumnType<Date | null, never, Date>
  capture_key: string | null
  created_at: ColumnType<Date, never, never>
  sent_at: Date | null
  answered_at: Date | null
  updated_at: ColumnType<Date, never, Date>
}

/** An answer, webhook or finding of reconciliation; unique, never changed but for `attempt_id` and `handled_at`. */
interface PspEventTable {
  id: GeneratedAlways<number>
  attempt_id: string | null
  psp_reference: string
  event_code: string
  success: boolean
  original_reference: Generated<string>
  merchant_reference: string | null
  amount_cents: number | null
  currency: string | null
  channel: 'answer' | 'webhook' | 'reconcile'
  payload: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>
  received_at: ColumnType<Date, Date | undefined, never>
  handled_at: Date | null
}

/** A card that a customer saved; the card itself is with the payment service. [R3.45] */
interface SavedCardTable {
  /** The payment service's own id. */
  token_id: string
  customer_id: number
  brand: string
  last_four: string
  expiry_month: string
  expiry_year: string
  holder_name: string | null
  created_at: ColumnType<Date, never, never>
}

/** Money that is given back of what an order paid. */
interface RefundTable {
  id: GeneratedAlways<number>
  order_id: number
  return_id: number | null
  attempt_id: string | null
  n: number
  idempotency_key: string
  amount_cents: number
  state: string
  created_at: ColumnType<Date, never, never>
}

export interface PaymentTables {
  refund: RefundTable
  saved_card: SavedCardTable
  payment_attempt: PaymentAttemptTable
  psp_event: PspEventTable
}

export type AttemptRow = Selectable<PaymentAttemptTable>
export type PspEventRow = Selectable<PspEventTable>
