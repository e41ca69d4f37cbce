import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { AttemptState } from '#src/order-lifecycle/attempts'
import type { CaptureState } from '#src/order-lifecycle/captures'

/** Proves nothing until the payment service confirms it. */
export interface ReturnedDetails {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData?: string
}

interface ActionData {
  readonly sessionId?: string
  readonly returned?: ReturnedDetails
}

/**
 * `id` is the Idempotency-Key, `merchant_reference` is `<order number>-<n>`, or older than the order for PayPal
 * express.
 */
interface PaymentAttemptTable {
  id: string
  order_id: number
  n: number
  merchant_reference: string
  psp_reference: string | null
  method: string
  brand: string | null
  /** The payment service's own name for the card. */
  card_alias: Generated<string | null>
  /** Of the card's bank. */
  card_country: Generated<string | null>
  /** HMAC of the shopper's network address. */
  source_key: Generated<string | null>
  amount_cents: number
  currency: string
  state: AttemptState
  refusal_reason: string | null
  action: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>
  action_data: ColumnType<ActionData | null, string | null | undefined, string | null>
  reversal_key: string | null
  /** When the shopper saw that a mail will follow. */
  promised_at: ColumnType<Date | null, never, Date>
  created_at: ColumnType<Date, never, never>
  sent_at: Date | null
  answered_at: Date | null
  updated_at: ColumnType<Date, never, Date>
}

/** Unique; immutable except `attempt_id` and `handled_at`. */
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

/** [R3.45] */
interface SavedCardTable {
  token_id: string
  customer_id: number
  brand: string
  last_four: string
  expiry_month: string
  expiry_year: string
  holder_name: string | null
  created_at: ColumnType<Date, never, never>
}

/** Part of an authorisation that is captured. [decision 104] */
interface CaptureTable {
  id: GeneratedAlways<number>
  order_id: number
  attempt_id: string
  /** Parcel or collection; null when taken at payment. */
  shipment_id: number | null
  n: number
  idempotency_key: string
  amount_cents: number
  state: CaptureState
  psp_reference: string | null
  created_at: ColumnType<Date, never, never>
}

/** Money to refund from what an order paid. */
interface RefundTable {
  id: GeneratedAlways<number>
  order_id: number
  return_id: number | null
  attempt_id: string | null
  /** Pieces that were cancelled after payment; once each. */
  order_allocation_id: number | null
  credit_memo_id: number | null
  psp_reference: string | null
  n: number
  idempotency_key: string
  amount_cents: number
  state: string
  created_at: ColumnType<Date, never, never>
}

/** What a shopper paid with a return for a dearer swap. [decision 122] */
interface SwapDifferenceTable {
  /** The swap. */
  order_id: number
  psp_reference: string
  /** Of the payment. */
  reference: string
  cents: number
  created_at: ColumnType<Date, never, never>
}

/** For a swap that was sent, or for the returned item of one that never was. */
interface DifferenceRefundTable {
  id: GeneratedAlways<number>
  order_id: number | null
  return_item_id: number | null
  psp_reference: string
  reference: string
  cents: number
  currency: string
  idempotency_key: Generated<string>
  sent_at: Date | null
  /** Of the refund, by the payment service. */
  refund_reference: string | null
  created_at: ColumnType<Date, never, never>
}

export interface PaymentTables {
  swap_difference: SwapDifferenceTable
  difference_refund: DifferenceRefundTable
  capture: CaptureTable
  refund: RefundTable
  saved_card: SavedCardTable
  payment_attempt: PaymentAttemptTable
  psp_event: PspEventTable
}

export type CaptureRow = Selectable<CaptureTable>
export type AttemptRow = Selectable<PaymentAttemptTable>
export type PspEventRow = Selectable<PspEventTable>
