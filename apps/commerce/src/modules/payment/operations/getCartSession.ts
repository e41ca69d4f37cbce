import { createHash } from 'node:crypto'
import { toMoney } from '@welt/kit/money'
import { MINUTE_MS } from '@welt/kit/time'
import { priceCart, requireCart, requireGuestSecret } from '#modules/cart'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { PaymentSession, QueryGetCartSessionArgs } from '#src/platform/contract/contract.generated'
import { returnUrlOf, siteOrigin } from '../rules.ts'
import { callPaymentService } from './adyenPaymentMethods.ts'

const SESSION_MS = 30 * MINUTE_MS

/** Each load of the payment step creates one. [decision 12] */
const SESSIONS_OF_CART = 30
const SESSIONS_OF_ADDRESS = 120

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The session's amount is never charged: orders charge the total computed when placed.
 * @throws AppError GATEWAY_DOWN, as requireCart [R7.90]
 */
export async function getCartSession(ctx: Context, args: QueryGetCartSessionArgs): Promise<PaymentSession> {
  const cart = await requireCart(ctx, args.cart_id)
  requireGuestSecret(ctx, cart)
  for (const [key, limit] of [
    [cart.id, SESSIONS_OF_CART],
    [ctx.viewer.address, SESSIONS_OF_ADDRESS],
  ] as const)
    await enforceLimit(ctx, { action: 'payment-session', key, limit, windowSeconds: 600 })
  const priced = await priceCart(ctx.db, ctx, cart)
  const amount = { cents: priced.totalCents, currency: priced.currency }
  const reference = `cart-${hashText(cart.id).slice(0, 24)}-${cart.version}`
  const session = await callPaymentService(() =>
    ctx.ports.payments.createSession({
      amount,
      reference,
      country: priced.country,
      locale: ctx.brand.locale.replace('_', '-'),
      returnUrl: returnUrlOf(undefined, siteOrigin(ctx.config.publicUrl, ctx.brand), reference),
      expiresAt: new Date(Date.now() + SESSION_MS),
      idempotencyKey: hashText(`${reference}:${amount.cents}:${Math.floor(Date.now() / SESSION_MS)}`).slice(0, 32),
    }),
  )
  return {
    sessionID: session.id,
    sessionData: session.data,
    reference,
    amount: toMoney(amount.cents, amount.currency),
  }
}
