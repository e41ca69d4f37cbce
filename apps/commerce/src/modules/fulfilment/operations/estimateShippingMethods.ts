import { priceCart, requireCart } from '#modules/cart'
import type { Context } from '#src/composition/context'
import { toAvailableMethods } from '../cart-models.ts'
import type { ShippingMethodInput } from './setShippingMethodsOnCart.ts'

/** EstimateTotalsInput of the contract. */
export interface EstimateTotalsInput {
  readonly cart_id: string
  readonly address: { readonly country_code: string; readonly postcode?: string | null }
  readonly shipping_method?: ShippingMethodInput | null
}

/** The country, when the site delivers there. */
function findDeliveryCountry(ctx: Pick<Context, 'brand'>, code: string) {
  return ctx.brand.shipsTo.find((country) => country === code)
}

/** Methods and prices for a country; none where the site doesn't deliver. Changes nothing. @throws AppError as requireCart [R7.88, A73, R1.26] */
export async function estimateShippingMethods(ctx: Context, input: EstimateTotalsInput) {
  const cart = await requireCart(ctx, input.cart_id)
  const country = findDeliveryCountry(ctx, input.address.country_code)
  if (!country) return []
  const priced = await priceCart(ctx.db, ctx, cart, { country, postcode: input.address.postcode ?? undefined })
  return toAvailableMethods({ priced, brand: ctx.brand })
}
