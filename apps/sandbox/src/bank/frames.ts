import type { Payment } from '../adyen/ledger.ts'
import type { PaymentService } from '../adyen/service.ts'
import { findByChallenge } from '../adyen/three-ds2.ts'
import { type Answer, escapeHtml, notFound, page, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import { challengeForm, readAnswer } from './challenge-form.ts'

const shopOf = ({ returnUrl }: Payment) => new URL(returnUrl).origin

/** Tells the browser library, which listens in the shop's page. */
function resultPage(payment: Payment, type: string, result: Readonly<Record<string, string>>): Answer {
  const message = escapeHtml(JSON.stringify({ type, result, threeDSServerTransID: payment.challengeId }))
  const origin = shopOf(payment)
  return page(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>3-D Secure</title><link rel="icon" href="data:,"></head>
<body data-message="${message}" data-origin="${escapeHtml(origin)}"><script src="/bank/post-to-parent.js"></script></body></html>`,
    `default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors ${origin}`,
  )
}

const fingerprintResult = (payment: Payment) => resultPage(payment, 'fingerPrintResult', { threeDSCompInd: 'Y' })

function challengeFrame(service: PaymentService, payment: Payment, body: string): Answer {
  const isAnswered = payment.transStatus !== undefined || payment.state !== 'challenged'
  const isFirst = new URLSearchParams(body).has('creq')
  const { transStatus, error } = isAnswered || isFirst ? {} : readAnswer(body)
  if (isAnswered || transStatus) {
    const answered: Payment = { ...payment, transStatus: payment.transStatus ?? transStatus }
    if (transStatus) service.ledger.put('payments', payment.pspReference, answered)
    return resultPage(payment, 'challengeResult', { transStatus: answered.transStatus ?? 'N' })
  }
  return plainPage({
    title: 'Confirm your payment',
    hasNavigation: false,
    main: challengeForm(payment, error),
    status: error ? 422 : 200,
    frameAncestors: shopOf(payment),
  })
}

/** 3-D Secure 2 in frames of the shop's page. */
export function bankFrameRoutes(service: PaymentService): Route[] {
  const at = (path: string, answer: (payment: Payment, body: string) => Answer): Route => ({
    method: 'POST',
    path: `/bank/:id/${path}`,
    handle: ({ params, body }) => {
      const payment = findByChallenge(service, params.id)
      return payment ? answer(payment, body) : notFound
    },
  })
  return [
    at('fingerprint', fingerprintResult),
    at('challenge', (payment, body) => challengeFrame(service, payment, body)),
  ]
}
