import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OrderActionType } from '#src/platform/contract/contract.generated'
import type { OrderModel } from './order-model.ts'
import type { OrderParts } from './store.ts'

/** No piece was packed, handed over, cancelled or refunded. */
export function isUntouched({ groups, lines }: OrderParts): boolean {
  const isEnded = lines.some((line) => line.quantity_cancelled + line.quantity_refunded + line.quantity_returned > 0)
  return !isEnded && groups.every(({ events }) => events.length === 0)
}

/** [R2.74] */
export async function availableActions(ctx: Context, order: OrderModel): Promise<OrderActionType[]> {
  const { isOrderCancellationEnabled } = await settingsOfRequest(ctx)
  const canReorder = order.isOrdered && order.items.some(({ __typename }) => __typename !== 'GiftCardOrderItem')
  return [
    ...(order.isCancellable && isOrderCancellationEnabled ? (['CANCEL'] as const) : []),
    ...(canReorder ? (['REORDER'] as const) : []),
  ]
}
