import { windowOf } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import { addProductsToWishlist } from './operations/addProductsToWishlist.ts'
import { addProductToGuestWishlist } from './operations/addProductToGuestWishlist.ts'
import { addWishlistItemsToCart } from './operations/addWishlistItemsToCart.ts'
import { addWishlistItemsToCartGuest } from './operations/addWishlistItemsToCartGuest.ts'
import { guestWishlist } from './operations/guestWishlist.ts'
import { mergeWishlists } from './operations/mergeWishlists.ts'
import { removeProductFromGuestWishlist } from './operations/removeProductFromGuestWishlist.ts'
import { removeProductsFromWishlist } from './operations/removeProductsFromWishlist.ts'
import { UpdateProductsInWishlistGuest } from './operations/UpdateProductsInWishlistGuest.ts'
import { updateProductsInWishlist } from './operations/updateProductsInWishlist.ts'
import { openListOf } from './store.ts'
import { itemFields, toWishlist, wishlistFields } from './wishlist-model.ts'

/** What the wishlist reads of its customer. */
interface Owner {
  readonly id: number
  readonly website_id: number
}

interface ListsArgs {
  readonly pageSize?: number | null
  readonly currentPage?: number | null
}

const Customer = {
  /** Always the one list, whatever page is asked for. [R3.01, R7.25] */
  wishlists: async (owner: Owner, { pageSize, currentPage }: ListsArgs, ctx: Context) => {
    windowOf({ pageSize: pageSize ?? 1, currentPage: currentPage ?? 1 })
    return [toWishlist(await openListOf(ctx.db, owner.website_id, owner.id))]
  },
  wishlist_v2: async (owner: Owner, { id }: { readonly id: string }, ctx: Context) => {
    const own = await openListOf(ctx.db, owner.website_id, owner.id)
    return String(own.id) === id ? toWishlist(own) : null
  },
}

/** Wishlists of customers and guests. */
export const resolvers = {
  Query: { guestWishlist },
  Mutation: {
    addProductsToWishlist,
    removeProductsFromWishlist,
    updateProductsInWishlist,
    addWishlistItemsToCart,
    mergeWishlists,
    addProductToGuestWishlist,
    removeProductFromGuestWishlist,
    addWishlistItemsToCartGuest,
    UpdateProductsInWishlistGuest,
  },
  Customer,
  Wishlist: wishlistFields,
  WishlistItemInterface: { __resolveType: () => 'ConfigurableWishlistItem' },
  ConfigurableWishlistItem: itemFields,
}
