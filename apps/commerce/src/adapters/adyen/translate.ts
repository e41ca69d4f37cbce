import type { PaymentDetailsResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsResponse.js'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentResponse.js'
import type { SessionResultResponse } from '@adyen/api-library/lib/src/typings/checkout/sessionResultResponse.js'
import type { ThreeDSRequestData } from '@adyen/api-library/lib/src/typings/checkout/threeDSRequestData.js'
import {
  type ChargeRequest,
  type GatewayAddress,
  type GatewayAnswer,
  GatewayError,
  type ResultCode,
  type StoredCard,
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

const ALIAS_LENGTH = 64

/** By either of the names that the payment service uses for the country. */
function originOf(data: Readonly<Record<string, string>> = {}): Pick<GatewayAnswer['card'], 'alias' | 'country'> {
  const country = data.cardIssuingCountry ?? data.issuerCountry
  return {
    alias: data.alias?.slice(0, ALIAS_LENGTH),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
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
    card: {
      brand: payment?.paymentMethod?.brand,
      lastFour: lastFourOf(result.additionalData),
      ...originOf(result.additionalData),
    },
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

/** Present when the shopper asked to save the card. */
function storedCardOf(response: PaymentResponse | PaymentDetailsResponse): StoredCard | undefined {
  const data = response.additionalData ?? {}
  const tokenId = data['tokenization.storedPaymentMethodId'] ?? data['recurring.recurringDetailReference']
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(data.expiryDate ?? '') ?? []
  const brand = response.paymentMethod?.brand ?? data.paymentMethod
  const lastFour = lastFourOf(data)
  if (!tokenId || !month || !brand || !lastFour || response.resultCode !== 'Authorised') return undefined
  const holder = data.cardHolderName
  const expiry = { expiryMonth: month.padStart(2, '0'), expiryYear: year }
  return { tokenId, brand, lastFour, ...expiry, ...(holder && { holderName: holder }) }
}

export function toAnswer(response: PaymentResponse | PaymentDetailsResponse): GatewayAnswer {
  const { amount, action } = response
  const storedCard = storedCardOf(response)
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
      ...originOf(response.additionalData),
    },
    ...(storedCard && { storedCard }),
  }
}

function toAddress(address: GatewayAddress) {
  const { stateOrProvince, ...rest } = address
  return { ...rest, ...(stateOrProvince && { stateOrProvince }) }
}

/** Captured parcel by parcel. [decision 104] */
export const AUTHORISE_ONLY = { manualCapture: 'true' }

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
    additionalData: AUTHORISE_ONLY,
    ...(request.billingAddress && { billingAddress: toAddress(request.billingAddress) }),
    ...(request.deliveryAddress && { deliveryAddress: toAddress(request.deliveryAddress) }),
  }
}

type Facts = Partial<PaymentRequest>

/** 3-D Secure runs in the shop's page, without a redirect to the bank. */
export const NATIVE_3DS = {
  threeDSRequestData: { nativeThreeDS: 'preferred' as ThreeDSRequestData.NativeThreeDSEnum },
}

/** Saved cards are charged for their customer only. [R3.46] */
function toCardFacts({ stateData, shopperReference }: ChargeRequest, method: PaymentRequest['paymentMethod']): Facts {
  const isStored = 'storedPaymentMethodId' in method
  const isSaved = stateData.storePaymentMethod === true && shopperReference !== undefined
  return {
    // Only a pre-authorisation can be renewed. [decision 155]
    additionalData: { ...AUTHORISE_ONLY, authorisationType: 'PreAuth' },
    authenticationData: NATIVE_3DS,
    ...(isSaved && { storePaymentMethod: true }),
    ...((isSaved || isStored) && {
      ...(shopperReference && { shopperReference }),
      recurringProcessingModel: 'CardOnFile' as PaymentRequest.RecurringProcessingModelEnum,
    }),
    shopperInteraction: (isStored ? 'ContAuth' : 'Ecommerce') as PaymentRequest.ShopperInteractionEnum,
  }
}

/** Pay-later services need name, telephone and goods. */
function toWalletFacts({ items, shopper }: ChargeRequest): Facts {
  const { firstName = '', lastName = '', telephone = '' } = shopper ?? {}
  return {
    shopperName: { firstName, lastName },
    ...(telephone && { telephoneNumber: telephone }),
    lineItems: items.map(({ id, name, quantity, unitCents }) => ({
      id,
      description: name,
      quantity,
      amountIncludingTax: unitCents,
    })),
    shopperInteraction: 'Ecommerce' as PaymentRequest.ShopperInteractionEnum,
  }
}

/** The card fields pass through as the payment service's browser library encrypted them. */
export function toPaymentRequest(request: ChargeRequest, merchantAccount: string): PaymentRequest {
  const state = request.stateData as Pick<PaymentRequest, 'paymentMethod' | 'browserInfo' | 'riskData'>
  const { paymentMethod } = state
  return {
    ...toOrderFacts(request, merchantAccount),
    ...(paymentMethod.type === 'scheme' ? toCardFacts(request, paymentMethod) : toWalletFacts(request)),
    paymentMethod,
    ...(state.browserInfo && { browserInfo: state.browserInfo }),
    ...(state.riskData && { riskData: state.riskData }),
    origin: request.origin,
    channel: 'Web' as PaymentRequest.ChannelEnum,
  }
}
