import { actionOf } from './actions.ts'
import { AdyenError, missingField } from './adyen-error.ts'
import type { Payment, PaymentState, PaymentStep } from './ledger.ts'
import { newPayment } from './new-payment.ts'
import { orderOf } from './partial/orders.ts'
import { findPaypalPayment, settlePaypal } from './paypal-orders.ts'
import { findText, type JsonObject, objectIn } from './requests.ts'
import type { PaymentService } from './service.ts'
import { authCode, cardFacts, settlePayment, settlePendingLater, tokenFacts } from './settlement.ts'
import { findByThreeDSResult, settleByBank } from './three-ds2.ts'

const STEP_CODES: Readonly<Record<PaymentStep, string>> = {
  redirect: 'RedirectShopper',
  fingerprint: 'IdentifyShopper',
  challenge: 'ChallengeShopper',
  sdk: 'Pending',
}

const RESULT_CODES: Readonly<Record<Exclude<PaymentState, 'challenged'>, string>> = {
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  error: 'Error',
  cancelled: 'Cancelled',
}

export function resultCodeOf({ state, step }: Payment): string {
  return state === 'challenged' ? STEP_CODES[step ?? 'redirect'] : RESULT_CODES[state]
}

/** Adyen's answer to `/payments` and `/payments/details`. */
export function describePayment(payment: Payment, publicUrl: string): JsonObject {
  const isCard = payment.method === 'scheme'
  return {
    additionalData: {
      ...cardFacts(payment),
      paymentMethod: payment.brand,
      ...(payment.state === 'authorised'
        ? { authCode: authCode(payment), refusalReasonRaw: 'AUTHORISED', ...tokenFacts(payment) }
        : {}),
    },
    pspReference: payment.pspReference,
    resultCode: resultCodeOf(payment),
    amount: payment.amount,
    merchantReference: payment.merchantReference,
    paymentMethod: isCard ? { brand: payment.brand, type: 'scheme' } : { type: payment.method },
    ...(payment.refusalReason
      ? { refusalReason: payment.refusalReason, refusalReasonCode: payment.refusalReasonCode }
      : {}),
    ...(payment.state === 'challenged' ? { action: actionOf(payment, publicUrl) } : {}),
  }
}

/** Includes the order of which it pays a part. */
export function answerFor(service: PaymentService, payment: Payment): JsonObject {
  return { ...describePayment(payment, service.publicUrl), ...orderOf(service, payment) }
}

/** `POST /payments`. @throws AdyenError for an invalid request */
export function pay(service: PaymentService, request: JsonObject, idempotencyKey: string | undefined): Payment {
  const payment = newPayment(service, request, idempotencyKey)
  if (payment.state !== 'challenged' && payment.state !== 'pending') return settlePayment(service, payment, payment)
  service.ledger.put('payments', payment.pspReference, payment)
  if (payment.state === 'pending') settlePendingLater(service, payment)
  return payment
}

/** @throws AdyenError for an unknown result */
function findByDetails(service: PaymentService, details: JsonObject): Payment {
  const threeDSResult = findText(details, 'threeDSResult')
  if (threeDSResult) return findByThreeDSResult(service, threeDSResult)
  const orderId = findText(details, 'orderID')
  if (orderId) return findPaypalPayment(service, orderId)
  const redirectResult = findText(details, 'redirectResult')
  if (!redirectResult) throw missingField('details.redirectResult')
  const payment = service.ledger
    .all('payments')
    .find((candidate) => candidate.redirectResult === redirectResult && candidate.state !== 'challenged')
  if (!payment) throw new AdyenError(422, '14_0413', 'Invalid redirectResult')
  return payment
}

/**
 * `POST /payments/details`: the result after an action. `isOwn`: whether the caller may see the payment. @throws
 * AdyenError for an unknown result or another's
 */
export function submitDetails(
  service: PaymentService,
  request: JsonObject,
  isOwn: (payment: Payment) => boolean = () => true,
): Payment {
  const payment = findByDetails(service, objectIn(request, 'details'))
  if (!isOwn(payment)) throw new AdyenError(422, '14_0413', 'Invalid redirectResult')
  if (payment.paypal) return settlePaypal(service, payment, findText(request, 'paymentData'))
  return payment.step === 'fingerprint' || payment.step === 'challenge' ? settleByBank(service, payment) : payment
}
