import type { Context } from '#src/platform/context'
import type { LiveInventory, QueryFinalLiveInventoryCheckArgs } from '#src/platform/contract/contract.generated'
import { liveInventoryCheck } from './liveInventoryCheck.ts'

/** @throws AppError as requireCart [R7.96, A75] */
export function finalLiveInventoryCheck(ctx: Context, args: QueryFinalLiveInventoryCheckArgs): Promise<LiveInventory> {
  return liveInventoryCheck(ctx, args)
}
