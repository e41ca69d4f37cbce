import { actionOf } from './actions.ts'
import { AdyenError } from './adyen-error.ts'
import type { Payment } from './ledger.ts'
import { findText, type JsonObject, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'
import { settlePayment } from './settlement.ts'

export function findByChallenge(service: PaymentService, id: string | undefined): Payment | undefined {
  return id === undefined ? undefined : service.ledger.all('payments').find((payment) => payment.challengeId === id)
}

export const NOT_AUTHENTICATED = {
  state: 'refused',
  refusalReason: '3D Not Authenticated',
  refusalReasonCode: '11',
} as const

const encode = (value: JsonObject) => Buffer.from(JSON.stringify(value)).toString('base64')

/** Undefined unless it is base64 of a JSON object. */
function decode(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}

/** `submitThreeDS2Fingerprint`: frictionless cards are done, others get the challenge. @throws AdyenError */
export function submitFingerprint(service: PaymentService, request: JsonObject): JsonObject {
  const payment = findByChallenge(service, textIn(request, 'paymentData'))
  if (!payment || (payment.step !== 'fingerprint' && payment.step !== 'challenge'))
    throw new AdyenError(422, '14_0414', 'Invalid paymentData')
  if (payment.isFrictionless) {
    const authorisationToken = payment.challengeId
    return { type: 'completed', details: { threeDSResult: encode({ transStatus: 'Y', authorisationToken }) } }
  }
  const challenged: Payment = { ...payment, step: 'challenge' }
  service.ledger.put('payments', payment.pspReference, challenged)
  return { type: 'action', action: actionOf(challenged, service.publicUrl) }
}

/** The bank's page says it, never the browser. */
function isAuthenticated(payment: Payment): boolean {
  return payment.isFrictionless || payment.transStatus === 'Y'
}

/** @throws AdyenError for a made-up result */
export function findByThreeDSResult(service: PaymentService, threeDSResult: string): Payment {
  const payment = findByChallenge(service, findText(decode(threeDSResult) ?? {}, 'authorisationToken'))
  if (!payment) throw new AdyenError(422, '14_0415', 'Invalid threeDSResult')
  return payment
}

/** Settles a payment by the bank's answer; a second time changes nothing. */
export function settleByBank(service: PaymentService, payment: Payment): Payment {
  if (payment.state !== 'challenged') return payment
  return isAuthenticated(payment)
    ? settlePayment(service, payment, { state: 'authorised' })
    : settlePayment(service, payment, NOT_AUTHENTICATED)
}
