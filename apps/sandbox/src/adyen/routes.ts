import { randomUUID } from 'node:crypto'
import { applyAfterWork, applyBeforeWork, type FailureAnswers } from '../control/apply-fault.ts'
import type { FaultPlace, Faults } from '../control/faults.ts'
import { type Answer, json, parseObject, type Route, type SandboxRequest } from '../web/answer.ts'
import { AdyenError } from './adyen-error.ts'
import { cancelByReference, modifyPayment } from './modifications.ts'
import { describePayment, type PaymentService, pay, submitDetails } from './payments.ts'
import { newPspReference } from './references.ts'
import { checkMerchantAccount, findText, type JsonObject } from './requests.ts'
import { createSession, describeSession } from './sessions.ts'

type Place = Exclude<FaultPlace, '*' | 'webhooks' | 'tokenise' | 'loyalty' | `loyalty.${string}`>
type Work = (body: JsonObject, request: SandboxRequest) => { readonly status: number; readonly value: JsonObject }

const created = (value: JsonObject) => ({ status: 201, value })
const found = (value: JsonObject) => ({ status: 200, value })

function errorAnswer(error: AdyenError): Answer {
  const { status, errorCode, errorType, message } = error
  return json({ status, errorCode, message, errorType, pspReference: newPspReference() }, status)
}

const FAILURES: FailureAnswers = {
  'error-500': () => errorAnswer(new AdyenError(500, '000', 'Internal error', 'internal')),
  'error-429': () => errorAnswer(new AdyenError(429, '000', 'Too many requests', 'internal')),
  'error-500-after': () => errorAnswer(new AdyenError(500, '905', 'Payment details are not supported', 'internal')),
}

function bodyOf(request: SandboxRequest): JsonObject {
  const body = request.method === 'GET' ? {} : parseObject(request.body)
  if (!body) throw new AdyenError(400, '702', 'Unable to parse the request')
  return body
}

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
  try {
    const { status, value } = work(bodyOf(request), request)
    const answer = json(value, status)
    if (storedUnder)
      service.ledger.put('answers', storedUnder, {
        status,
        body: String(answer.body ?? ''),
        at: new Date().toISOString(),
      })
    return { ...answer, headers: { ...answer.headers, ...headers } }
  } catch (error) {
    if (error instanceof AdyenError) return errorAnswer(error)
    throw error
  }
}

/** The request's merchant reference, for selecting faults. */
function referenceOf(service: PaymentService, request: SandboxRequest): string | undefined {
  const body = parseObject(request.body) ?? {}
  const session = request.params.id && service.ledger.get('sessions', request.params.id)
  if (session) return findText(session.request, 'reference')
  const byPsp = request.params.pspReference && service.ledger.get('payments', request.params.pspReference)
  if (byPsp) return byPsp.merchantReference
  const details = typeof body.details === 'object' && body.details !== null ? (body.details as JsonObject) : {}
  const returned = findText(details, 'redirectResult')
  if (returned)
    return service.ledger.all('payments').find((payment) => payment.redirectResult === returned)?.merchantReference
  return findText(body, 'reference') ?? request.url.searchParams.get('merchantReference') ?? undefined
}

function listMethods(service: PaymentService, body: JsonObject): JsonObject {
  checkMerchantAccount(body, service.merchantAccount)
  return { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'jcb', 'cup'] }] }
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
  const call = (method: Route['method'], path: string, place: Place, work: Work): Route => ({
    method,
    path: `/adyen/:version${path}`,
    handle: async (request) => {
      if (!/^v(7[1-9]|[89]\d)$/.test(request.params.version ?? ''))
        return errorAnswer(new AdyenError(404, '000', 'Unknown version'))
      const fault = faults.take(
        place,
        referenceOf(service, request),
        findText(parseObject(request.body) ?? {}, 'shopperEmail'),
      )
      return (
        (await applyBeforeWork(fault, FAILURES)) ?? applyAfterWork(answerOnce(service, request, work), fault, FAILURES)
      )
    },
  })
  const modification = (kind: 'captures' | 'refunds' | 'cancels' | 'reversals') =>
    call('POST', `/payments/:pspReference/${kind}`, kind, (body, request) =>
      created(modifyPayment(service, kind, request.params.pspReference ?? '', body)),
    )
  return [
    call('POST', '/paymentMethods', 'paymentMethods', (body) => found(listMethods(service, body))),
    call('POST', '/sessions', 'sessions', (body) => created(createSession(service, body))),
    call('GET', '/sessions/:id', 'sessions', (_body, request) =>
      found(describeSession(service, request.params.id ?? '', request.url.searchParams.get('sessionResult'))),
    ),
    call('GET', '/payments/status', 'status', (_body, request) => found(lookUp(service, request))),
    call('POST', '/payments', 'payments', (body, request) =>
      found(pay(service, body, request.headers['idempotency-key'] ?? randomUUID())),
    ),
    call('POST', '/payments/details', 'details', (body) => found(submitDetails(service, body))),
    modification('captures'),
    modification('refunds'),
    modification('cancels'),
    modification('reversals'),
    call('POST', '/cancels', 'cancels', (body) => created(cancelByReference(service, body))),
  ]
}
