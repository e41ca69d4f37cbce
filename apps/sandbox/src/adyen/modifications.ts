import { AdyenError } from './adyen-error.ts'
import type { Amount, Payment } from './ledger.ts'
import type { EventCode } from './notifications.ts'
import { newPspReference } from './references.ts'
import { amountIn, checkMerchantAccount, findText, type JsonObject, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'

export type ModificationKind = 'captures' | 'refunds' | 'amountUpdates' | 'cancels' | 'reversals'

interface Outcome {
  readonly eventCode: EventCode
  readonly isSuccess: boolean
  readonly amount: Amount
  readonly reason: string
  readonly changed: Payment
  readonly additionalData?: Readonly<Record<string, string>>
}

function capture(payment: Payment, amount: Amount): Outcome {
  const free = payment.amount.value - (payment.isManualCapture ? payment.capturedValue : 0)
  const isSuccess = payment.state === 'authorised' && amount.value <= free
  const capturedValue =
    isSuccess && payment.isManualCapture ? payment.capturedValue + amount.value : payment.capturedValue
  return {
    eventCode: 'CAPTURE',
    isSuccess,
    amount,
    reason: isSuccess ? '' : 'Insufficient balance on payment',
    changed: { ...payment, capturedValue },
  }
}

function refund(payment: Payment, amount: Amount): Outcome {
  const isSuccess = payment.state === 'authorised' && amount.value <= payment.capturedValue - payment.refundedValue
  const refundedValue = payment.refundedValue + (isSuccess ? amount.value : 0)
  return {
    eventCode: 'REFUND',
    isSuccess,
    amount,
    reason: isSuccess ? '' : 'Insufficient balance on payment',
    changed: { ...payment, refundedValue },
  }
}

/** Another amount, or the same for as long as a new authorisation lasts. */
function adjust(payment: Payment, amount: Amount): Outcome {
  const isSuccess = payment.state === 'authorised' && payment.isPreAuthorised && payment.capturedValue === 0
  return {
    eventCode: 'AUTHORISATION_ADJUSTMENT',
    isSuccess,
    amount,
    reason: isSuccess ? '' : 'Operation not allowed',
    changed: isSuccess ? { ...payment, amount } : payment,
  }
}

function cancel(payment: Payment, eventCode: 'CANCELLATION' | 'TECHNICAL_CANCEL'): Outcome {
  const isSuccess = (payment.state === 'authorised' && payment.capturedValue === 0) || payment.state === 'challenged'
  const changed: Payment = isSuccess ? { ...payment, state: 'cancelled' } : payment
  return {
    eventCode,
    isSuccess,
    amount: payment.amount,
    reason: isSuccess ? '' : 'Transaction was already captured or cancelled',
    changed,
  }
}

function reverse(payment: Payment): Outcome {
  const isRefund = payment.capturedValue > 0
  const done = isRefund
    ? refund(payment, { ...payment.amount, value: payment.capturedValue - payment.refundedValue })
    : cancel(payment, 'CANCELLATION')
  return {
    ...done,
    eventCode: 'CANCEL_OR_REFUND',
    additionalData: { 'modification.action': isRefund ? 'refund' : 'cancel' },
  }
}

const WITH_AMOUNT: ReadonlySet<ModificationKind> = new Set(['captures', 'refunds', 'amountUpdates'])

const OUTCOMES: Readonly<Record<ModificationKind, (payment: Payment, amount: Amount) => Outcome>> = {
  captures: capture,
  refunds: refund,
  amountUpdates: adjust,
  cancels: (payment) => cancel(payment, 'CANCELLATION'),
  reversals: reverse,
}

/** @returns the modification's own reference */
function apply(service: PaymentService, payment: Payment, outcome: Outcome): string {
  const pspReference = newPspReference()
  service.ledger.put('payments', payment.pspReference, outcome.changed)
  service.notify({
    eventCode: outcome.eventCode,
    isSuccess: outcome.isSuccess,
    pspReference,
    originalReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    merchantAccount: payment.merchantAccount,
    amount: outcome.amount,
    reason: outcome.reason,
    paymentMethod: payment.brand,
    ...(outcome.additionalData ? { additionalData: outcome.additionalData } : {}),
  })
  return pspReference
}

/**
 * `POST /payments/{pspReference}/…`: always answers "received"; the result follows by webhook. @throws AdyenError for
 * an unknown payment or currency
 */
export function modifyPayment(
  service: PaymentService,
  kind: ModificationKind,
  paymentPspReference: string,
  request: JsonObject,
): JsonObject {
  checkMerchantAccount(request, service.merchantAccount)
  const payment = service.ledger.get('payments', paymentPspReference)
  if (!payment) throw new AdyenError(422, '167', 'Original pspReference required for this operation')
  const amount = WITH_AMOUNT.has(kind) ? amountIn(request) : payment.amount
  if (amount.currency !== payment.amount.currency) throw new AdyenError(422, '138', 'Unsupported currency specified')
  const pspReference = apply(service, payment, OUTCOMES[kind](payment, amount))
  const withAmount = WITH_AMOUNT.has(kind) ? { amount } : {}
  return {
    merchantAccount: service.merchantAccount,
    paymentPspReference,
    pspReference,
    reference: findText(request, 'reference') ?? '',
    status: 'received',
    ...withAmount,
  }
}

const WITHDRAWABLE = new Set<Payment['state']>(['authorised', 'challenged'])

/** `POST /cancels` by merchant reference; cancels a pending challenge. */
export function cancelByReference(service: PaymentService, request: JsonObject): JsonObject {
  checkMerchantAccount(request, service.merchantAccount)
  const paymentReference = textIn(request, 'paymentReference')
  const payment = service.ledger
    .all('payments')
    .find((candidate) => candidate.merchantReference === paymentReference && WITHDRAWABLE.has(candidate.state))
  const pspReference = payment ? apply(service, payment, cancel(payment, 'TECHNICAL_CANCEL')) : newPspReference()
  return {
    merchantAccount: service.merchantAccount,
    paymentReference,
    pspReference,
    reference: findText(request, 'reference') ?? '',
    status: 'received',
  }
}
