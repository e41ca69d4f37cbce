import type { Payment } from '../adyen/ledger.ts'
import { escapeHtml } from '../web/answer.ts'
import { formatAmount } from './back-to-shop.ts'

/** Adyen's test password of 3-D Secure challenges. */
const PASSWORD = 'password'

/** Posts `decision` and `password` to the address of the page. */
export function challengeForm(payment: Payment, error?: string): string {
  const alert = error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''
  const described = error ? ' aria-describedby="hint error" aria-invalid="true"' : ' aria-describedby="hint"'
  return `<form method="post" class="panel narrow"><h1>Confirm your payment</h1>${alert}
<p class="mute">Your bank asks whether it is you. This is the sandbox's bank: no money moves.</p>
<dl><dt>Amount</dt><dd>${escapeHtml(formatAmount(payment))}</dd><dt>Card</dt><dd>ends in ${escapeHtml(payment.lastFour)}</dd><dt>Reference</dt><dd>${escapeHtml(payment.merchantReference)}</dd></dl>
<label for="password">Password</label><input id="password" name="password" value="${PASSWORD}" autocomplete="off"${described}>
<p class="mute" id="hint">The test password is “${PASSWORD}”.</p>
<div class="row"><button name="decision" value="approve">Approve</button><button class="quiet" name="decision" value="decline">Decline</button></div></form>`
}

/** The shopper's answer; undefined `transStatus` when the form must be shown again. */
export function readAnswer(body: string): { readonly transStatus?: 'Y' | 'N'; readonly error?: string } {
  const form = new URLSearchParams(body)
  if (form.get('decision') === 'decline') return { transStatus: 'N' }
  if (form.get('password') === PASSWORD) return { transStatus: 'Y' }
  return { error: `That is not the password. Type “${PASSWORD}”.` }
}
