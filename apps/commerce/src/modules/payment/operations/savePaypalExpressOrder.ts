import { randomBytes, randomUUID } from 'node:crypto'
import { changeCart, priceCart, requireCart, requireGuestSecret, updateCart } from '#modules/cart'
import { enforceLimits } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationSavePaypalExpressOrderArgs } from '#src/platform/contract/contract.generated'
import { requireExpress } from '../express/express-offer.ts'
import { callPaypal } from '../express/paypal-calls.ts'
import { assertPayable, expressMethodOf, openExpressOf } from '../express/quote-express.ts'
import type { PaypalExpressOrderOutput } from '../resolver-types.generated.ts'
import { returnUrlOf, siteOrigin } from '../rules.ts'
import { methodsQueryOf } from './adyenPaymentMethods.ts'

/**
 * Opens a PayPal order over the cart's total. Nothing is charged before processExpressPayData.
 * @throws AppError as requireCart; EXPRESS_NOT_OFFERED, PAYPAL_NOT_OFFERED, GATEWAY_DOWN, RATE_LIMITED [R7.93, A74]
 */
export async function savePaypalExpressOrder(
  ctx: Context,
  { input }: MutationSavePaypalExpressOrderArgs,
): Promise<PaypalExpressOrderOutput> {
  const found = await requireCart(ctx, input.cart_id)
  requireGuestSecret(ctx, found)
  await requireExpress(ctx, found)
  await enforceLimits(ctx, [
    { action: 'paypal-order-cart', key: found.id, limit: 20, windowSeconds: 600 },
    { action: 'paypal-order-address', key: ctx.viewer.address, limit: 60, windowSeconds: 600 },
  ])
  const priced = await priceCart(ctx.db, ctx, found)
  assertPayable(priced)
  const reference = `express-${randomBytes(12).toString('hex')}`
  const paypal = await callPaypal(() =>
    ctx.ports.payments.openPaypalOrder({
      ...methodsQueryOf(ctx, priced),
      reference,
      returnUrl: returnUrlOf(undefined, siteOrigin(ctx.config.publicUrl, ctx.brand), reference),
      idempotencyKey: randomUUID(),
    }),
  )
  const cart = await changeCart(ctx, found.id, (trx, locked) => {
    const express = { ...openExpressOf(locked, 'paypal'), paypal }
    return updateCart(trx, locked.id, { payment_method: { ...expressMethodOf('paypal', express, priced.totalCents) } })
  })
  return { success: true, message: null, paypal_order_id: paypal.orderId, paymentData: paypal.paymentData, cart }
}
