import type { Payment } from '../adyen/ledger.ts'
import { type Answer, redirect } from '../web/answer.ts'

export function backToShop(payment: Payment): Answer {
  const target = new URL(payment.returnUrl)
  target.searchParams.set('redirectResult', payment.redirectResult ?? '')
  return redirect(target.href)
}

/** In major units with the currency. */
export function formatAmount({ amount }: Payment): string {
  return `${amount.currency} ${(amount.value / 100).toFixed(2)}`
}
