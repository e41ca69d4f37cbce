import { changeCart, overallFulfilment, priceCart, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type {
  MutationSetShippingMethodsOnCartArgs,
  ShippingMethodInput,
} from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { SetShippingMethodsOnCartOutput } from '../resolver-types.generated.ts'

export function methodNotFound(method: ShippingMethodInput) {
  return fail('CARRIER_NOT_FOUND', {
    carrierCode: method.carrier_code.slice(0, 64),
    methodCode: method.method_code.slice(0, 64),
  })
}

/** What Magento's clients select once a store is the shipping address; nothing is delivered then. */
function isStorePickup({ carrier_code, method_code }: ShippingMethodInput): boolean {
  return carrier_code === 'instore' && method_code === 'pickup'
}

/** @throws AppError as changeCart; ONE_SHIPPING_METHOD, SHIPPING_ADDRESS_MISSING, CARRIER_NOT_FOUND [R7.75] */
export async function setShippingMethodsOnCart(
  ctx: Context,
  { input }: MutationSetShippingMethodsOnCartArgs,
): Promise<SetShippingMethodsOnCartOutput> {
  const [method, ...more] = (input?.shipping_methods ?? []).filter((entry) => entry !== null)
  if (input && !method) throw fail('PARAMETER_MISSING', { name: 'shipping_methods' })
  if (more.length > 0) throw fail('ONE_SHIPPING_METHOD')
  const cart = await changeCart(ctx, input?.cart_id ?? '', async (trx, locked) => {
    if (!locked.shipping_address) throw fail('SHIPPING_ADDRESS_MISSING')
    if (!method) return
    const { shippingOptions, country, lines } = await priceCart(trx, ctx, locked)
    if (isStorePickup(method) && overallFulfilment(lines) === 'clickncollect') return
    const isOffered = shippingOptions.some(
      (option) => option.carrierCode === method.carrier_code && option.methodCode === method.method_code,
    )
    if (!isOffered) throw methodNotFound(method)
    await updateCart(trx, locked.id, {
      shipping_country: country,
      carrier_code: method.carrier_code,
      method_code: method.method_code,
    })
  })
  return { cart }
}
