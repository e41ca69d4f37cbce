import { changeCart, priceCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationSetPaymentMethodOnCartArgs, PaymentMethodInput } from '#src/platform/contract/contract.generated'
import type { CartRow } from '#tables/cart'
import { fail } from '../errors.ts'
import { canPay, type MethodOnCart, titleOf } from '../methods/method-on-cart.ts'
import { parseMethodCode, paymentMethods } from '../methods/payment-methods.ts'
import type { WalletType } from '../methods/wallets.ts'
import type { SetPaymentMethodOnCartOutput } from '../resolver-types.generated.ts'
import { filterOffers } from '../rules.ts'
import { findUsableCard } from '../saved-cards.ts'
import { callPaymentService, methodsQueryOf } from './adyenPaymentMethods.ts'

/** As newer Adyen modules of Magento call it. */
const CARD_ALIAS = 'adyen_scheme'

/** @throws AppError METHOD_NOT_AVAILABLE */
function parseMethod(input: PaymentMethodInput): MethodOnCart {
  const code = parseMethodCode(input.code === CARD_ALIAS ? 'adyen_cc' : input.code)
  if (!code) throw fail('METHOD_NOT_AVAILABLE')
  const data = paymentMethods[code].parse(input)
  return { code, title: titleOf(code, data), ...data }
}

/** @throws AppError METHOD_NOT_AVAILABLE when the wallet does not serve the cart's country and amount */
export async function requireServed(ctx: Context, cart: CartRow, wallet: WalletType): Promise<void> {
  const query = methodsQueryOf(ctx, await priceCart(ctx.db, ctx, cart))
  const offers = await callPaymentService(() => ctx.ports.payments.paymentMethods(query))
  if (!filterOffers(offers, query).some(({ type }) => type === wallet)) throw fail('METHOD_NOT_AVAILABLE')
}

/** @throws AppError METHOD_NOT_AVAILABLE */
async function requireUsable(ctx: Context, cart: CartRow, method: MethodOnCart): Promise<void> {
  if (method.wallet) await requireServed(ctx, cart, method.wallet)
  const { savedCardId } = method
  if (savedCardId !== undefined && !(await findUsableCard(ctx, savedCardId))) throw fail('METHOD_NOT_AVAILABLE')
}

/**
 * A card method may be set before its card data exist; placing the order then fails.
 * @throws AppError METHOD_NOT_AVAILABLE, SHIPPING_ADDRESS_MISSING, GATEWAY_DOWN, as requireCart [R7.76, R9.48, A106]
 */
export async function setPaymentMethodOnCart(
  ctx: Context,
  { input }: MutationSetPaymentMethodOnCartArgs,
): Promise<SetPaymentMethodOnCartOutput> {
  if (!input) throw fail('CART_ID_MISSING')
  const found = await requireCart(ctx, input.cart_id)
  requireGuestSecret(ctx, found)
  const method = parseMethod(input.payment_method)
  await requireUsable(ctx, found, method)
  const cart = await changeCart(ctx, input.cart_id, async (trx, current) => {
    const priced = await priceCart(trx, ctx, current)
    const isDelivered = priced.groups.some((group) => group.kind === 'delivery')
    if (isDelivered && !current.shipping_address) throw fail('SHIPPING_ADDRESS_MISSING')
    if (!canPay(method, priced.totalCents)) throw fail('METHOD_NOT_AVAILABLE')
    await updateCart(trx, current.id, { payment_method: { ...method, agreedCents: priced.totalCents } })
  })
  return { cart }
}
