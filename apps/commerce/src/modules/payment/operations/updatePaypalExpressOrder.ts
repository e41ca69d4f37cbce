import { randomUUID } from 'node:crypto'
import { changeCart, type PricedCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationUpdatePaypalExpressOrderArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { requireExpress } from '../express/express-offer.ts'
import { callPaypal } from '../express/paypal-calls.ts'
import { expressMethodOf, findExpress, quoteExpress } from '../express/quote-express.ts'
import type { PaypalOrder } from '../ports.ts'
import type { PaypalExpressOrderOutput } from '../resolver-types.generated.ts'

function shippingOptionsOf({ shippingOptions, shipping, currency }: PricedCart) {
  return shippingOptions.map((option) => ({
    reference: `${option.carrierCode}:${option.methodCode}`,
    title: option.methodTitle,
    amount: { cents: option.amountCents, currency },
    isChosen: option.carrierCode === shipping?.carrierCode && option.methodCode === shipping.methodCode,
  }))
}

/** Sends the total that PayPal will charge. @throws AppError as callPaypal */
async function renewOrder(ctx: Context, paypal: PaypalOrder, priced: PricedCart): Promise<PaypalOrder> {
  const isDelivered = priced.groups.some(({ kind }) => kind === 'delivery')
  const { paymentData } = await callPaypal(() =>
    ctx.ports.payments.updatePaypalOrder({
      pspReference: paypal.pspReference,
      paymentData: paypal.paymentData,
      amount: { cents: priced.totalCents, currency: priced.currency },
      shippingOptions: isDelivered ? shippingOptionsOf(priced) : [],
      idempotencyKey: randomUUID(),
    }),
  )
  return { ...paypal, paymentData }
}

/**
 * While the answer is missing, the cart has no agreed total and cannot be ordered.
 * @throws AppError as quoteExpress; PAYPAL_ORDER_UNKNOWN, EXPRESS_NOT_OFFERED, PAYPAL_NOT_OFFERED, GATEWAY_DOWN
 * [R7.94, A74]
 */
export async function updatePaypalExpressOrder(
  ctx: Context,
  { input }: MutationUpdatePaypalExpressOrderArgs,
): Promise<PaypalExpressOrderOutput> {
  const found = await requireCart(ctx, input.cart_id)
  requireGuestSecret(ctx, found)
  await requireExpress(ctx, found)
  await enforceLimit(ctx, { action: 'paypal-update', key: found.id, limit: 60, windowSeconds: 600 })
  const requireOpen = (order: PaypalOrder | undefined): PaypalOrder => {
    if (!order || order.orderId !== input.paypal_order_id) throw fail('PAYPAL_ORDER_UNKNOWN')
    return order
  }
  const { priced, express } = await quoteExpress(ctx, input, {
    wallet: 'paypal',
    isAgreed: false,
    check: ({ paypal }) => requireOpen(paypal),
  })
  const paypal = await renewOrder(ctx, requireOpen(express.paypal), priced)
  const cart = await changeCart(ctx, found.id, (trx, locked) => {
    requireOpen(findExpress(locked, 'paypal')?.express?.paypal)
    const method = expressMethodOf('paypal', { ...express, paypal }, priced.totalCents)
    return updateCart(trx, locked.id, { payment_method: { ...method } })
  })
  return { success: true, message: null, paypal_order_id: paypal.orderId, paymentData: paypal.paymentData, cart }
}
