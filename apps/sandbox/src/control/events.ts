import type { Payment } from '../adyen/ledger.ts'
import type { EventCode } from '../adyen/notifications.ts'
import { newPspReference } from '../adyen/references.ts'
import { findText, type JsonObject, textIn } from '../adyen/requests.ts'
import type { PaymentService } from '../adyen/service.ts'

/** What happens to a payment without the shop asking, as the payment changes by it. `value` in minor units. */
const EVENTS: Readonly<Partial<Record<EventCode, (payment: Payment, value: number) => Payment>>> = {
  EXPIRE: (payment) => ({ ...payment, state: 'cancelled' }),
  CAPTURE_FAILED: (payment, value) => ({ ...payment, capturedValue: Math.max(0, payment.capturedValue - value) }),
  REFUND_FAILED: (payment, value) => ({ ...payment, refundedValue: Math.max(0, payment.refundedValue - value) }),
  REFUNDED_REVERSED: (payment, value) => ({ ...payment, refundedValue: Math.max(0, payment.refundedValue - value) }),
  NOTIFICATION_OF_CHARGEBACK: (payment) => payment,
  CHARGEBACK: (payment, value) => ({ ...payment, refundedValue: payment.refundedValue + value }),
  CHARGEBACK_REVERSED: (payment, value) => ({ ...payment, refundedValue: Math.max(0, payment.refundedValue - value) }),
}

/**
 * `{ event, pspReference, value, reason }`: changes the payment and sends the notification. @returns its reference.
 * @throws Error for an unknown event or payment
 */
export function happen(service: PaymentService, request: JsonObject): string {
  const eventCode = textIn(request, 'event') as EventCode
  const change = EVENTS[eventCode]
  if (!change) throw new Error(`"event" must be one of ${Object.keys(EVENTS).join(', ')}.`)
  const payment = service.ledger.get('payments', textIn(request, 'pspReference'))
  if (!payment) throw new Error('There is no such payment.')
  const value = typeof request.value === 'number' ? request.value : payment.amount.value
  service.ledger.put('payments', payment.pspReference, change(payment, value))
  const pspReference = newPspReference()
  service.notify({
    eventCode,
    isSuccess: true,
    pspReference,
    originalReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    merchantAccount: payment.merchantAccount,
    amount: { ...payment.amount, value },
    reason: findText(request, 'reason') ?? '',
    paymentMethod: payment.brand,
  })
  return pspReference
}
