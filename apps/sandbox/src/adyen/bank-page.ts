import { type Answer, escapeHtml, notFound, type Route, redirect } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import type { Payment } from './ledger.ts'
import { type PaymentService, settlePayment } from './payments.ts'

/** Adyen's test password of 3-D Secure challenges. */
const PASSWORD = 'password'

function formatAmount({ amount }: Payment): string {
  return `${amount.currency} ${(amount.value / 100).toFixed(2)}`
}

function bankPage(payment: Payment, error?: string): Answer {
  const alert = error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''
  const described = error ? ' aria-describedby="hint error" aria-invalid="true"' : ' aria-describedby="hint"'
  return plainPage({
    title: 'Confirm your payment',
    hasNavigation: false,
    status: error ? 422 : 200,
    main: `<form method="post" class="panel narrow"><h1>Confirm your payment</h1>${alert}
<p class="mute">Your bank asks whether it is you. This is the sandbox's bank: no money moves.</p>
<dl><dt>Amount</dt><dd>${escapeHtml(formatAmount(payment))}</dd><dt>Card</dt><dd>ends in ${escapeHtml(payment.lastFour)}</dd><dt>Reference</dt><dd>${escapeHtml(payment.merchantReference)}</dd></dl>
<label for="password">Password</label><input id="password" name="password" value="${PASSWORD}" autocomplete="off"${described}>
<p class="mute" id="hint">The test password is “${PASSWORD}”.</p>
<div class="row"><button name="decision" value="approve">Approve</button><button class="quiet" name="decision" value="decline">Decline</button></div></form>`,
  })
}

function backToShop(payment: Payment): Answer {
  const target = new URL(payment.returnUrl)
  target.searchParams.set('redirectResult', payment.redirectResult ?? '')
  return redirect(target.href)
}

/** The bank's 3-D Secure page. Answering it twice changes nothing. */
export function bankRoutes(service: PaymentService): Route[] {
  const find = (id: string | undefined) => service.ledger.all('payments').find((payment) => payment.challengeId === id)
  return [
    {
      method: 'GET',
      path: '/bank/:id',
      handle: ({ params }) => {
        const payment = find(params.id)
        if (!payment) return notFound
        return payment.state === 'challenged' ? bankPage(payment) : backToShop(payment)
      },
    },
    {
      method: 'POST',
      path: '/bank/:id',
      handle: ({ params, body }) => {
        const payment = find(params.id)
        if (!payment) return notFound
        if (payment.state !== 'challenged') return backToShop(payment)
        const form = new URLSearchParams(body)
        if (form.get('decision') === 'decline')
          return backToShop(
            settlePayment(service, payment, {
              state: 'refused',
              refusalReason: '3D Not Authenticated',
              refusalReasonCode: '11',
            }),
          )
        if (form.get('password') !== PASSWORD) return bankPage(payment, `That is not the password. Type “${PASSWORD}”.`)
        return backToShop(settlePayment(service, payment, { state: 'authorised' }))
      },
    },
  ]
}
