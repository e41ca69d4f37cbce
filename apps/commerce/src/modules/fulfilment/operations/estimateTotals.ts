import { deliveryAddressOf, memoisePriced, pricerOf, requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationEstimateTotalsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { parseCountry, parseEstimate } from '../parse-address.ts'
import type { EstimateTotalsOutput } from '../resolver-types.generated.ts'
import { methodNotFound } from './setShippingMethodsOnCart.ts'

/**
 * Stores nothing. The default method is the first.
 * @throws AppError as requireCart; DELIVERY_NOT_AVAILABLE, COUNTRY_NOT_AVAILABLE, CARRIER_NOT_FOUND, LOCALITY_MISMATCH
 */
export async function estimateTotals(
  ctx: Context,
  { input }: MutationEstimateTotalsArgs,
): Promise<EstimateTotalsOutput> {
  const cart = await requireCart(ctx, input.cart_id)
  const country = parseCountry(input.address.country_code, ctx.brand, 'delivery')
  const preservesAddress = cart.shipping_address?.countryCode === country
  const typed = parseEstimate(input.address, country)
  const postcode = typed ?? (preservesAddress ? deliveryAddressOf(cart)?.postcode : undefined)
  const price = await pricerOf(ctx.db, ctx, cart)
  const { shippingOptions } = price({ country, postcode })
  const wanted = input.shipping_method
  const option = wanted
    ? shippingOptions.find(
        ({ carrierCode, methodCode }) => carrierCode === wanted.carrier_code && methodCode === wanted.method_code,
      )
    : shippingOptions[0]
  if (wanted && !option) throw methodNotFound(wanted)
  if (!option) throw fail('COUNTRY_NOT_AVAILABLE')
  const estimate = { shipping_country: country, carrier_code: option.carrierCode, method_code: option.methodCode }
  const estimated = { ...cart, ...estimate, shipping_address: preservesAddress ? cart.shipping_address : null }
  const { carrierCode, methodCode } = option
  memoisePriced(ctx, price({ country, postcode, carrierCode, methodCode }, estimated))
  return { cart: estimated }
}
