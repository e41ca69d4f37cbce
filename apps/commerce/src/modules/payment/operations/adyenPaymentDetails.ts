import { requireCart } from '#modules/cart'
import { findNewestOrderOfCart } from '#modules/orders'
import type { Context } from '#src/platform/context'
import type { AdyenPaymentStatus, MutationAdyenPaymentDetailsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { parseJsonObject } from '../rules.ts'
import { processPayment } from './processPayment.ts'

/** Magento's form of processPayment. @throws AppError as processPayment */
export async function adyenPaymentDetails(
  ctx: Context,
  args: MutationAdyenPaymentDetailsArgs,
): Promise<AdyenPaymentStatus> {
  const payload = parseJsonObject(args.payload)
  if (typeof payload?.orderId !== 'string') throw fail('ORDER_ID_MISSING')
  const cart = await requireCart(ctx, args.cart_id, { allowInactive: true })
  const order = await findNewestOrderOfCart(ctx.db, cart.id)
  if (order?.number !== payload.orderId) throw fail('ORDER_MISSING')
  const { orderId: _number, ...details } = payload
  return processPayment(ctx, { cart_id: args.cart_id, details: JSON.stringify(details) })
}
