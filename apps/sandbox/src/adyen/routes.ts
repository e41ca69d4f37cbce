import { randomUUID } from 'node:crypto'
import type { Faults, PaymentPlace } from '../control/faults.ts'
import { type Answer, json, type Route, type SandboxRequest } from '../web/answer.ts'
import { AdyenError } from './adyen-error.ts'
import { openApplePaySession } from './apple-pay.ts'
import { answerCall, bodyOf, catchAdyenError, errorAnswer } from './calls.ts'
import { cancelByReference, type ModificationKind, modifyPayment } from './modifications.ts'
import { checkBalance } from './partial/gift-cards.ts'
import { cancelOrder, openOrder } from './partial/orders.ts'
import { listMethods } from './payment-methods.ts'
import { answerFor, describePayment, pay, submitDetails } from './payments.ts'
import { updatePaypalOrder } from './paypal-orders.ts'
import { amountIn, checkMerchantAccount, findText, type JsonObject, objectIn, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'
import { createSession, describeSession } from './sessions.ts'
import { deleteStoredCard, describeStoredCard, listStoredCards } from './stored-cards.ts'

type Work = (body: JsonObject, request: SandboxRequest) => { readonly status: number; readonly value: JsonObject }

const created = (value: JsonObject) => ({ status: 201, value })
const found = (value: JsonObject) => ({ status: 200, value })

/** Runs the call once per idempotency key. */
function answerOnce(service: PaymentService, request: SandboxRequest, work: Work): Answer {
  if (!request.headers['x-api-key'])
    return errorAnswer(new AdyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security'))
  const key = request.headers['idempotency-key']
  if (key && key.length > 64)
    return errorAnswer(new AdyenError(422, '703', 'Idempotency key is longer than 64 characters'))
  const storedUnder = key && `${request.url.pathname.replace(/\/v\d+\//, '/')} ${key}`
  const stored = storedUnder ? service.ledger.get('answers', storedUnder) : undefined
  const headers = key ? { 'idempotency-key': key } : {}
  if (stored) return { ...json(null, stored.status), headers: { ...json(null).headers, ...headers }, body: stored.body }
  return catchAdyenError(() => {
    const { status, value } = work(bodyOf(request), request)
    const answer: Answer = status === 204 ? { status } : json(value, status)
    if (storedUnder)
      service.ledger.put('answers', storedUnder, {
        status,
        body: String(answer.body ?? ''),
        at: new Date().toISOString(),
      })
    return { ...answer, headers: { ...answer.headers, ...headers } }
  })
}

/** Payments of a reference, newest first; replaces Adyen's Customer Area. */
function lookUp(service: PaymentService, request: SandboxRequest): JsonObject {
  const reference = request.url.searchParams.get('merchantReference')
  if (!reference) throw new AdyenError(422, '130', "Required field 'merchantReference' is not provided.")
  const payments = service.ledger.all('payments').filter((payment) => payment.merchantReference === reference)
  return {
    payments: payments.reverse().map((payment) => ({
      ...describePayment(payment, service.publicUrl),
      capturedValue: payment.capturedValue,
      refundedValue: payment.refundedValue,
    })),
  }
}

export function adyenRoutes(service: PaymentService, faults: Faults): Route[] {
  const call = (method: Route['method'], path: string, place: PaymentPlace, work: Work): Route => ({
    method,
    path: `/adyen/:version${path}`,
    handle: (request) =>
      /^v(7[1-9]|[89]\d)$/.test(request.params.version ?? '')
        ? answerCall({ service, faults }, place, request, () => answerOnce(service, request, work))
        : errorAnswer(new AdyenError(404, '000', 'Unknown version')),
  })
  const modification = (kind: ModificationKind) =>
    call('POST', `/payments/:pspReference/${kind}`, kind, (body, request) =>
      created(modifyPayment(service, kind, request.params.pspReference ?? '', body)),
    )
  return [
    call('POST', '/paymentMethods', 'paymentMethods', (body) => found(listMethods(service, body))),
    call('POST', '/paymentMethods/balance', 'balance', (body) => {
      checkMerchantAccount(body, service.merchantAccount)
      return found(checkBalance(service, body, body.amount === undefined ? undefined : amountIn(body)))
    }),
    call('POST', '/orders', 'orders', (body) => {
      checkMerchantAccount(body, service.merchantAccount)
      const reference = textIn(body, 'reference')
      return found(openOrder(service, { amount: amountIn(body), reference, expiresAt: findText(body, 'expiresAt') }))
    }),
    call('POST', '/orders/cancel', 'orders', (body) => {
      checkMerchantAccount(body, service.merchantAccount)
      return found(cancelOrder(service, objectIn(body, 'order')))
    }),
    call('POST', '/sessions', 'sessions', (body) => created(createSession(service, body))),
    call('GET', '/sessions/:id', 'sessions', (_body, request) =>
      found(describeSession(service, request.params.id ?? '', request.url.searchParams.get('sessionResult'))),
    ),
    call('GET', '/payments/status', 'status', (_body, request) => found(lookUp(service, request))),
    call('POST', '/payments', 'payments', (body, request) =>
      found(answerFor(service, pay(service, body, request.headers['idempotency-key'] ?? randomUUID()))),
    ),
    call('POST', '/payments/details', 'details', (body) => found(answerFor(service, submitDetails(service, body)))),
    call('POST', '/paypal/updateOrder', 'wallets', (body) => found(updatePaypalOrder(service, body))),
    call('POST', '/applePay/sessions', 'wallets', (body) => found(openApplePaySession(body))),
    modification('captures'),
    modification('refunds'),
    modification('amountUpdates'),
    modification('cancels'),
    modification('reversals'),
    call('GET', '/storedPaymentMethods', 'storedCards', (_body, request) => {
      const shopperReference = request.url.searchParams.get('shopperReference') ?? ''
      const cards = listStoredCards(service.ledger, shopperReference)
      return found({ shopperReference, storedPaymentMethods: cards.map(describeStoredCard) })
    }),
    call('DELETE', '/storedPaymentMethods/:storedCardId', 'storedCards', (_body, { params, url }) => {
      deleteStoredCard(service.ledger, params.storedCardId ?? '', url.searchParams.get('shopperReference') ?? '')
      return { status: 204, value: {} }
    }),
    call('POST', '/cancels', 'cancels', (body) => created(cancelByReference(service, body))),
  ]
}
