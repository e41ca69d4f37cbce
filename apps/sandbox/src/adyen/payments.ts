import { randomBytes } from 'node:crypto'
import { AdyenError, missingField } from './adyen-error.ts'
import { type Decision, decidePayment, findCardBrand } from './cards.ts'
import type { Ledger, Payment, PaymentState } from './ledger.ts'
import type { Notice } from './notifications.ts'
import { newPspReference } from './references.ts'
import { amountIn, cardIn, checkMerchantAccount, findText, type JsonObject, objectIn, textIn } from './requests.ts'
import type { Vault } from './vault.ts'

/** How long a payment stays pending. */
const PENDING_MS = 2000

/** Context of the payment service. */
export interface PaymentService {
  readonly ledger: Ledger
  readonly vault: Vault
  readonly merchantAccount: string
  /** Base URL of the bank's page. */
  readonly publicUrl: string
  notify(notice: Notice): void
}

const STATES: Readonly<Record<Decision['kind'], PaymentState>> = {
  approve: 'authorised',
  challenge: 'challenged',
  pending: 'pending',
  error: 'error',
  refuse: 'refused',
}

const RESULT_CODES: Readonly<Record<PaymentState, string>> = {
  challenged: 'RedirectShopper',
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  error: 'Error',
  cancelled: 'Cancelled',
}

function announce(service: PaymentService, payment: Payment): void {
  service.notify({
    eventCode: 'AUTHORISATION',
    isSuccess: payment.state === 'authorised',
    pspReference: payment.pspReference,
    originalReference: '',
    merchantReference: payment.merchantReference,
    merchantAccount: payment.merchantAccount,
    amount: payment.amount,
    reason:
      payment.state === 'authorised'
        ? `${authCode(payment)}:${payment.lastFour}:${payment.expiryDate}`
        : (payment.refusalReason ?? ''),
    paymentMethod: payment.brand,
    additionalData: {
      cardSummary: payment.lastFour,
      expiryDate: payment.expiryDate,
      ...(payment.state === 'authorised' ? { authCode: authCode(payment) } : {}),
    },
  })
}

/** The same six digits for the same payment. */
function authCode(payment: Payment): string {
  return String(Number.parseInt(Buffer.from(payment.pspReference).toString('hex').slice(-8), 16) % 1_000_000).padStart(
    6,
    '0',
  )
}

export function settlePayment(
  service: PaymentService,
  payment: Payment,
  end: Pick<Payment, 'state'> & Partial<Pick<Payment, 'refusalReason' | 'refusalReasonCode'>>,
): Payment {
  const capturedValue = end.state === 'authorised' && !payment.isManualCapture ? payment.amount.value : 0
  const settled: Payment = { ...payment, ...end, capturedValue }
  service.ledger.put('payments', settled.pspReference, settled)
  announce(service, settled)
  return settled
}

function settlePendingLater(service: PaymentService, payment: Payment): void {
  setTimeout(() => settlePayment(service, payment, { state: 'authorised' }), PENDING_MS).unref()
}

/** Continues pending payments after a restart. */
export function resumePending(service: PaymentService): void {
  for (const payment of service.ledger.all('payments'))
    if (payment.state === 'pending') settlePendingLater(service, payment)
}

/** Adyen's answer to `/payments` and `/payments/details`. */
export function describePayment(payment: Payment, publicUrl: string): JsonObject {
  const isOpen = payment.state === 'challenged'
  return {
    additionalData: {
      cardSummary: payment.lastFour,
      expiryDate: payment.expiryDate,
      paymentMethod: payment.brand,
      ...(payment.state === 'authorised' ? { authCode: authCode(payment), refusalReasonRaw: 'AUTHORISED' } : {}),
    },
    pspReference: payment.pspReference,
    resultCode: RESULT_CODES[payment.state],
    amount: payment.amount,
    merchantReference: payment.merchantReference,
    paymentMethod: { brand: payment.brand, type: 'scheme' },
    ...(payment.refusalReason
      ? { refusalReason: payment.refusalReason, refusalReasonCode: payment.refusalReasonCode }
      : {}),
    ...(isOpen
      ? {
          action: {
            type: 'redirect',
            method: 'GET',
            paymentMethodType: 'scheme',
            url: `${publicUrl}/bank/${payment.challengeId}`,
          },
        }
      : {}),
  }
}

function newPayment(
  service: PaymentService,
  request: JsonObject,
  idempotencyKey: string | undefined,
): { payment: Payment; decision: Decision } {
  checkMerchantAccount(request, service.merchantAccount)
  const merchantReference = textIn(request, 'reference')
  const amount = amountIn(request)
  const returnUrl = textIn(request, 'returnUrl')
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
    throw new AdyenError(422, '14_0420', 'Invalid returnUrl')
  const paymentMethod = objectIn(request, 'paymentMethod')
  const type = textIn(paymentMethod, 'type')
  if (type !== 'scheme') throw new AdyenError(422, '14_0421', `Payment method ${type} is not available in the sandbox`)
  const card = cardIn(paymentMethod, service.vault)
  const decision = decidePayment(card, new Date())
  const secret = () => randomBytes(32).toString('base64url')
  const additionalData = (request.additionalData ?? {}) as JsonObject
  const payment: Payment = {
    pspReference: newPspReference(),
    merchantReference,
    merchantAccount: service.merchantAccount,
    amount,
    state: STATES[decision.kind],
    brand: findCardBrand(card.number) ?? 'visa',
    lastFour: card.number.slice(-4),
    expiryDate: `${Number(card.expiryMonth)}/${card.expiryYear}`,
    holderName: card.holderName,
    returnUrl,
    idempotencyKey,
    isManualCapture: additionalData.manualCapture === 'true' || typeof request.captureDelayHours === 'number',
    refusalReason: 'reason' in decision ? decision.reason : undefined,
    refusalReasonCode: 'code' in decision ? decision.code : undefined,
    capturedValue: 0,
    refundedValue: 0,
    challengeId: decision.kind === 'challenge' ? secret() : undefined,
    redirectResult: decision.kind === 'challenge' ? secret() : undefined,
    createdAt: new Date().toISOString(),
  }
  return { payment, decision }
}

/** `POST /payments`. @throws AdyenError for an invalid request */
export function pay(service: PaymentService, request: JsonObject, idempotencyKey: string | undefined): JsonObject {
  const { payment, decision } = newPayment(service, request, idempotencyKey)
  if (decision.kind !== 'challenge' && decision.kind !== 'pending')
    return describePayment(settlePayment(service, payment, payment), service.publicUrl)
  service.ledger.put('payments', payment.pspReference, payment)
  if (decision.kind === 'pending') settlePendingLater(service, payment)
  return describePayment(payment, service.publicUrl)
}

/** `POST /payments/details`: the result after a redirect. @throws AdyenError for an unknown result */
export function submitDetails(service: PaymentService, request: JsonObject): JsonObject {
  const redirectResult = findText(objectIn(request, 'details'), 'redirectResult')
  if (!redirectResult) throw missingField('details.redirectResult')
  const payment = service.ledger
    .all('payments')
    .find((candidate) => candidate.redirectResult === redirectResult && candidate.state !== 'challenged')
  if (!payment) throw new AdyenError(422, '14_0413', 'Invalid redirectResult')
  return describePayment(payment, service.publicUrl)
}
