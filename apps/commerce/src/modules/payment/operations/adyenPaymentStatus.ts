import { normalNumber } from '@welt/kit/text/typed-text'
import { requireCart, requireGuestSecret } from '#modules/cart'
import { findNewestOrderOfCart, findOrderByNumber } from '#modules/orders'
import type { Context } from '#src/platform/context'
import type { AdyenPaymentStatus, QueryAdyenPaymentStatusArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { loadPaymentStatus } from '../status.ts'

/** @returns null when the cart was never ordered @throws AppError ORDER_MISSING, as requireCart */
export async function adyenPaymentStatus(
  ctx: Context,
  args: QueryAdyenPaymentStatusArgs,
): Promise<AdyenPaymentStatus | null> {
  if (!args.cartId) throw fail('ORDER_MISSING')
  const cart = await requireCart(ctx, args.cartId, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const order = args.orderNumber
    ? await findOrderByNumber(ctx.db, ctx.brand.websiteId, normalNumber(args.orderNumber))
    : await findNewestOrderOfCart(ctx.db, cart.id)
  if (!order && !args.orderNumber) return null
  if (!order || order.cart_id !== cart.id) throw fail('ORDER_MISSING')
  return loadPaymentStatus(ctx.db, order.id)
}
