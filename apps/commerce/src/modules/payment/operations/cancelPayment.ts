import { requireCart, requireGuestSecret } from '#modules/cart'
import { findNewestOrderOfCart, requireOrder } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { abandonAttempt } from '../settle.ts'
import { type PaymentStatusModel, toPaymentStatus } from '../status.ts'
import { findNewestAttempt, findReturned } from '../store.ts'

/**
 * Gives up a payment that waits for the shopper and opens the cart again; whatever else the payment is doing goes on. Answers how the
 * cart's newest order stands afterwards, null when it was never ordered. @throws AppError as requireCart; RATE_LIMITED [A72, J06]
 */
export async function cancelPayment(ctx: Context, args: { readonly cart_id: string }): Promise<PaymentStatusModel | null> {
  const cart = await requireCart(ctx, args.cart_id, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const order = await findNewestOrderOfCart(ctx.db, cart.id)
  const attempt = order && (await findNewestAttempt(ctx.db, order.id))
  if (!order) return null
  // The order is read again after its attempt: both end in one transaction, which may have come between the two reads.
  if (attempt?.state !== 'action_required' || findReturned(attempt)) return toPaymentStatus(await requireOrder(ctx.db, order.id), attempt)
  await enforceLimit(ctx, { action: 'cancel-payment', key: cart.id, limit: 20, windowSeconds: 600 })
  const settled = await abandonAttempt(ctx.db, attempt.id)
  return toPaymentStatus(settled, await findNewestAttempt(ctx.db, settled.id))
}
