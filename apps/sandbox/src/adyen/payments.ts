import { randomBytes } from 'node:crypto'
import { AdyenError, missingField } from './adyen-error.ts'
import { findCardBrand, judgeCard, type Verdict } from './cards.ts'
import type { Ledger, Payment, PaymentState } from './ledger.ts'
import type { Notice } from './notifications.ts'
import { newPspReference } from './references.ts'
import { amountIn, cardIn, checkMerchantAccount, findText, type JsonObject, objectIn, textIn } from './requests.ts'
import type { Vault } from './vault.ts'

/** How long a payment stays pending. */
const PENDING_MS = 2000

/** Context of the payment service. */
export interface PaymentDesk {
  readonly ledger: Ledger
  readonly vault: Vault
  readonly merchantAccount: string
  /** Base URL of the bank's page. */
  readonly publicUrl: string
  notify(notice: Notice): void
}

const STATES: Readonly<Record<Verdict['kind'], PaymentState>> = {
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

function announce(desk: PaymentDesk, payment: Payment): void {
  desk.notify({
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
  desk: PaymentDesk,
  payment: Payment,
  end: Pick<Payment, 'state'> & Partial<Pick<Payment, 'refusalReason' | 'refusalReasonCode'>>,
): Payment {
  const capturedValue = end.state === 'authorised' && !payment.isManualCapture ? payment.amount.value : 0
  const settled: Payment = { ...payment, ...end, capturedValue }
  desk.ledger.put('payments', settled.pspReference, settled)
  announce(desk, settled)
  return settled
}

function settlePendingLater(desk: PaymentDesk, payment: Payment): void {
  setTimeout(() => settlePayment(desk, payment, { state: 'authorised' }), PENDING_MS).unref()
}

/** Continues pending payments after a restart. */
export function resumePending(desk: PaymentDesk): void {
  for (const payment of desk.ledger.all('payments')) if (payment.state === 'pending') settlePendingLater(desk, payment)
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
  desk: PaymentDesk,
  request: JsonObject,
  idempotencyKey: string | undefined,
): { payment: Payment; verdict: Verdict } {
  checkMerchantAccount(request, desk.merchantAccount)
  const merchantReference = textIn(request, 'reference')
  const amount = amountIn(request)
  const returnUrl = textIn(request, 'returnUrl')
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
    throw new AdyenError(422, '14_0420', 'Invalid returnUrl')
  const paymentMethod = objectIn(request, 'paymentMethod')
  const type = textIn(paymentMethod, 'type')
  if (type !== 'scheme') throw new AdyenError(422, '14_0421', `Payment method ${type} is not available in the sandbox`)
  const card = cardIn(paymentMethod, desk.vault)
  const verdict = judgeCard(card, new Date())
  const secret = () => randomBytes(32).toString('base64url')
  const additionalData = (request.additionalData ?? {}) as JsonObject
  const payment: Payment = {
    pspReference: newPspReference(),
    merchantReference,
    merchantAccount: desk.merchantAccount,
    amount,
    state: STATES[verdict.kind],
    brand: findCardBrand(card.number) ?? 'visa',
    lastFour: card.number.slice(-4),
    expiryDate: `${Number(card.expiryMonth)}/${card.expiryYear}`,
    holderName: card.holderName,
    returnUrl,
    idempotencyKey,
    isManualCapture: additionalData.manualCapture === 'true' || typeof request.captureDelayHours === 'number',
    refusalReason: 'reason' in verdict ? verdict.reason : undefined,
    refusalReasonCode: 'code' in verdict ? verdict.code : undefined,
    capturedValue: 0,
    refundedValue: 0,
    challengeId: verdict.kind === 'challenge' ? secret() : undefined,
    redirectResult: verdict.kind === 'challenge' ? secret() : undefined,
    createdAt: new Date().toISOString(),
  }
  return { payment, verdict }
}

/** `POST /payments`. @throws AdyenError for an invalid request */
export function pay(desk: PaymentDesk, request: JsonObject, idempotencyKey: string | undefined): JsonObject {
  const { payment, verdict } = newPayment(desk, request, idempotencyKey)
  if (verdict.kind !== 'challenge' && verdict.kind !== 'pending')
    return describePayment(settlePayment(desk, payment, payment), desk.publicUrl)
  desk.ledger.put('payments', payment.pspReference, payment)
  if (verdict.kind === 'pending') settlePendingLater(desk, payment)
  return describePayment(payment, desk.publicUrl)
}

/** `POST /payments/details`: the result after a redirect. @throws AdyenError for an unknown result */
export function submitDetails(desk: PaymentDesk, request: JsonObject): JsonObject {
  const redirectResult = findText(objectIn(request, 'details'), 'redirectResult')
  if (!redirectResult) throw missingField('details.redirectResult')
  const payment = desk.ledger
    .all('payments')
    .find((candidate) => candidate.redirectResult === redirectResult && candidate.state !== 'challenged')
  if (!payment) throw new AdyenError(422, '14_0413', 'Invalid redirectResult')
  return describePayment(payment, desk.publicUrl)
}
