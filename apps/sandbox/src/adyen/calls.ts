import { applyAfterWork, applyBeforeWork, type FailureAnswers } from '../control/apply-fault.ts'
import type { Faults, PaymentPlace } from '../control/faults.ts'
import { type Answer, json, parseObject, type SandboxRequest } from '../web/answer.ts'
import { AdyenError } from './adyen-error.ts'
import { newPspReference } from './references.ts'
import { findObject, findText, type JsonObject } from './requests.ts'
import type { PaymentService } from './service.ts'
import { findByChallenge } from './three-ds2.ts'

export function errorAnswer(error: AdyenError): Answer {
  const { status, errorCode, errorType, message } = error
  return json({ status, errorCode, message, errorType, pspReference: newPspReference() }, status)
}

const FAILURES: FailureAnswers = {
  'error-500': () => errorAnswer(new AdyenError(500, '000', 'Internal error', 'internal')),
  'error-429': () => errorAnswer(new AdyenError(429, '000', 'Too many requests', 'internal')),
  'error-500-after': () => errorAnswer(new AdyenError(500, '905', 'Payment details are not supported', 'internal')),
}

/** @throws AdyenError for a body that is no JSON object */
export function bodyOf(request: SandboxRequest): JsonObject {
  const body = request.method === 'GET' || request.method === 'DELETE' ? {} : parseObject(request.body)
  if (!body) throw new AdyenError(400, '702', 'Unable to parse the request')
  return body
}

/** Merchant reference and email of the payment that a request is about, for selecting faults. */
function subjectOf(service: PaymentService, request: SandboxRequest): { reference?: string; email?: string } {
  const body = parseObject(request.body) ?? {}
  const session = request.params.id && service.ledger.get('sessions', request.params.id)
  const about = session ? session.request : body
  const { redirectResult } = findObject(body, 'details')
  const payment =
    service.ledger.get('payments', request.params.pspReference ?? '') ??
    (redirectResult
      ? service.ledger.all('payments').find((each) => each.redirectResult === redirectResult)
      : undefined) ??
    findByChallenge(service, findText(body, 'paymentData'))
  const reference =
    payment?.merchantReference ??
    findText(about, 'reference') ??
    request.url.searchParams.get('merchantReference') ??
    undefined
  const email = payment?.shopperEmail ?? findText(about, 'shopperEmail')
  return { ...(reference && { reference }), ...(email && { email }) }
}

/** Answers a call of the payment service, with the fault that a test asked for. */
export async function answerCall(
  { service, faults }: { readonly service: PaymentService; readonly faults: Faults },
  place: PaymentPlace,
  request: SandboxRequest,
  work: () => Answer,
): Promise<Answer> {
  const { reference, email } = subjectOf(service, request)
  const fault = faults.take(place, reference, email)
  return (await applyBeforeWork(fault, FAILURES)) ?? applyAfterWork(work(), fault, FAILURES)
}

/** Turns AdyenError into the service's error answer. */
export function catchAdyenError(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof AdyenError) return errorAnswer(error)
    throw error
  }
}
