import { type PricedCart, priceCart, requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type {
  AdyenPaymentMethods,
  AdyenPaymentMethodsArray,
  AdyenStoredPaymentMethodsArray,
  QueryAdyenPaymentMethodsArgs,
} from '#src/platform/contract/contract.generated'
import { BRAND_NAMES } from '../card.ts'
import { fail } from '../errors.ts'
import { GatewayError, type MethodOffer, type MethodsQuery } from '../ports.ts'
import { filterOffers, instalmentTypesOf } from '../rules.ts'
import { listCards, type SavedCardRow } from '../saved-cards.ts'

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

/** [R3.46] */
function toStored(card: SavedCardRow): AdyenStoredPaymentMethodsArray {
  const { expiry_month: month, expiry_year: year } = card
  return {
    id: card.token_id,
    name: BRAND_NAMES[card.brand] ?? card.brand,
    type: 'scheme',
    brand: card.brand,
    lastFour: card.last_four,
    expiry: `${month.padStart(2, '0')}/${year}`,
    expiryMonth: month.padStart(2, '0'),
    expiryYear: year,
    holderName: card.holder_name,
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
  }
}

export function methodsQueryOf(
  { brand }: Pick<Context, 'brand'>,
  { totalCents, currency, country }: PricedCart,
): MethodsQuery {
  return { amount: { cents: totalCents, currency }, country, locale: brand.locale.replace('_', '-') }
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
 * Works also while the cart's order awaits payment. Saved cards are listed even when expired.
 * @throws AppError GATEWAY_DOWN, as requireCart [R7.89, R9.48-R9.58]
 */
export async function adyenPaymentMethods(
  ctx: Context,
  args: QueryAdyenPaymentMethodsArgs,
): Promise<AdyenPaymentMethods> {
  const cart = await requireCart(ctx, args.cart_id)
  const priced = await priceCart(ctx.db, ctx, cart)
  const query = methodsQueryOf(ctx, priced)
  const { amount } = query
  const offers = await callPaymentService(() => ctx.ports.payments.paymentMethods(query))
  const methods = filterOffers(offers, query)
  const { customerId } = ctx.viewer
  const cards = customerId !== undefined && cart.customer_id === customerId ? await listCards(ctx.db, customerId) : []
  return {
    paymentMethodsResponse: { paymentMethods: methods.map(toMethod), storedPaymentMethods: cards.map(toStored) },
    paymentMethodsExtraDetails: methods.map((offer) => ({
      type: offer.type,
      icon: null,
      isOpenInvoice: instalmentTypesOf([offer]).length > 0,
      configuration: { amount: { value: amount.cents, currency: amount.currency }, currency: amount.currency },
    })),
  }
}
