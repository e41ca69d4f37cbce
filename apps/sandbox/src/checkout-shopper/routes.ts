import { randomUUID } from 'node:crypto'
import { openApplePaySession } from '../adyen/apple-pay.ts'
import { answerCall, bodyOf, catchAdyenError } from '../adyen/calls.ts'
import type { PaymentSession } from '../adyen/ledger.ts'
import { orderStatus } from '../adyen/partial/orders.ts'
import type { JsonObject } from '../adyen/requests.ts'
import type { PaymentService } from '../adyen/service.ts'
import { submitFingerprint } from '../adyen/three-ds2.ts'
import type { PaymentPlace } from '../control/faults.ts'
import { paypalWindowRoutes } from '../wallets/paypal-window.ts'
import { type Answer, json, type Route, type SandboxRequest } from '../web/answer.ts'
import { scriptRoute } from '../web/script-route.ts'
import { lookUpBin } from './bin-lookup.ts'
import { cardFieldRoutes } from './card-fields.ts'
import type { CheckoutShopper } from './context.ts'
import { crossOrigin } from './cross-origin.ts'
import { imageRoutes } from './images.ts'
import {
  cancelSessionOrder,
  checkSessionBalance,
  openSession,
  openSessionOrder,
  payInSession,
  setUp,
  submitSessionDetails,
} from './session-calls.ts'

/**
 * The second form has the text without which the browser library does no 3-D Secure over http; it ignores what follows
 * `/checkoutshopper/`.
 */
const PREFIXES = ['/checkoutshopper', '/checkoutshopper/http://localhost:8080']

type SessionCall = (service: PaymentService, session: PaymentSession, body: JsonObject) => JsonObject

const noContent: Answer = { status: 204 }

function libraryCalls(context: CheckoutShopper): Route[] {
  const { service } = context
  const call = (path: string, place: PaymentPlace, work: (request: SandboxRequest) => Answer): Route => ({
    method: 'POST',
    path,
    handle: (request) => answerCall(context, place, request, () => catchAdyenError(() => work(request))),
  })
  const inSession = (name: string, place: PaymentPlace, work: SessionCall) =>
    call(`/v1/sessions/:id/${name}`, place, (request) => {
      const body = bodyOf(request)
      return json(work(service, openSession(service, request.params.id, body), body))
    })
  return [
    inSession('setup', 'setup', setUp),
    inSession('payments', 'payments', payInSession),
    inSession('paymentDetails', 'details', submitSessionDetails),
    inSession('paymentMethodBalance', 'balance', checkSessionBalance),
    inSession('orders', 'orders', openSessionOrder),
    inSession('orders/cancel', 'orders', cancelSessionOrder),
    call('/v1/order/status', 'orders', (request) => json(orderStatus(service, bodyOf(request)))),
    call('/v1/submitThreeDS2Fingerprint', 'fingerprint', (request) =>
      json(submitFingerprint(service, bodyOf(request))),
    ),
    call('/v1/applePay/sessions', 'wallets', (request) => json(openApplePaySession(bodyOf(request)))),
    call('/v3/bin/binLookup', 'binLookup', (request) => json(lookUpBin(service.vault, bodyOf(request)))),
    call('/v3/analytics', 'analytics', () => json({ checkoutAttemptId: randomUUID() })),
    call('/v3/analytics/:attempt', 'analytics', () => noContent),
  ]
}

/** What `@adyen/adyen-web` asks for in the shopper's browser. */
export function checkoutShopperRoutes(context: CheckoutShopper): Route[] {
  const calls = crossOrigin(
    [
      ...libraryCalls(context),
      // Texts in English are part of the library.
      { method: 'GET', path: '/sdk/:version/translations/:file', handle: () => json({}) },
      ...paypalWindowRoutes(context.service),
    ],
    context.origins,
  )
  const scripts = ['stand-ins.js', 'paypal.js', 'apple-pay.js'].map((name) =>
    scriptRoute(`/wallets/${name}`, new URL(`../wallets/browser/${name}`, import.meta.url)),
  )
  const routes = [...calls, ...scripts, ...cardFieldRoutes(context), ...imageRoutes(context)]
  return PREFIXES.flatMap((prefix) => routes.map((route) => ({ ...route, path: `${prefix}${route.path}` })))
}
