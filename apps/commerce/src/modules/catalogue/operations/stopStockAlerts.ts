import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationStopStockAlertsArgs, ProductStockAlertOutput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { stopStockAlerts as stopWaitingAlerts } from '../stock-alerts.ts'

/** @throws AppError STOP_LINK_INCOMPLETE, RATE_LIMITED */
export async function stopStockAlerts(
  ctx: Context,
  { token }: MutationStopStockAlertsArgs,
): Promise<ProductStockAlertOutput> {
  await enforceLimit(ctx, { action: 'stop-stock-alerts', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  if (!(await stopWaitingAlerts(ctx, ctx.brand.websiteId, token))) throw fail('STOP_LINK_INCOMPLETE')
  return { success: true, message: 'You won’t get any more emails about sizes that are back.' }
}
