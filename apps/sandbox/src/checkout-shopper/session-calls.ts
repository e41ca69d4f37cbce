import { randomBytes } from 'node:crypto'
import { AdyenError } from '../adyen/adyen-error.ts'
import type { Amount, Payment, PaymentSession } from '../adyen/ledger.ts'
import { checkBalance, payablePart } from '../adyen/partial/gift-cards.ts'
import { cancelOrder, openOrder, openOrderIn, orderOf, remainingOf } from '../adyen/partial/orders.ts'
import { offerMethods } from '../adyen/payment-methods.ts'
import { describePayment, pay, resultCodeOf, submitDetails } from '../adyen/payments.ts'
import { amountIn, findText, type JsonObject, objectIn, textIn } from '../adyen/requests.ts'
import type { PaymentService } from '../adyen/service.ts'
import { paymentsOf, statusOf } from '../adyen/sessions.ts'

/** The part of `sessionData` that stays; the rest is new in each answer. */
const nextData = ({ sessionData }: PaymentSession) => `${sessionData}.${randomBytes(24).toString('base64url')}`

/** @throws AdyenError for an unknown session, or session data of another */
export function openSession(service: PaymentService, id: string | undefined, body: JsonObject): PaymentSession {
  const session = id === undefined ? undefined : service.ledger.get('sessions', id)
  if (!session || session.hosted) throw new AdyenError(422, '14_0406', 'Session not found')
  if (textIn(body, 'sessionData').split('.')[0] !== session.sessionData)
    throw new AdyenError(422, '14_0408', 'Invalid sessionData')
  return session
}

/** @throws AdyenError when no payment can be added */
function requirePayable(service: PaymentService, session: PaymentSession): void {
  const status = statusOf(service, session)
  if (status === 'expired') throw new AdyenError(422, '14_0409', 'Session has expired')
  if (status === 'completed' || status === 'paymentPending')
    throw new AdyenError(422, '14_0410', 'Session is already completed')
  if (status === 'refused') throw new AdyenError(422, '14_0411', 'Session is refused')
}

/** Amount still due for the session, or for the order that pays it in parts. */
function dueOf(service: PaymentService, session: PaymentSession, body: JsonObject): Amount {
  if (body.order === undefined) return amountIn(session.request)
  return remainingOf(service, openOrderIn(service, objectIn(body, 'order')))
}

/** `setup`. @throws AdyenError 14_0409 for an expired session */
export function setUp(service: PaymentService, session: PaymentSession, body: JsonObject): JsonObject {
  if (statusOf(service, session) === 'expired') throw new AdyenError(422, '14_0409', 'Session has expired')
  const { request } = session
  return {
    id: session.id,
    sessionData: nextData(session),
    amount: dueOf(service, session, body),
    countryCode: findText(request, 'countryCode') ?? 'AU',
    shopperLocale: findText(request, 'shopperLocale') ?? 'en-AU',
    expiresAt: session.expiresAt,
    returnUrl: request.returnUrl,
    configuration: {
      enableStoreDetails: request.storePaymentMethodMode === 'askForConsent' || request.enableOneClick === true,
    },
    paymentMethods: offerMethods(service, request),
  }
}

function answerOf(service: PaymentService, session: PaymentSession, payment: Payment): JsonObject {
  const { action } = describePayment(payment, service.publicUrl)
  return {
    sessionData: nextData(session),
    sessionResult: session.sessionResult,
    resultCode: resultCodeOf(payment),
    ...(action ? { action } : {}),
    ...orderOf(service, payment),
  }
}

/** A challenge that the shopper left for another try must not be paid as well. */
function dropOpenPayments(service: PaymentService, session: PaymentSession): void {
  for (const payment of paymentsOf(service, session))
    if (payment.state === 'challenged')
      service.ledger.put('payments', payment.pspReference, { ...payment, state: 'cancelled' })
}

/** What a browser may add to a session's payment. */
const SHOPPER_FIELDS = ['paymentMethod', 'browserInfo', 'origin', 'riskData', 'order'] as const

function isStoring(session: PaymentSession, body: JsonObject): boolean {
  const { storePaymentMethodMode, storePaymentMethod, enableOneClick } = session.request
  if (storePaymentMethodMode === 'enabled' || storePaymentMethod === true) return true
  return (storePaymentMethodMode === 'askForConsent' || enableOneClick === true) && body.storePaymentMethod === true
}

/** `payments`: amount and reference are the session's. @throws AdyenError */
export function payInSession(service: PaymentService, session: PaymentSession, body: JsonObject): JsonObject {
  requirePayable(service, session)
  objectIn(body, 'paymentMethod')
  const given = Object.fromEntries(SHOPPER_FIELDS.flatMap((name) => (body[name] ? [[name, body[name]]] : [])))
  dropOpenPayments(service, session)
  const amount = payablePart(service, body, dueOf(service, session, body))
  const request = { ...session.request, ...given, amount, storePaymentMethod: isStoring(session, body) }
  const payment = pay(service, request, session.id)
  const paid = { ...session, payments: [...session.payments, payment.pspReference] }
  service.ledger.put('sessions', session.id, paid)
  return answerOf(service, paid, payment)
}

/** `paymentDetails`. @throws AdyenError for a result of another session's payment */
export function submitSessionDetails(service: PaymentService, session: PaymentSession, body: JsonObject): JsonObject {
  const payment = submitDetails(service, body, (found) => session.payments.includes(found.pspReference))
  return answerOf(service, session, payment)
}

/** `paymentMethodBalance` */
export function checkSessionBalance(service: PaymentService, session: PaymentSession, body: JsonObject): JsonObject {
  return { sessionData: nextData(session), ...checkBalance(service, body, amountIn(session.request)) }
}

/** `orders`: amount and reference are the session's. */
export function openSessionOrder(service: PaymentService, session: PaymentSession): JsonObject {
  requirePayable(service, session)
  const reference = textIn(session.request, 'reference')
  const { expiresAt } = session
  return {
    sessionData: nextData(session),
    ...openOrder(service, { amount: amountIn(session.request), reference, expiresAt }),
  }
}

/** `orders/cancel` */
export function cancelSessionOrder(service: PaymentService, session: PaymentSession, body: JsonObject): JsonObject {
  return { sessionData: nextData(session), ...cancelOrder(service, objectIn(body, 'order')) }
}
