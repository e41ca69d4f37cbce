import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@welt/kit/time'
import { AdyenError } from './adyen-error.ts'
import type { HostedPage, Payment, PaymentSession, PaymentState } from './ledger.ts'
import { isPart } from './partial/orders.ts'
import { describePayment } from './payments.ts'
import { amountIn, checkMerchantAccount, findText, type JsonObject, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'

/** After so many payments without success a session takes no further one. */
const MOST_PAYMENTS = 10

/** As Adyen names them. */
export type SessionStatus = 'active' | 'completed' | 'paymentPending' | 'canceled' | 'expired' | 'refused'

const STATUSES: Readonly<Record<PaymentState, SessionStatus>> = {
  challenged: 'active',
  pending: 'paymentPending',
  authorised: 'completed',
  refused: 'refused',
  error: 'refused',
  cancelled: 'canceled',
}

const secret = () => randomBytes(32).toString('base64url')

export function hostedPageUrl(publicUrl: string, { pageId }: HostedPage): string {
  return `${publicUrl}/hosted/${pageId}`
}

/**
 * `POST /sessions`; with `mode: "hosted"` the answer contains the page's `url`. @throws AdyenError for an invalid
 * request
 */
export function createSession(service: PaymentService, body: JsonObject): JsonObject {
  checkMerchantAccount(body, service.merchantAccount)
  amountIn(body)
  textIn(body, 'reference')
  const returnUrl = textIn(body, 'returnUrl')
  const isHosted = findText(body, 'mode') === 'hosted'
  if (isHosted && (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)))
    throw new AdyenError(422, '14_0420', 'Invalid returnUrl')
  const id = `CS${randomBytes(9).toString('hex').toUpperCase()}`
  const expiresAt =
    findText(body, 'expiresAt') ?? new Date(Date.now() + HOUR_MS).toISOString().replace(/\.\d+Z$/, '+00:00')
  const hosted = isHosted ? { pageId: secret(), isCanceled: false } : undefined
  const session: PaymentSession = {
    id,
    sessionData: randomBytes(96).toString('base64'),
    request: body,
    expiresAt,
    sessionResult: secret(),
    payments: [],
    hosted,
  }
  service.ledger.put('sessions', id, session)
  if (hosted) return { ...body, id, expiresAt, mode: 'hosted', url: hostedPageUrl(service.publicUrl, hosted) }
  return { ...body, id, sessionData: session.sessionData, expiresAt, mode: 'embedded' }
}

export function paymentsOf(service: PaymentService, session: PaymentSession): Payment[] {
  return session.payments.flatMap((pspReference) => service.ledger.get('payments', pspReference) ?? [])
}

const isGood = ({ state }: Payment) => state === 'authorised' || state === 'pending'

/** Its authorised or pending payment, else the newest. Part payments of an open order do not count. */
export function findSessionPayment(service: PaymentService, session: PaymentSession): Payment | undefined {
  const payments = paymentsOf(service, session).filter((payment) => !isPart(service, payment))
  return payments.find(isGood) ?? payments.at(-1)
}

/** `now` in milliseconds. A paid session does not expire; in the shop's page a refused one can be paid again. */
export function statusOf(service: PaymentService, session: PaymentSession, now = Date.now()): SessionStatus {
  const payment = findSessionPayment(service, session)
  const isLeftOpen = session.hosted === undefined && session.payments.length < MOST_PAYMENTS
  const status = payment ? STATUSES[payment.state] : 'active'
  if (status !== 'active' && !(status === 'refused' && isLeftOpen)) return status
  if (session.hosted?.isCanceled) return 'canceled'
  if (payment && session.hosted) return 'active'
  return Date.parse(session.expiresAt) <= now ? 'expired' : 'active'
}

/** As Adyen, lists authorised and pending payments; refused ones are reported by webhook. */
function describePayments(service: PaymentService, session: PaymentSession): JsonObject {
  const payment = findSessionPayment(service, session)
  if (!payment || !isGood(payment)) return { payments: [] }
  const { additionalData, pspReference, resultCode, amount, paymentMethod } = describePayment(
    payment,
    service.publicUrl,
  )
  return { additionalData, payments: [{ pspReference, resultCode, amount, paymentMethod }] }
}

/** `GET /sessions/{id}`. @throws AdyenError for an unknown session, or a result that is not the session's */
export function describeSession(service: PaymentService, id: string, sessionResult: string | null): JsonObject {
  const session = service.ledger.get('sessions', id)
  if (!session) throw new AdyenError(422, '14_0406', 'Session not found')
  if (session.sessionResult !== sessionResult) throw new AdyenError(422, '14_0407', 'Invalid sessionResult')
  const status = statusOf(service, session)
  return { id, status, reference: textIn(session.request, 'reference'), ...describePayments(service, session) }
}
