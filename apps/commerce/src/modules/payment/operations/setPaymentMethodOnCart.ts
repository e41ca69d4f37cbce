import { changeCart, priceCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetPaymentMethodOnCartArgs, PaymentMethodInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { canPay, type MethodOnCart } from '../methods/method-on-cart.ts'
import { parseMethodCode, paymentMethods } from '../methods/payment-methods.ts'
import type { SetPaymentMethodOnCartOutput } from '../resolver-types.generated.ts'

/** As newer Adyen modules of Magento call it. */
const CARD_ALIAS = 'adyen_scheme'

/** @throws AppError METHOD_NOT_AVAILABLE */
function parseMethod(input: PaymentMethodInput): MethodOnCart {
  const code = parseMethodCode(input.code === CARD_ALIAS ? 'adyen_cc' : input.code)
  if (!code) throw fail('METHOD_NOT_AVAILABLE')
  const { title, parse } = paymentMethods[code]
  return { code, title, ...parse(input) }
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
    if (!canPay(method, priced.totalCents)) throw fail('METHOD_NOT_AVAILABLE')
    await updateCart(trx, current.id, { payment_method: { ...method, agreedCents: priced.totalCents } })
  })
  return { cart }
}
