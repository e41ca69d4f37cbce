import { priceCart, requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type {
  AdyenPaymentMethods,
  AdyenPaymentMethodsArray,
  QueryAdyenPaymentMethodsArgs,
} from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { GatewayError, type MethodOffer } from '../ports.ts'
import { filterOffers, instalmentTypesOf } from '../rules.ts'

function toMethod(offer: MethodOffer): AdyenPaymentMethodsArray {
  const { merchantId, merchantName, gatewayMerchantId } = offer.configuration
  const hasConfiguration = Object.keys(offer.configuration).length > 0
  return {
    type: offer.type,
    name: offer.name,
    brand: null,
    brands: offer.brands.length ? offer.brands : null,
    configuration: hasConfiguration ? { merchantId, merchantName, gatewayMerchantId } : null,
    issuers: null,
    details: null,
  }
}

/** @throws AppError GATEWAY_DOWN */
export async function callPaymentService<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    throw error instanceof GatewayError ? fail('GATEWAY_DOWN') : error
  }
}

/**
 * Works also while the cart's order awaits payment.
 * @throws AppError GATEWAY_DOWN, as requireCart [R7.89, R9.48-R9.58]
 */
export async function adyenPaymentMethods(
  ctx: Context,
  args: QueryAdyenPaymentMethodsArgs,
): Promise<AdyenPaymentMethods> {
  const cart = await requireCart(ctx, args.cart_id)
  const priced = await priceCart(ctx.db, ctx, cart)
  const amount = { cents: priced.totalCents, currency: priced.currency }
  const offers = await callPaymentService(() =>
    ctx.ports.payments.paymentMethods({ amount, country: priced.country, locale: ctx.brand.locale.replace('_', '-') }),
  )
  const methods = filterOffers(offers)
  return {
    paymentMethodsResponse: { paymentMethods: methods.map(toMethod), storedPaymentMethods: [] },
    paymentMethodsExtraDetails: methods.map((offer) => ({
      type: offer.type,
      icon: null,
      isOpenInvoice: instalmentTypesOf([offer]).length > 0,
      configuration: { amount: { value: amount.cents, currency: amount.currency }, currency: amount.currency },
    })),
  }
}
