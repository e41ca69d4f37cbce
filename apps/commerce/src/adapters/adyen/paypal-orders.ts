import type { DeliveryMethod } from '@adyen/api-library/lib/src/typings/checkout/deliveryMethod.js'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentResponse.js'
import type { PayPalDetails } from '@adyen/api-library/lib/src/typings/checkout/payPalDetails.js'
import type { PaypalUpdateOrderRequest } from '@adyen/api-library/lib/src/typings/checkout/paypalUpdateOrderRequest.js'
import { GatewayError, type PaymentGateway, type PaypalOrder } from '#modules/payment'
import { AUTHORISE_ONLY } from './translate.ts'

type OpenRequest = Parameters<PaymentGateway['openPaypalOrder']>[0]
type UpdateRequest = Parameters<PaymentGateway['updatePaypalOrder']>[0]

export function toPaypalOrderRequest(request: OpenRequest, merchantAccount: string): PaymentRequest {
  return {
    merchantAccount,
    reference: request.reference,
    amount: { value: request.amount.cents, currency: request.amount.currency },
    returnUrl: request.returnUrl,
    shopperLocale: request.locale,
    countryCode: request.country,
    channel: 'Web' as PaymentRequest.ChannelEnum,
    additionalData: AUTHORISE_ONLY,
    paymentMethod: { type: 'paypal' as PayPalDetails.TypeEnum, subtype: 'express' as PayPalDetails.SubtypeEnum },
  }
}

/** @throws GatewayError rejected when PayPal opens no order */
export function toPaypalOrder({ reference }: Pick<OpenRequest, 'reference'>, answer: PaymentResponse): PaypalOrder {
  const action = { ...answer.action } as {
    readonly paymentData?: string
    readonly sdkData?: { readonly token?: string }
  }
  const orderId = action.sdkData?.token
  if (!orderId || !action.paymentData || !answer.pspReference)
    throw new GatewayError('rejected', 'PayPal opened no order')
  return { orderId, reference, pspReference: answer.pspReference, paymentData: action.paymentData }
}

export function toPaypalUpdate(update: UpdateRequest): PaypalUpdateOrderRequest {
  return {
    pspReference: update.pspReference,
    paymentData: update.paymentData,
    amount: { value: update.amount.cents, currency: update.amount.currency },
    ...(update.shippingOptions.length > 0 && {
      deliveryMethods: update.shippingOptions.map(({ reference, title, amount, isChosen }) => ({
        reference,
        description: title,
        type: 'Shipping' as DeliveryMethod.TypeEnum,
        amount: { value: amount.cents, currency: amount.currency },
        selected: isChosen,
      })),
    }),
  }
}
