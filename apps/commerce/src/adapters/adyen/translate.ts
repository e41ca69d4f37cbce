import type { PaymentDetailsResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsResponse.js'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentResponse.js'
import { type ChargeRequest, type GatewayAddress, type GatewayAnswer, GatewayError, type ResultCode } from '#modules/payment'

const RESULT_CODES = new Set<string>([
  'Authorised', 'Pending', 'Received', 'RedirectShopper', 'ChallengeShopper', 'IdentifyShopper', 'PresentToShopper', 'Refused', 'Cancelled', 'Error',
])

function isResultCode(code: string): code is ResultCode {
  return RESULT_CODES.has(code)
}

/** Codes that we don't know count as Error. @throws GatewayError unanswered, when the answer makes no sense at all */
function resultCodeOf(code: string | undefined): ResultCode {
  if (!code) throw new GatewayError('unanswered', 'the answer has no result code')
  return isResultCode(code) ? code : 'Error'
}

function lastFourOf(data: Readonly<Record<string, string>> | undefined): string | undefined {
  const summary = data?.cardSummary
  return summary && /^\d{4}$/.test(summary) ? summary : undefined
}

/** The library's answer in our words. */
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
    card: { brand: response.paymentMethod?.brand ?? response.additionalData?.paymentMethod, lastFour: lastFourOf(response.additionalData) },
  }
}

function toAddress(address: GatewayAddress) {
  const { stateOrProvince, ...rest } = address
  return { ...rest, ...(stateOrProvince && { stateOrProvince }) }
}

/** Our charge in the library's words. The card's fields go through as the frame encrypted them. */
export function toPaymentRequest(request: ChargeRequest, merchantAccount: string): PaymentRequest {
  const state = request.stateData as Pick<PaymentRequest, 'paymentMethod' | 'browserInfo' | 'riskData'>
  return {
    merchantAccount,
    reference: request.reference,
    amount: { value: request.amount.cents, currency: request.amount.currency },
    paymentMethod: state.paymentMethod,
    ...(state.browserInfo && { browserInfo: state.browserInfo }),
    ...(state.riskData && { riskData: state.riskData }),
    returnUrl: request.returnUrl,
    origin: request.origin,
    channel: 'Web' as PaymentRequest.ChannelEnum,
    shopperInteraction: 'Ecommerce' as PaymentRequest.ShopperInteractionEnum,
    shopperEmail: request.shopperEmail,
    shopperIP: request.shopperAddress,
    shopperLocale: request.locale,
    countryCode: request.country,
    billingAddress: toAddress(request.billingAddress),
    ...(request.deliveryAddress && { deliveryAddress: toAddress(request.deliveryAddress) }),
  }
}
