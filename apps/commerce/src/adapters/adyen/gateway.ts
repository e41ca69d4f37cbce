// The library's entry point loads every service, which takes two seconds; only these parts are needed.
import client from '@adyen/api-library/lib/src/client.js'
import config from '@adyen/api-library/lib/src/config.js'
import type clientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js'
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js'
import { UtilityApi } from '@adyen/api-library/lib/src/services/checkout/utilityApi.js'
import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import type { PaymentMethodsRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentMethodsRequest.js'
import { GatewayError, type MethodOffer, type MethodsQuery, type PaymentGateway } from '#modules/payment'
import type { Config } from '../../platform/config.ts'
import { createBreaker } from '../http/breaker.ts'
import { toPaypalOrder, toPaypalOrderRequest, toPaypalUpdate } from './paypal-orders.ts'
import { sendWithRetry } from './retrying-client.ts'
import {
  AUTHORISE_ONLY,
  NATIVE_3DS,
  toAnswer,
  toOrderFacts,
  toPaymentRequest,
  toRedirect,
  toSessionAnswer,
} from './translate.ts'

type AdyenSettings = Config['adyen']

const LIBRARY_ORIGIN = 'https://checkout-test.adyen.com'
const READS = /\/(paymentMethods|sessions)$/

/** Replaces the endpoint's host when ADYEN_BASE_URL is set. */
function placeOf(endpoint: string, baseUrl: string | undefined): URL {
  return new URL(baseUrl ? endpoint.replace(LIBRARY_ORIGIN, baseUrl.replace(/\/+$/, '')) : endpoint)
}

function textsIn(values: unknown): Record<string, string> {
  const entries = Object.entries((values ?? {}) as Readonly<Record<string, unknown>>)
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Sends the library's calls with our time-outs, retries and circuit breaker. */
function createTransport(settings: AdyenSettings, breaker: ReturnType<typeof createBreaker>): clientInterface.default {
  return {
    request: (endpoint, json, _config, _isApiKeyRequired, options = {}) => {
      const method = options.method ?? 'POST'
      const body = method === 'GET' ? '' : String(json)
      const headers = {
        ...textsIn(options.headers),
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'x-api-key': settings.apiKey,
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      }
      const url = placeOf(endpoint, settings.baseUrl)
      for (const [name, value] of Object.entries(textsIn(options.params))) url.searchParams.set(name, value)
      return sendWithRetry({ url, method, headers, body }, breaker, method === 'GET' || READS.test(url.pathname))
    },
  }
}

/** @throws GatewayError unanswered for any other error inside the library */
async function callGateway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof GatewayError
      ? error
      : new GatewayError('unanswered', 'the answer could not be read', { cause: error })
  }
}

function toMethodsRequest(query: MethodsQuery, merchantAccount: string): PaymentMethodsRequest {
  return {
    merchantAccount,
    amount: { value: query.amount.cents, currency: query.amount.currency },
    countryCode: query.country,
    shopperLocale: query.locale,
    channel: 'Web' as PaymentMethodsRequest.ChannelEnum,
  }
}

