import type { Payment } from '../adyen/ledger.ts'
import type { PaymentService } from '../adyen/service.ts'
import { settlePayment } from '../adyen/settlement.ts'
import { findByChallenge } from '../adyen/three-ds2.ts'
import { backToShop, formatAmount } from '../bank/back-to-shop.ts'
import { type Answer, escapeHtml, notFound, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'

const NAMES: Readonly<Record<string, string>> = { afterpaytouch: 'Afterpay', zip: 'Zip', paypal: 'PayPal' }

const ENDS = {
  approve: { state: 'authorised' },
  refuse: { state: 'refused', refusalReason: 'Refused', refusalReasonCode: '2' },
  cancel: { state: 'cancelled', refusalReason: 'CANCELLED', refusalReasonCode: '15' },
} as const

function methodPage(payment: Payment): Answer {
  const name = NAMES[payment.method] ?? payment.method
  return plainPage({
    title: `Pay with ${name}`,
    hasNavigation: false,
    main: `<form method="post" class="panel narrow"><h1>Pay with ${escapeHtml(name)}</h1>
<p class="mute">This is the sandbox in place of ${escapeHtml(name)}: no money moves.</p>
<dl><dt>Amount</dt><dd>${escapeHtml(formatAmount(payment))}</dd><dt>Reference</dt><dd>${escapeHtml(payment.merchantReference)}</dd></dl>
<div class="row"><button name="decision" value="approve">Approve</button><button class="quiet" name="decision" value="refuse">Refuse</button><button class="quiet" name="decision" value="cancel">Cancel and go back</button></div>
<p class="mute">Close this window to see what the shop does when nobody comes back.</p></form>`,
  })
}

/** Pages of the methods that redirect. The first answer counts. */
export function redirectMethodRoutes(service: PaymentService): Route[] {
  const handle: Route['handle'] = ({ method, params, body }) => {
    const payment = findByChallenge(service, params.id)
    if (!payment || payment.method === 'scheme') return notFound
    if (payment.state !== 'challenged') return backToShop(payment)
    const decision = new URLSearchParams(body).get('decision') ?? ''
    if (method === 'GET' || !(decision in ENDS)) return methodPage(payment)
    return backToShop(settlePayment(service, payment, ENDS[decision as keyof typeof ENDS]))
  }
  return [
    { method: 'GET', path: '/redirect-methods/:id', handle },
    { method: 'POST', path: '/redirect-methods/:id', handle },
  ]
}
