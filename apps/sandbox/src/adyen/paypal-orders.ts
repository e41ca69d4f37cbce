import { randomBytes } from 'node:crypto'
import { AdyenError } from './adyen-error.ts'
import type { Payment, PaypalState } from './ledger.ts'
import { amountIn, type JsonObject, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'
import { settlePayment } from './settlement.ts'

const newPaymentData = () => `sandbox-paypal.${randomBytes(24).toString('base64url')}`

export function newPaypalState(): PaypalState {
  const orderId = randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
  return { orderId, paymentData: newPaymentData(), deliveryMethods: [], decision: undefined }
}

type PaypalPayment = Payment & { readonly paypal: PaypalState }

const isPaypal = (payment: Payment): payment is PaypalPayment => payment.paypal !== undefined

/** @throws AdyenError for an unknown order */
export function findPaypalPayment(service: PaymentService, orderId: string): PaypalPayment {
  const payment = service.ledger
    .all('payments')
    .filter(isPaypal)
    .find(({ paypal }) => paypal.orderId === orderId)
  if (!payment) throw new AdyenError(422, '14_0413', 'Invalid PayPal order')
  return payment
}

function requireCurrent({ paypal }: PaypalPayment, paymentData: string | undefined): void {
  if (paypal.paymentData !== paymentData) throw new AdyenError(422, '14_0408', 'Invalid paymentData')
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `POST /paypal/updateOrder`. @throws AdyenError for an approved order, or payment data that an update replaced */
export function updatePaypalOrder(service: PaymentService, body: JsonObject): JsonObject {
  const payment = service.ledger.get('payments', textIn(body, 'pspReference'))
  if (!payment || !isPaypal(payment)) throw new AdyenError(422, '14_0413', 'Invalid PayPal order')
  requireCurrent(payment, textIn(body, 'paymentData'))
  if (payment.paypal.decision) throw new AdyenError(422, '14_0414', 'PayPal order is already approved')
  const deliveryMethods = Array.isArray(body.deliveryMethods) ? body.deliveryMethods.filter(isObject) : []
  const paypal = { ...payment.paypal, paymentData: newPaymentData(), deliveryMethods }
  service.ledger.put('payments', payment.pspReference, { ...payment, amount: amountIn(body), paypal })
  return { paymentData: paypal.paymentData, status: 'success' }
}

/** What the shopper decides in PayPal's window. The first decision counts. */
export function decidePaypalOrder(service: PaymentService, orderId: string, decision: 'approve' | 'refuse'): void {
  const payment = findPaypalPayment(service, orderId)
  if (payment.paypal.decision) return
  service.ledger.put('payments', payment.pspReference, { ...payment, paypal: { ...payment.paypal, decision } })
}

const REFUSED = { state: 'refused', refusalReason: 'Refused', refusalReasonCode: '2' } as const

/** Charges an approved order. @throws AdyenError before the approval, or for payment data that an update replaced */
export function settlePaypal(service: PaymentService, payment: Payment, paymentData: string | undefined): Payment {
  if (!isPaypal(payment) || payment.state !== 'challenged') return payment
  requireCurrent(payment, paymentData)
  const { decision } = payment.paypal
  if (!decision) throw new AdyenError(422, '14_0415', 'PayPal order is not approved')
  return settlePayment(service, payment, decision === 'approve' ? { state: 'authorised' } : REFUSED)
}
