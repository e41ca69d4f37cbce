import type { Context } from '#src/composition/context'
import type { InventoryCheck } from '../inventory-check.ts'
import { liveInventoryCheck } from './liveInventoryCheck.ts'

/** The last check before an order is placed. @throws AppError as requireCart [R7.96, A75] */
export function finalLiveInventoryCheck(ctx: Context, args: { readonly cart_id: string }): Promise<InventoryCheck> {
  return liveInventoryCheck(ctx, args)
}
