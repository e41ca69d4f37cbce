// Written from app/features/wishlist/wishlist.graphql by npm run codegen; never edited by hand.
import type { WishlistItemInput } from '#app/graphql/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type SavedStylesFragment = { readonly items_count: number | null, readonly items_v2: { readonly items: ReadonlyArray<{ readonly id: string, readonly product: { readonly name: string | null, readonly web_display_name: string | null, readonly brand: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null } | null } | null> } | null }

export type SavedStylesQueryVariables = Record<string, never>

export type SavedStylesQuery = { readonly customer: { readonly wishlists: ReadonlyArray<SavedStylesFragment | null> } | null }

export type GuestWishlistQueryVariables = {
  session: string;
}

export type GuestWishlistQuery = { readonly guestWishlist: SavedStylesFragment | null }

export type AddProductsToWishlistMutationVariables = {
  items: ReadonlyArray<WishlistItemInput>;
}

export type AddProductsToWishlistMutation = { readonly addProductsToWishlist: { readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type AddProductToGuestWishlistMutationVariables = {
  session?: string | null | undefined;
  items: ReadonlyArray<WishlistItemInput>;
}

export type AddProductToGuestWishlistMutation = { readonly addProductToGuestWishlist: { readonly session_id: string, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export const SavedStylesDocument = 'query savedStyles{customer{wishlists(pageSize:1){...SavedStyles}}}fragment SavedStyles on Wishlist{items_count items_v2(pageSize:100){items{id product{name web_display_name brand colour url_key url_suffix}}}}' as TypedDocument<SavedStylesQuery, SavedStylesQueryVariables>

export const GuestWishlistDocument = 'query guestWishlist($session:String!){guestWishlist(session_id:$session){...SavedStyles}}fragment SavedStyles on Wishlist{items_count items_v2(pageSize:100){items{id product{name web_display_name brand colour url_key url_suffix}}}}' as TypedDocument<GuestWishlistQuery, GuestWishlistQueryVariables>

/** '0' is the customer's own list. [R7.50, R3.30] */
export const AddProductsToWishlistDocument = 'mutation addProductsToWishlist($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0" wishlistItems:$items){user_errors{message}}}' as TypedDocument<AddProductsToWishlistMutation, AddProductsToWishlistMutationVariables>

/** [R7.57, R3.30] */
export const AddProductToGuestWishlistDocument = 'mutation addProductToGuestWishlist($session:String$items:[WishlistItemInput!]!){addProductToGuestWishlist(session_id:$session wishlistItems:$items){session_id user_errors{message}}}' as TypedDocument<AddProductToGuestWishlistMutation, AddProductToGuestWishlistMutationVariables>
