import { createHash } from 'node:crypto'
import type { Payment } from './ledger.ts'
import { closePaidOrder } from './partial/orders.ts'
import type { PaymentService } from './service.ts'

/** How long a payment stays pending. */
const PENDING_MS = 2000

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
      ...cardFacts(payment),
      ...(payment.state === 'authorised' ? { authCode: authCode(payment), ...tokenFacts(payment) } : {}),
    },
  })
}

const FOREIGN: Readonly<Record<string, string>> = { jcb: 'JP', cup: 'CN' }

/** The alias is the same for each payment with a card. */
export function cardFacts({ method, brand, lastFour, expiryDate, amount }: Payment): Readonly<Record<string, string>> {
  if (method !== 'scheme') return {}
  const alias = createHash('sha256').update(`${brand} ${lastFour} ${expiryDate}`).digest('hex').slice(0, 15)
  const country = FOREIGN[brand] ?? (amount.currency === 'NZD' ? 'NZ' : 'AU')
  return {
    cardSummary: lastFour,
    expiryDate,
    alias: alias.toUpperCase(),
    aliasType: 'Default',
    cardIssuingCountry: country,
  }
}

/** The stored card of a payment, by both names that Adyen uses. */
export function tokenFacts({ storedCardId, shopperReference }: Payment): Readonly<Record<string, string>> {
  return storedCardId && shopperReference
    ? {
        'recurring.recurringDetailReference': storedCardId,
        'recurring.shopperReference': shopperReference,
        'tokenization.storedPaymentMethodId': storedCardId,
        'tokenization.shopperReference': shopperReference,
      }
    : {}
}

/** The same six digits for the same payment. */
export function authCode(payment: Payment): string {
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
  if (settled.state === 'authorised') activateStoredCard(service, settled)
  announce(service, settled)
  closePaidOrder(service, settled)
  return settled
}

function activateStoredCard({ ledger }: PaymentService, { storedCardId }: Payment): void {
  const card = storedCardId ? ledger.get('storedCards', storedCardId) : undefined
  if (card && !card.isActive) ledger.put('storedCards', card.id, { ...card, isActive: true })
}

export function settlePendingLater(service: PaymentService, payment: Payment): void {
  setTimeout(() => settlePayment(service, payment, { state: 'authorised' }), PENDING_MS).unref()
}

/** Continues pending payments after a restart. */
export function resumePending(service: PaymentService): void {
  for (const payment of service.ledger.all('payments'))
    if (payment.state === 'pending') settlePendingLater(service, payment)
}
