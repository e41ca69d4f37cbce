import { priceCart, requireCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationEstimateShippingMethodsArgs } from '#src/platform/contract/contract.generated'
import { methodContextOf } from '../allocation/cart-promise.ts'
import { toAvailableMethods } from '../cart-models.ts'
import { parseEstimate } from '../parse-address.ts'

function findDeliveryCountry(ctx: Pick<Context, 'brand'>, code: string) {
  return ctx.brand.shipsTo.find((country) => country === code)
}

/** Empty where the site doesn't deliver. @throws AppError as requireCart; LOCALITY_MISMATCH [R7.88, A73, R1.26] */
export async function estimateShippingMethods(ctx: Context, { input }: MutationEstimateShippingMethodsArgs) {
  const cart = await requireCart(ctx, input.cart_id)
  const country = findDeliveryCountry(ctx, input.address.country_code)
  if (!country) return []
  const priced = await priceCart(ctx.db, ctx, cart, { country, postcode: parseEstimate(input.address, country) })
  return toAvailableMethods(await methodContextOf(ctx, priced))
}
