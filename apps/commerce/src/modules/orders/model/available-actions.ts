import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OrderActionType } from '#src/platform/contract/contract.generated'
import type { OrderModel } from './order-model.ts'

/** [R2.74] */
export async function availableActions(ctx: Context, order: OrderModel): Promise<OrderActionType[]> {
  const { isOrderCancellationEnabled } = await settingsOfRequest(ctx)
  const canReorder = order.is_paid && order.items.some(({ __typename }) => __typename !== 'GiftCardOrderItem')
  return [
    ...(order.isCancellable && isOrderCancellationEnabled ? (['CANCEL'] as const) : []),
    ...(canReorder ? (['REORDER'] as const) : []),
  ]
}
