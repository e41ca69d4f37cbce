import type { GraphQLResolveInfo } from 'graphql'
import { type OrderModel, toOrderModel, toSelectedOrder } from '#modules/orders'
import type { OrderPayment } from '#modules/payment'
import type { Context } from '#src/platform/context'
import type { Order } from '#src/platform/contract/contract.generated'
import type { PlacementModel } from './operations/placeOrder.ts'

function requirePlaced({ placed, addFailure }: PlacementModel): OrderPayment | undefined {
  const failure = addFailure()
  if (failure) throw failure
  return placed
}

/** @throws AppError the placement's failure, once [R7.85] */
export function freshOrderOf(placement: PlacementModel): Order | null {
  const placed = requirePlaced(placement)
  if (!placed) return null
  const { order, payment } = placed
  return { order_number: order.number, order_id: order.number, cart_id: order.cart_id, adyen_payment_status: payment }
}

/** @throws AppError as freshOrderOf */
export async function orderOf(
  ctx: Context,
  placement: PlacementModel,
  info?: GraphQLResolveInfo,
): Promise<OrderModel | null> {
  const placed = requirePlaced(placement)
  if (!placed) return null
  return info ? toSelectedOrder(ctx, placed.order, info) : toOrderModel(ctx, placed.order)
}
