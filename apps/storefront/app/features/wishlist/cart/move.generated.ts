// Written from app/features/wishlist/cart/move.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type StyleSizesFragment = { readonly items_count: number | null, readonly items_v2: { readonly items: ReadonlyArray<
      | { readonly id: string, readonly product: { readonly sku: string | null } | null }
      | { readonly id: string, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_value_uid: string } | null> | null, readonly product: { readonly sku: string | null } | null }
     | null> } | null }

export type WishlistBeforeMoveQueryVariables = Record<string, never>

export type WishlistBeforeMoveQuery = { readonly customer: { readonly wishlists: ReadonlyArray<StyleSizesFragment | null> } | null }

export type GuestWishlistBeforeMoveQueryVariables = {
  session: string;
}

export type GuestWishlistBeforeMoveQuery = { readonly guestWishlist: StyleSizesFragment | null }

export type TakeBackFromWishlistMutationVariables = {
  ids: ReadonlyArray<string>;
}

export type TakeBackFromWishlistMutation = { readonly removeProductsFromWishlist: { readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type TakeBackFromGuestWishlistMutationVariables = {
  session: string;
  ids: ReadonlyArray<string>;
}

export type TakeBackFromGuestWishlistMutation = { readonly removeProductFromGuestWishlist: { readonly session_id: string } | null }

/** Sent before a cart line moves to the wishlist: Undo removes only what the move added. */
export const WishlistBeforeMoveDocument: TypedDocument<WishlistBeforeMoveQuery, WishlistBeforeMoveQueryVariables> = { operation: 'query', text: 'query wishlistBeforeMove{customer{wishlists(pageSize:1){...StyleSizes}}}fragment StyleSizes on Wishlist{items_count items_v2(pageSize:100){items{id product{sku}...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}}}}}' }

export const GuestWishlistBeforeMoveDocument: TypedDocument<GuestWishlistBeforeMoveQuery, GuestWishlistBeforeMoveQueryVariables> = { operation: 'query', text: 'query guestWishlistBeforeMove($session:String!){guestWishlist(session_id:$session){...StyleSizes}}fragment StyleSizes on Wishlist{items_count items_v2(pageSize:100){items{id product{sku}...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}}}}}' }

/** [R7.51] */
export const TakeBackFromWishlistDocument: TypedDocument<TakeBackFromWishlistMutation, TakeBackFromWishlistMutationVariables> = { operation: 'mutation', text: 'mutation takeBackFromWishlist($ids:[ID!]!){removeProductsFromWishlist(wishlistId:"0" wishlistItemsIds:$ids){user_errors{message}}}' }

/** [R7.58] */
export const TakeBackFromGuestWishlistDocument: TypedDocument<TakeBackFromGuestWishlistMutation, TakeBackFromGuestWishlistMutationVariables> = { operation: 'mutation', text: 'mutation takeBackFromGuestWishlist($session:String!$ids:[ID!]!){removeProductFromGuestWishlist(session_id:$session wishlistItemsIds:$ids){session_id}}' }
