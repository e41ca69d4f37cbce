import { changeCart, priceCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetPaymentMethodOnCartArgs, PaymentMethodInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { type MethodOnCart, TITLES } from '../method-on-cart.ts'
import type { SetPaymentMethodOnCartOutput } from '../resolver-types.generated.ts'
import { parseCardState } from '../rules.ts'

const CARD_CODES = new Set(['adyen_cc', 'adyen_scheme'])

const returnTo = (url: string | null | undefined) => (url ? { returnUrl: url.slice(0, 1024) } : {})

/** @throws AppError METHOD_NOT_AVAILABLE */
function parseMethod(input: PaymentMethodInput): MethodOnCart {
  if (input.code === 'free') return { code: 'free', title: TITLES.free }
  if (input.code === 'adyen_hpp') {
    const { returnUrl } =
      input.adyen_additional_data_hpp ?? input.adyen_additional_data ?? input.adyen_additional_data_cc ?? {}
    return { code: 'adyen_hpp', title: TITLES.adyen_hpp, ...returnTo(returnUrl) }
  }
  if (!CARD_CODES.has(input.code)) throw fail('METHOD_NOT_AVAILABLE')
  const data = input.adyen_additional_data_cc ?? input.adyen_additional_data
  const stateData = data?.stateData ? parseCardState(data.stateData) : undefined
  if (data?.stateData && !stateData) throw fail('METHOD_NOT_AVAILABLE')
  return { code: 'adyen_cc', title: TITLES.adyen_cc, ...(stateData && { stateData }), ...returnTo(data?.returnUrl) }
}

/**
 * A card method may be set before its card data exist; placing the order then fails.
 * @throws AppError METHOD_NOT_AVAILABLE, SHIPPING_ADDRESS_MISSING, as requireCart [R7.76, R9.48, A106]
 */
export async function setPaymentMethodOnCart(
  ctx: Context,
  { input }: MutationSetPaymentMethodOnCartArgs,
): Promise<SetPaymentMethodOnCartOutput> {
  if (!input) throw fail('CART_ID_MISSING')
  const found = await requireCart(ctx, input.cart_id)
  requireGuestSecret(ctx, found)
  const method = parseMethod(input.payment_method)
  const cart = await changeCart(ctx, input.cart_id, async (trx, current) => {
    const priced = await priceCart(trx, ctx, current)
    const isDelivered = priced.groups.some((group) => group.kind === 'delivery')
    if (isDelivered && !current.shipping_address) throw fail('SHIPPING_ADDRESS_MISSING')
    if ((method.code === 'free') !== (priced.totalCents === 0)) throw fail('METHOD_NOT_AVAILABLE')
    await updateCart(trx, current.id, { payment_method: { ...method, agreedCents: priced.totalCents } })
  })
  return { cart }
}
