import { pricedCartOf, readCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { LiveInventory, QueryLiveInventoryCheckArgs } from '#src/platform/contract/contract.generated'
import { checkInventory, loadSourceNames } from '../inventory-check.ts'

/** @throws AppError as requireCart [R7.95, A75] */
export async function liveInventoryCheck(ctx: Context, args: QueryLiveInventoryCheckArgs): Promise<LiveInventory> {
  const cart = await readCart(ctx, args.cart_id)
  return checkInventory(await pricedCartOf(ctx, cart), args.allocation ? await loadSourceNames(ctx.db) : undefined)
}
