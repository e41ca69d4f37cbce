import { requireCart, requireGuestSecret } from '#modules/cart'
import { findNewestOrderOfCart } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { AdyenPaymentStatus, MutationCancelPaymentArgs } from '#src/platform/contract/contract.generated'
import { abandonAttempt } from '../settle.ts'
import { loadPaymentStatus } from '../status.ts'
import { findNewestAttempt, findReturned } from '../store.ts'

/** Cancels only a payment that waits for the shopper. @throws AppError as requireCart; RATE_LIMITED [A72, J06] */
export async function cancelPayment(ctx: Context, args: MutationCancelPaymentArgs): Promise<AdyenPaymentStatus | null> {
  const cart = await requireCart(ctx, args.cart_id, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const order = await findNewestOrderOfCart(ctx.db, cart.id)
  const attempt = order && (await findNewestAttempt(ctx.db, order.id))
  if (!order) return null
  if (attempt?.state !== 'action_required' || findReturned(attempt)) return loadPaymentStatus(ctx.db, order.id)
  await enforceLimit(ctx, { action: 'cancel-payment', key: cart.id, limit: 20, windowSeconds: 600 })
  await abandonAttempt(ctx.db, attempt.id)
  return loadPaymentStatus(ctx.db, order.id)
}