/** @throws Error at start when live payments lack their endpoint address */
export function createAdyenGateway(settings: AdyenSettings): PaymentGateway {
  if (settings.isLive && !settings.baseUrl)
    throw new Error('ADYEN_BASE_URL is missing: live payments go to an address of your own.')
  const breaker = createBreaker()
  const libraryConfig = new config.default({
    apiKey: settings.apiKey,
    environment: config.EnvironmentEnum.TEST,
    enable308Redirect: false,
  })
  const adyen = new client.default(libraryConfig, createTransport(settings, breaker))
  const payments = new PaymentsApi(adyen)
  const modifications = new ModificationsApi(adyen)
  const recurring = new RecurringApi(adyen)
  const utility = new UtilityApi(adyen)
  const { merchantAccount } = settings
  return {
    isAvailable: () => breaker.isClosed(),
    paymentMethods: (query) =>
      callGateway(async () => {
        const { paymentMethods = [] } = await payments.paymentMethods(toMethodsRequest(query, merchantAccount))
        return paymentMethods.map(
          (method): MethodOffer => ({
            type: method.type ?? '',
            name: method.name ?? '',
            brands: method.brands ?? [],
            configuration: method.configuration ?? {},
          }),
        )
      }),
    createSession: (request) =>
      callGateway(async () => {
        const {
          amount,
          countryCode = request.country,
          shopperLocale = request.locale,
        } = toMethodsRequest(request, merchantAccount)
        const session = await payments.sessions(
          {
            merchantAccount,
            countryCode,
            shopperLocale,
            reference: request.reference,
            returnUrl: request.returnUrl,
            expiresAt: request.expiresAt,
            additionalData: AUTHORISE_ONLY,
            authenticationData: NATIVE_3DS,
            amount: amount ?? { value: request.amount.cents, currency: request.amount.currency },
            ...(request.methods && { allowedPaymentMethods: [...request.methods] }),
          },
          { idempotencyKey: request.idempotencyKey },
        )
        if (!session.sessionData) throw new GatewayError('unanswered', 'the session has no data')
        return { id: session.id, data: session.sessionData }
      }),
    pay: (request) =>
      callGateway(async () =>
        toAnswer(
          await payments.payments(toPaymentRequest(request, merchantAccount), {
            idempotencyKey: request.idempotencyKey,
          }),
        ),
      ),
    payHosted: (request) =>
      callGateway(async () => {
        const body = {
          ...toOrderFacts(request, merchantAccount),
          expiresAt: request.expiresAt,
          mode: 'hosted' as CreateCheckoutSessionRequest.ModeEnum,
        }
        const { id, url } = await payments.sessions(body, { idempotencyKey: request.idempotencyKey })
        if (!url) throw new GatewayError('rejected', 'the session has no page of its own')
        return toRedirect(request, { id, url })
      }),
    hostedResult: ({ sessionId, sessionResult }) =>
      callGateway(async () => toSessionAnswer(await payments.getResultOfPaymentSession(sessionId, sessionResult))),
    details: ({ details, paymentData, idempotencyKey }) =>
      callGateway(async () =>
        toAnswer(await payments.paymentsDetails({ details, ...(paymentData && { paymentData }) }, { idempotencyKey })),
      ),
    openPaypalOrder: (request) =>
      callGateway(async () => {
        const { idempotencyKey } = request
        const opened = await payments.payments(toPaypalOrderRequest(request, merchantAccount), { idempotencyKey })
        return toPaypalOrder(request, opened)
      }),
    updatePaypalOrder: (update) =>
      callGateway(async () => {
        const { idempotencyKey } = update
        const { status, paymentData } = await utility.updatesOrderForPaypalExpressCheckout(toPaypalUpdate(update), {
          idempotencyKey,
        })
        if (`${status}` !== 'success') throw new GatewayError('rejected', 'PayPal did not take the new amount')
        return { paymentData }
      }),
    withdraw: ({ reference, idempotencyKey }) =>
      callGateway(async () => {
        await modifications.cancelAuthorisedPayment(
          { merchantAccount, paymentReference: reference },
          { idempotencyKey },
        )
      }),
    removeCard: async ({ tokenId, shopperReference }) => {
      try {
        await callGateway(() =>
          recurring.deleteTokenForStoredPaymentDetails(tokenId, shopperReference, merchantAccount),
        )
      } catch (error) {
        const isUnknownThere = error instanceof GatewayError && error.failure === 'rejected'
        if (!isUnknownThere) throw error
      }
    },
    capture: ({ pspReference, reference, amount, idempotencyKey }) =>
      callGateway(() =>
        modifications.captureAuthorisedPayment(
          pspReference,
          { merchantAccount, reference, amount: { value: amount.cents, currency: amount.currency } },
          { idempotencyKey },
        ),
      ),
    renew: ({ pspReference, reference, amount, idempotencyKey }) =>
      callGateway(() =>
        modifications.updateAuthorisedAmount(
          pspReference,
          { merchantAccount, reference, amount: { value: amount.cents, currency: amount.currency } },
          { idempotencyKey },
        ),
      ),
    refund: ({ pspReference, reference, amount, idempotencyKey }) =>
      callGateway(() =>
        modifications.refundCapturedPayment(
          pspReference,
          { merchantAccount, reference, amount: { value: amount.cents, currency: amount.currency } },
          { idempotencyKey },
        ),
      ),
    reverse: ({ pspReference, reference, idempotencyKey }) =>
      callGateway(() =>
        modifications.refundOrCancelPayment(pspReference, { merchantAccount, reference }, { idempotencyKey }),
      ),
  }
}
