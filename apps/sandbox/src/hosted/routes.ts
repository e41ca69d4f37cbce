import { textIn } from '../adyen/requests.ts'
import type { PaymentService } from '../adyen/service.ts'
import { findSessionPayment } from '../adyen/sessions.ts'
import { type Answer, notFound, type Route, redirect } from '../web/answer.ts'
import { hostedPaymentPage } from './page.ts'
import {
  cancelSession,
  findCardProblems,
  findHostedSession,
  type HostedSession,
  isPayable,
  paySession,
  readCardForm,
} from './pay-session.ts'

function backToShop(session: HostedSession): Answer {
  const target = new URL(textIn(session.request, 'returnUrl'))
  target.searchParams.set('sessionId', session.id)
  target.searchParams.set('sessionResult', session.sessionResult)
  return redirect(target.href)
}

/** The next page of a session: the form, the bank's page, or the shop. */
function standing(service: PaymentService, session: HostedSession): Answer {
  const payment = findSessionPayment(service, session)
  if (payment?.state === 'challenged') return redirect(`${service.publicUrl}/bank/${payment.challengeId}`)
  return isPayable(service, session) ? hostedPaymentPage(session) : backToShop(session)
}

function answerForm(service: PaymentService, session: HostedSession, body: string): Answer {
  if (!isPayable(service, session)) return standing(service, session)
  if (new URLSearchParams(body).get('decision') === 'cancel') cancelSession(service, session)
  else {
    const typed = readCardForm(body)
    const problems = findCardProblems(typed, Date.now())
    if (problems) return hostedPaymentPage(session, { typed, problems })
    paySession(service, session, typed)
  }
  return standing(service, findHostedSession(service, session.hosted.pageId) ?? session)
}

/** Hosted checkout. Submitting its form twice pays once. */
export function hostedRoutes(service: PaymentService): Route[] {
  const withSession = (answer: (session: HostedSession, body: string) => Answer): Route['handle'] => {
    return ({ params, body }) => {
      const session = findHostedSession(service, params.id)
      return session ? answer(session, body) : notFound
    }
  }
  return [
    { method: 'GET', path: '/hosted/:id', handle: withSession((session) => standing(service, session)) },
    { method: 'POST', path: '/hosted/:id', handle: withSession((session, body) => answerForm(service, session, body)) },
  ]
}
