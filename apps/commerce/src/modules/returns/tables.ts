import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { ReturnItemState, ReturnState } from '#src/order-lifecycle/returns'

type WrittenOnce = ColumnType<Date, never, never>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A paid label. [R3.72] */
export interface LabelPayment {
  readonly pspReference: string
  readonly cents: number
}

/** [R3.80] */
interface ParcelPointData {
  readonly reference: string
  /** Once chosen. */
  readonly name?: string
}

/** [R3.71] */
interface ReturnRequestTable {
  id: GeneratedAlways<number>
  /** 128-bit random. */
  uid: string
  number: Generated<string>
  order_id: number
  customer_id: number | null
  guest_email: string | null
  contact_email: string | null
  status: ReturnState
  /** Hashes the request's key and content; null without a key and after the return is cancelled. */
  request_hash: ColumnType<string | null, string | null | undefined, null>
  method: Generated<'label' | 'store' | 'parcel_point'>
  is_paid: Generated<boolean>
  payment: NullableJson<LabelPayment>
  parcel_point: NullableJson<ParcelPointData>
  /** A day in the site's zone; written as `YYYY-MM-DD`. */
  send_by: ColumnType<Date | null, string | null, string | null>
  received_at: Date | null
  closed_at: Date | null
  created_at: WrittenOnce
  updated_at: ColumnType<Date, never, Date>
}

/** Pieces of an order line that share a state. [R3.75] */
interface ReturnItemTable {
  id: GeneratedAlways<number>
  return_id: number
  order_line_id: number
  quantity: number
  reason_code: string | null
  reason_text: string | null
  status: ReturnItemState
  /** Where an inspected piece went. */
  disposition: 'resell' | 'outlet' | 'destroy' | null
  /** Where it was received. */
  source: string | null
  received_at: Date | null
  /** When it was approved or rejected. */
  decided_at: Date | null
  reject_reason: string | null
  refund_cents: number | null
  /** When it was refunded. */
  settled_at: Date | null
  exchange_sku: string | null
  /** Price of one piece of it, when it was asked for. */
  exchange_cents: number | null
  exchange_order_id: number | null
}

/** Between shopper and staff. */
interface ReturnCommentTable {
  id: GeneratedAlways<number>
  return_id: number
  author: string
  text: string
  created_at: WrittenOnce
}

/** A parcel that the shopper sent. */
interface ReturnTrackingTable {
  id: GeneratedAlways<number>
  return_id: number
  carrier_code: string
  tracking_number: string
  created_at: WrittenOnce
}

/** What happened to a return. */
interface ReturnEventTable {
  id: GeneratedAlways<number>
  return_id: number
  kind: string
  actor: 'customer' | 'guest' | 'operator' | 'job'
  detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>
  at: WrittenOnce
}

/** Of a label and of dearer sizes; pays for one return. */
interface ReturnPaymentTable {
  id: GeneratedAlways<number>
  order_id: number
  reference: string
  session_id: string
  amount_cents: number
  /** Of the amount: what dearer sizes cost more. [decision 122] */
  difference_cents: Generated<number>
  currency: string
  psp_reference: string | null
  return_id: number | null
  capture_key: Generated<string>
  captured_at: Date | null
  /** Claimed for a reversal: pays for no return. */
  reversing_at: Date | null
  reversed_at: Date | null
  created_at: WrittenOnce
}

/** Of a fault; the file has its uid. */
interface ReturnPhotoTable {
  uid: string
  order_id: number
  /** Null until the return is requested. */
  return_id: number | null
  order_line_id: number | null
  created_at: ColumnType<Date, never, never>
}

export interface ReturnTables {
  return_payment: ReturnPaymentTable
  return_request: ReturnRequestTable
  return_item: ReturnItemTable
  return_comment: ReturnCommentTable
  return_tracking: ReturnTrackingTable
  return_event: ReturnEventTable
  return_photo: ReturnPhotoTable
}

export type ReturnRow = Selectable<ReturnRequestTable>
export type ReturnItemRow = Selectable<ReturnItemTable>
export type ReturnCommentRow = Selectable<ReturnCommentTable>
export type ReturnTrackingRow = Selectable<ReturnTrackingTable>
