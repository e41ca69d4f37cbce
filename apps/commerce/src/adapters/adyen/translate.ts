import type { PaymentDetailsResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsResponse.js'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentResponse.js'
import type { SessionResultResponse } from '@adyen/api-library/lib/src/typings/checkout/sessionResultResponse.js'
import {
  type ChargeRequest,
  type GatewayAddress,
  type GatewayAnswer,
  GatewayError,
  type ResultCode,
} from '#modules/payment'

const RESULT_CODES = new Set<string>([
  'Authorised',
  'Pending',
  'Received',
  'RedirectShopper',
  'ChallengeShopper',
  'IdentifyShopper',
  'PresentToShopper',
  'Refused',
  'Cancelled',
  'Error',
])

function isResultCode(code: string): code is ResultCode {
  return RESULT_CODES.has(code)
}

/** Unknown codes count as Error. @throws GatewayError unanswered when there is none */
function resultCodeOf(code: string | undefined): ResultCode {
  if (!code) throw new GatewayError('unanswered', 'the answer has no result code')
  return isResultCode(code) ? code : 'Error'
}

function lastFourOf(data: Readonly<Record<string, string>> | undefined): string | undefined {
  const summary = data?.cardSummary
  return summary && /^\d{4}$/.test(summary) ? summary : undefined
}

const SESSION_CODES: Readonly<Record<string, ResultCode>> = {
  completed: 'Authorised',
  paymentPending: 'Pending',
  refused: 'Refused',
  canceled: 'Cancelled',
  expired: 'Error',
  active: 'RedirectShopper',
}

/** @throws GatewayError unanswered when the status is missing or unknown */
export function toSessionAnswer(result: SessionResultResponse): GatewayAnswer {
  const resultCode = SESSION_CODES[result.status ?? '']
  const [payment] = result.payments ?? []
  if (!resultCode || (resultCode === 'Authorised' && !(payment?.pspReference && payment.amount)))
    throw new GatewayError('unanswered', 'the session has no result')
  return {
    resultCode,
    pspReference: payment?.pspReference,
    merchantReference: result.reference,
    amount: payment?.amount ? { cents: payment.amount.value, currency: payment.amount.currency } : undefined,
    refusalReason: undefined,
    refusalCode: undefined,
    action: undefined,
    card: { brand: payment?.paymentMethod?.brand, lastFour: lastFourOf(result.additionalData) },
  }
}

export function toRedirect(
  request: Pick<ChargeRequest, 'reference'>,
  session: { readonly id: string; readonly url: string },
): GatewayAnswer {
  return {
    resultCode: 'RedirectShopper',
    pspReference: undefined,
    merchantReference: request.reference,
    amount: undefined,
    refusalReason: undefined,
    refusalCode: undefined,
    action: { type: 'redirect', method: 'GET', url: session.url, paymentMethodType: 'scheme' },
    card: { brand: undefined, lastFour: undefined },
    sessionId: session.id,
  }
}

export function toAnswer(response: PaymentResponse | PaymentDetailsResponse): GatewayAnswer {
  const { amount, action } = response
  return {
    resultCode: resultCodeOf(response.resultCode),
    pspReference: response.pspReference,
    merchantReference: response.merchantReference,
    amount: amount ? { cents: amount.value, currency: amount.currency } : undefined,
    refusalReason: response.refusalReason,
    refusalCode: response.refusalReasonCode,
    action: action ? { ...action } : undefined,
    card: {
      brand: response.paymentMethod?.brand ?? response.additionalData?.paymentMethod,
      lastFour: lastFourOf(response.additionalData),
    },
  }
}

function toAddress(address: GatewayAddress) {
  const { stateOrProvince, ...rest } = address
  return { ...rest, ...(stateOrProvince && { stateOrProvince }) }
}

/** Fields shared by a charge and a hosted session. */
export function toOrderFacts(request: Omit<ChargeRequest, 'stateData'>, merchantAccount: string) {
  return {
    merchantAccount,
    reference: request.reference,
    amount: { value: request.amount.cents, currency: request.amount.currency },
    returnUrl: request.returnUrl,
    shopperEmail: request.shopperEmail,
    shopperIP: request.shopperAddress,
    shopperLocale: request.locale,
    countryCode: request.country,
    ...(request.billingAddress && { billingAddress: toAddress(request.billingAddress) }),
    ...(request.deliveryAddress && { deliveryAddress: toAddress(request.deliveryAddress) }),
  }
}

/** The card fields pass through as the frame encrypted them. */
export function toPaymentRequest(request: ChargeRequest, merchantAccount: string): PaymentRequest {
  const state = request.stateData as Pick<PaymentRequest, 'paymentMethod' | 'browserInfo' | 'riskData'>
  return {
    ...toOrderFacts(request, merchantAccount),
    paymentMethod: state.paymentMethod,
    ...(state.browserInfo && { browserInfo: state.browserInfo }),
    ...(state.riskData && { riskData: state.riskData }),
    origin: request.origin,
    channel: 'Web' as PaymentRequest.ChannelEnum,
    shopperInteraction: 'Ecommerce' as PaymentRequest.ShopperInteractionEnum,
  }
}
