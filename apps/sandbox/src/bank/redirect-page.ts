import type { Payment } from '../adyen/ledger.ts'
import type { PaymentService } from '../adyen/service.ts'
import { settlePayment } from '../adyen/settlement.ts'
import { findByChallenge, NOT_AUTHENTICATED } from '../adyen/three-ds2.ts'
import { type Answer, notFound, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import { backToShop } from './back-to-shop.ts'
import { challengeForm, readAnswer } from './challenge-form.ts'

/** The bank's 3-D Secure page. Answering it twice changes nothing. */
export function bankPageRoutes(service: PaymentService): Route[] {
  const show = (payment: Payment, error?: string): Answer =>
    plainPage({
      title: 'Confirm your payment',
      hasNavigation: false,
      status: error ? 422 : 200,
      main: challengeForm(payment, error),
    })
  const handle: Route['handle'] = ({ method, params, body }) => {
    const payment = findByChallenge(service, params.id)
    if (payment?.method !== 'scheme') return notFound
    if (payment.state !== 'challenged') return backToShop(payment)
    if (method === 'GET') return show(payment)
    const { transStatus, error } = readAnswer(body)
    if (error) return show(payment, error)
    const isApproved = transStatus === 'Y'
    return backToShop(settlePayment(service, payment, isApproved ? { state: 'authorised' } : NOT_AUTHENTICATED))
  }
  return [
    { method: 'GET', path: '/bank/:id', handle },
    { method: 'POST', path: '/bank/:id', handle },
  ]
}
