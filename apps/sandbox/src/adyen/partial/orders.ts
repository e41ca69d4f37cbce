import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@welt/kit/time'
import { AdyenError } from '../adyen-error.ts'
import type { Amount, Payment, PaymentOrder } from '../ledger.ts'
import { modifyPayment } from '../modifications.ts'
import { newPspReference } from '../references.ts'
import { findText, type JsonObject, textIn } from '../requests.ts'
import type { PaymentService } from '../service.ts'

interface NewOrder {
  readonly amount: Amount
  readonly reference: string
  readonly expiresAt: string | undefined
}

function paymentsOf({ ledger }: PaymentService, { pspReference }: PaymentOrder): Payment[] {
  return ledger
    .all('payments')
    .filter(({ orderReference, state }) => orderReference === pspReference && state === 'authorised')
}

export function remainingOf(service: PaymentService, order: PaymentOrder): Amount {
  const paid = paymentsOf(service, order).reduce((sum, { amount }) => sum + amount.value, 0)
  return { ...order.amount, value: order.amount.value - paid }
}

function describe(service: PaymentService, order: PaymentOrder): JsonObject {
  const { pspReference, orderData, merchantReference: reference, amount, expiresAt } = order
  return { pspReference, orderData, reference, amount, remainingAmount: remainingOf(service, order), expiresAt }
}

/** `POST /orders` */
export function openOrder(service: PaymentService, { amount, reference, expiresAt }: NewOrder): JsonObject {
  const order: PaymentOrder = {
    pspReference: newPspReference(),
    orderData: randomBytes(96).toString('base64'),
    merchantReference: reference,
    amount,
    expiresAt: expiresAt ?? new Date(Date.now() + DAY_MS).toISOString().replace(/\.\d+Z$/, '+00:00'),
    state: 'open',
  }
  service.ledger.put('orders', order.pspReference, order)
  return { ...describe(service, order), resultCode: 'Success' }
}

/** @throws AdyenError for an unknown order, and one that is paid, cancelled or expired */
export function openOrderIn(service: PaymentService, given: JsonObject): PaymentOrder {
  const order = service.ledger.get('orders', textIn(given, 'pspReference'))
  if (!order || order.orderData !== textIn(given, 'orderData')) throw new AdyenError(422, '14_0416', 'Order not found')
  if (order.state !== 'open' || Date.parse(order.expiresAt) <= Date.now())
    throw new AdyenError(422, '14_0417', 'Order is closed')
  return order
}

function notifyEnd(service: PaymentService, order: PaymentOrder, isSuccess: boolean): void {
  service.notify({
    eventCode: 'ORDER_CLOSED',
    isSuccess,
    pspReference: order.pspReference,
    originalReference: '',
    merchantReference: order.merchantReference,
    merchantAccount: service.merchantAccount,
    amount: order.amount,
    reason: '',
    paymentMethod: '',
  })
}

/** After each of its payments. */
export function closePaidOrder(service: PaymentService, { orderReference }: Payment): void {
  const order = orderReference ? service.ledger.get('orders', orderReference) : undefined
  if (order?.state !== 'open' || remainingOf(service, order).value > 0) return
  service.ledger.put('orders', order.pspReference, { ...order, state: 'closed' })
  notifyEnd(service, order, true)
}

/** `POST /orders/cancel`: its payments are cancelled or refunded. @throws AdyenError as openOrderIn */
export function cancelOrder(service: PaymentService, given: JsonObject): JsonObject {
  const order = openOrderIn(service, given)
  const { merchantAccount } = service
  service.ledger.put('orders', order.pspReference, { ...order, state: 'cancelled' })
  for (const { pspReference } of paymentsOf(service, order))
    modifyPayment(service, 'reversals', pspReference, { merchantAccount })
  notifyEnd(service, order, false)
  return { pspReference: newPspReference(), resultCode: 'Received' }
}

/** What the browser library shows of a partly paid order. @throws AdyenError for an unknown order */
export function orderStatus(service: PaymentService, body: JsonObject): JsonObject {
  const orderData = findText(body, 'orderData')
  const order = service.ledger.all('orders').find((each) => each.orderData === orderData)
  if (!order) throw new AdyenError(422, '14_0416', 'Order not found')
  const paymentMethods = paymentsOf(service, order).map(({ method, brand, lastFour, amount }) => ({
    type: method === 'scheme' ? brand : method,
    lastFour,
    amount,
  }))
  return { remainingAmount: remainingOf(service, order), paymentMethods }
}

/** The `order` field of the answer to one of its payments. */
export function orderOf(service: PaymentService, { orderReference }: Payment): JsonObject {
  const order = orderReference ? service.ledger.get('orders', orderReference) : undefined
  return order ? { order: describe(service, order) } : {}
}

/** Whether it paid a part and the rest is still unpaid. */
export function isPart({ ledger }: PaymentService, { orderReference, state }: Payment): boolean {
  return (
    state === 'authorised' && orderReference !== undefined && ledger.get('orders', orderReference)?.state === 'open'
  )
}
