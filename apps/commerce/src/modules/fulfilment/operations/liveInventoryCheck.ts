import { pricedCartOf, readCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { LiveInventory, QueryLiveInventoryCheckArgs } from '#src/platform/contract/contract.generated'
import { allocateCart } from '../allocation/sending-sources.ts'
import { checkInventory, loadSourceNames, loadStoresInstead } from '../inventory-check.ts'

/** @throws AppError as requireCart [R7.95, A75] */
export async function liveInventoryCheck(ctx: Context, args: QueryLiveInventoryCheckArgs): Promise<LiveInventory> {
  const cart = await readCart(ctx, args.cart_id)
  const priced = await pricedCartOf(ctx, cart)
  const instead = await loadStoresInstead(ctx, priced)
  if (!args.allocation) return checkInventory(priced, { instead })
  const [allocation, names] = [await allocateCart(ctx.db, ctx, priced), await loadSourceNames(ctx.db)]
  return checkInventory(priced, { allocation: { ...allocation, names }, instead })
}
