import { windowOf } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { CustomerWishlistsArgs } from '#src/graphql/contract.generated'
import type { CustomerRow } from '#tables/customer'
import { openListOf } from './store.ts'
import { toWishlist, type WishlistModel } from './wishlist-model.ts'

type Owner = Pick<CustomerRow, 'id' | 'website_id'>

/** Always the one list, for any requested page. @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE [R3.01, R7.25] */
export async function ownWishlists(ctx: Context, owner: Owner, args: CustomerWishlistsArgs): Promise<WishlistModel[]> {
  windowOf({ pageSize: args.pageSize ?? 1, currentPage: args.currentPage ?? 1 })
  return [toWishlist(await openListOf(ctx.db, owner.website_id, owner.id))]
}

/** The list of that id; null when it is not the customer's. */
export async function findOwnWishlist(ctx: Context, owner: Owner, id: string): Promise<WishlistModel | null> {
  const own = await openListOf(ctx.db, owner.website_id, owner.id)
  return String(own.id) === id ? toWishlist(own) : null
}
