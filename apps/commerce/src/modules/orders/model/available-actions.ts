import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OrderActionType } from '#src/platform/contract/contract.generated'
import { canBuyAgain } from './buy-again.ts'
import type { OrderModel } from './order-model.ts'

/** The token of an account's order only shows it. [R6.09] */
export const needsSignIn = ({ viewer }: Pick<Context, 'viewer'>, { ownerId }: Pick<OrderModel, 'ownerId'>) =>
  ownerId !== null && ownerId !== viewer.customerId

/** [R2.74] */
export async function availableActions(ctx: Context, order: OrderModel): Promise<OrderActionType[]> {
  const { isOrderCancellationEnabled } = await settingsOfRequest(ctx)
  const canReorder = await canBuyAgain(ctx, order)
  const canCancel = order.isCancellable && isOrderCancellationEnabled && !needsSignIn(ctx, order)
  return [...(canCancel ? (['CANCEL'] as const) : []), ...(canReorder ? (['REORDER'] as const) : [])]
}
