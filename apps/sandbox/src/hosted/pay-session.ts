import type { HostedPage, PaymentSession } from '../adyen/ledger.ts'
import { pay } from '../adyen/payments.ts'
import type { PaymentService } from '../adyen/service.ts'
import { findSessionPayment, hostedPageUrl, statusOf } from '../adyen/sessions.ts'
import { type CardField, findProblems, readExpiry, type TypedCard } from '../card-fields/browser/card-rules.js'

export type HostedSession = PaymentSession & { readonly hosted: HostedPage }

export function findHostedSession(service: PaymentService, pageId: string | undefined): HostedSession | undefined {
  return service.ledger
    .all('sessions')
    .find((session): session is HostedSession => session.hosted !== undefined && session.hosted.pageId === pageId)
}

/** Whether the shopper can still pay or leave. */
export function isPayable(service: PaymentService, session: HostedSession): boolean {
  return statusOf(service, session) === 'active' && !findSessionPayment(service, session)
}

/** Ignores unknown fields. */
export function readCardForm(body: string): TypedCard {
  const form = new URLSearchParams(body)
  const text = (name: CardField) => (form.get(name) ?? '').slice(0, 100)
  return { number: text('number'), expiry: text('expiry'), code: text('code'), holder: text('holder') }
}

/** Undefined when the card may be sent. */
export function findCardProblems(typed: TypedCard, now: number): Record<CardField, string> | undefined {
  const problems = findProblems(typed, now)
  return Object.values(problems).some(Boolean) ? problems : undefined
}

/** Pays a session once; does nothing when it is paid, cancelled or expired. */
export function paySession(service: PaymentService, session: HostedSession, typed: TypedCard): void {
  if (!isPayable(service, session)) return
  const { month, year } = readExpiry(typed.expiry)
  const sealed = service.vault.seal({
    number: typed.number.replace(/\D/g, ''),
    expiryMonth: month,
    expiryYear: year,
    securityCode: typed.code.trim(),
  })
  const { merchantAccount, reference, amount, captureDelayHours, additionalData } = session.request
  const request = {
    merchantAccount,
    reference,
    amount,
    ...(captureDelayHours === undefined ? {} : { captureDelayHours }),
    ...(additionalData === undefined ? {} : { additionalData }),
    returnUrl: hostedPageUrl(service.publicUrl, session.hosted),
    paymentMethod: { type: 'scheme', ...sealed, holderName: typed.holder.trim() },
  }
  const { pspReference } = pay(service, request, session.id)
  service.ledger.put('sessions', session.id, { ...session, payments: [...session.payments, pspReference] })
}

export function cancelSession(service: PaymentService, session: HostedSession): void {
  if (isPayable(service, session))
    service.ledger.put('sessions', session.id, { ...session, hosted: { ...session.hosted, isCanceled: true } })
}
