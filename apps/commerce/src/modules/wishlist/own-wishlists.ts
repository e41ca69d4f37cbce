import { windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { CustomerWishlistsArgs } from '#src/platform/contract/contract.generated'
import type { CustomerRow } from '#tables/customer'
import { fail } from './errors.ts'
import { readList } from './store.ts'
import { toWishlistWithItems, type WishlistModel } from './wishlist-model.ts'

type Owner = Pick<CustomerRow, 'id' | 'website_id'>

async function readOwn(ctx: Context, { id: customerId, website_id: websiteId }: Owner): Promise<WishlistModel[]> {
  const own = await readList(ctx.db, { websiteId, customerId })
  return own ? [toWishlistWithItems(own)] : []
}

/** @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE [R3.01, R7.25] */
export async function ownWishlists(ctx: Context, owner: Owner, args: CustomerWishlistsArgs): Promise<WishlistModel[]> {
  windowOf({ pageSize: args.pageSize ?? 1, currentPage: args.currentPage ?? 1 })
  return readOwn(ctx, owner)
}

export async function requireOwnWishlist(ctx: Context, owner: Owner): Promise<WishlistModel> {
  const [own] = await readOwn(ctx, owner)
  if (!own) throw fail('WISHLIST_NOT_FOUND')
  return own
}

export async function findOwnWishlist(ctx: Context, owner: Owner, wanted: string): Promise<WishlistModel | null> {
  return (await readOwn(ctx, owner)).find(({ id }) => id === wanted) ?? null
}
