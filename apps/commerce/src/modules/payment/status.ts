import type { Kysely } from 'kysely'
import { type OrderRow, requireOrder } from '#modules/orders'
import { FAILED, isIn, PENDING } from '#src/order-lifecycle/states'
import type { AdyenPaymentStatus } from '#src/platform/contract/contract.generated'
import { type Database, inTransaction } from '#src/platform/database'
import { CHECKING, failureCodeOf, NOT_TAKEN, type PaymentFailureCode } from './messages.ts'
import { findReturned, lockAttempt, markAttemptPromised } from './store.ts'
import type { AttemptRow } from './tables.ts'
import { requireOrderWithAttempt } from './with-order.ts'

export interface PaymentStatus extends AdyenPaymentStatus {
  readonly failureCode: PaymentFailureCode | null
}

function codeOfAction(action: Readonly<Record<string, unknown>>): string {
  const { type, subtype } = action
  if (type === 'redirect') return 'RedirectShopper'
  if (type === 'threeDS2Fingerprint' || subtype === 'fingerprint') return 'IdentifyShopper'
  return typeof type === 'string' && type.startsWith('threeDS2') ? 'ChallengeShopper' : 'PresentToShopper'
}

const CHECKING_CODES: ReadonlySet<string> = new Set(['Pending', 'Received'])

const FAILED_CODES: Readonly<Record<string, string>> = { refused: 'Refused', cancelled: 'Cancelled' }

function toPaymentStatus(order: OrderRow, attempt: AttemptRow | undefined): PaymentStatus {
  const status = {
    isFinal: true,
    additionalData: null,
    action: null,
    order_number: order.number,
    order_token: order.access_token,
    message: null,
    failureCode: null,
  }
  if (isIn(FAILED, order)) {
    return {
      ...status,
      order_token: null,
      resultCode: FAILED_CODES[attempt?.state ?? ''] ?? 'Error',
      message: order.failure_reason ?? NOT_TAKEN,
      failureCode: failureCodeOf(attempt?.state, attempt?.refusal_reason ?? undefined),
    }
  }
  if (!isIn(PENDING, order)) return { ...status, resultCode: 'Authorised' }
  if (attempt?.state === 'action_required' && attempt.action && !findReturned(attempt)) {
    return {
      ...status,
      isFinal: false,
      resultCode: codeOfAction(attempt.action),
      action: JSON.stringify(attempt.action),
    }
  }
  return { ...status, resultCode: attempt?.state === 'pending' ? 'Pending' : 'Received', message: CHECKING }
}

/** @returns false when the payment has ended */
function notePromise(db: Kysely<Database>, { id, order_id: orderId }: AttemptRow): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockAttempt(trx, id)
    if (!isIn(PENDING, await requireOrder(trx, orderId))) return false
    await markAttemptPromised(trx, id)
    return true
  })
}

export interface OrderPayment {
  readonly order: OrderRow
  readonly payment: PaymentStatus
}

/** A shopper who sees that the payment is being checked gets a mail if it fails. [R7.86, R4.50, A72] */
export async function loadOrderPayment(db: Kysely<Database>, orderId: number): Promise<OrderPayment> {
  const { order, attempt } = await requireOrderWithAttempt(db, orderId)
  const payment = toPaymentStatus(order, attempt)
  const isNew = attempt && CHECKING_CODES.has(payment.resultCode ?? '') && attempt.promised_at === null
  if (!isNew || (await notePromise(db, attempt))) return { order, payment }
  return loadOrderPayment(db, orderId)
}

export async function loadPaymentStatus(db: Kysely<Database>, orderId: number): Promise<PaymentStatus> {
  return (await loadOrderPayment(db, orderId)).payment
}
