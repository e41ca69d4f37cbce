// Written from app/features/wishlist/wishlist.graphql by npm run codegen; never edited by hand.
import type { ProductStockStatus, WishlistItemInput, WishlistItemUpdateInput } from '#app/contract.generated.ts'
import type { SavedSkusFragment } from '#app/features/account/customer.generated.ts'
import type { CartFieldsFragment } from '#app/features/cart/cart.generated.ts'
import type { PictureFragment, PriceFactsFragment } from '#app/features/product/card.generated.ts'
import type { VariantFragment } from '#app/features/product/product.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type SavedProduct_SimpleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_ConfigurableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly variants: ReadonlyArray<VariantFragment | null> | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_VirtualProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_BundleProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_DownloadableProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_GroupedProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProduct_GiftCardProduct_Fragment = (
  { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly colour: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly size_scale: string | null, readonly small_image: PictureFragment | null }
  & PriceFactsFragment
)

export type SavedProductFragment = | SavedProduct_SimpleProduct_Fragment
  | SavedProduct_ConfigurableProduct_Fragment
  | SavedProduct_VirtualProduct_Fragment
  | SavedProduct_BundleProduct_Fragment
  | SavedProduct_DownloadableProduct_Fragment
  | SavedProduct_GroupedProduct_Fragment
  | SavedProduct_GiftCardProduct_Fragment

export type WishlistTile_IcwWeBGAN0rcbtkK7v7IdGMvrD3qb9rqGnxyRccSis_Fragment = { readonly id: string, readonly product:
    | SavedProduct_SimpleProduct_Fragment
    | SavedProduct_ConfigurableProduct_Fragment
    | SavedProduct_VirtualProduct_Fragment
    | SavedProduct_BundleProduct_Fragment
    | SavedProduct_DownloadableProduct_Fragment
    | SavedProduct_GroupedProduct_Fragment
    | SavedProduct_GiftCardProduct_Fragment
   | null }

export type WishlistTile_ConfigurableWishlistItem_Fragment = { readonly is_back_in_stock?: boolean, readonly id: string, readonly configurable_options: ReadonlyArray<{ readonly configurable_product_option_value_uid: string } | null> | null, readonly price_drop?: { readonly value: number | null } | null, readonly product:
    | SavedProduct_SimpleProduct_Fragment
    | SavedProduct_ConfigurableProduct_Fragment
    | SavedProduct_VirtualProduct_Fragment
    | SavedProduct_BundleProduct_Fragment
    | SavedProduct_DownloadableProduct_Fragment
    | SavedProduct_GroupedProduct_Fragment
    | SavedProduct_GiftCardProduct_Fragment
   | null }

export type WishlistTileFragment = | WishlistTile_IcwWeBGAN0rcbtkK7v7IdGMvrD3qb9rqGnxyRccSis_Fragment
  | WishlistTile_ConfigurableWishlistItem_Fragment

export type WishlistSum_IcwWeBGAN0rcbtkK7v7IdGMvrD3qb9rqGnxyRccSis_Fragment = { readonly id: string, readonly product:
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
   | null }

export type WishlistSum_ConfigurableWishlistItem_Fragment = { readonly id: string, readonly configured_variant: { readonly stock_status: ProductStockStatus | null } | null, readonly product:
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
    | (
      { readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null }
      & PriceFactsFragment
    )
   | null }

export type WishlistSumFragment = | WishlistSum_IcwWeBGAN0rcbtkK7v7IdGMvrD3qb9rqGnxyRccSis_Fragment
  | WishlistSum_ConfigurableWishlistItem_Fragment

export type WishlistPageFragment = { readonly items_count: number | null, readonly sharing_code: string | null, readonly is_owner_named?: boolean | null, readonly whole: { readonly items: ReadonlyArray<
      | WishlistSumFragment
      | WishlistSum_ConfigurableWishlistItem_Fragment
      | WishlistSumFragment
     | null> } | null, readonly items_v2: { readonly items: ReadonlyArray<
      | WishlistTileFragment
      | WishlistTile_ConfigurableWishlistItem_Fragment
      | WishlistTileFragment
     | null> } | null }

export type SavedStylesQueryVariables = {
  size: number;
}

export type SavedStylesQuery = { readonly customer: { readonly wishlists: ReadonlyArray<WishlistPageFragment | null> } | null }

export type GuestWishlistQueryVariables = {
  session: string;
  size: number;
}

export type GuestWishlistQuery = { readonly guestWishlist: WishlistPageFragment | null }

export type SavedSkusQueryVariables = Record<string, never>

export type SavedSkusQuery = { readonly customer: { readonly wishlists: ReadonlyArray<SavedSkusFragment | null> } | null }

export type GuestSavedSkusQueryVariables = {
  session: string;
}

export type GuestSavedSkusQuery = { readonly guestWishlist: SavedSkusFragment | null }

export type AddProductsToWishlistMutationVariables = {
  items: ReadonlyArray<WishlistItemInput>;
}

export type AddProductsToWishlistMutation = { readonly addProductsToWishlist: { readonly wishlist: { readonly items_count: number | null }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type AddProductToGuestWishlistMutationVariables = {
  session?: string | null | undefined;
  items: ReadonlyArray<WishlistItemInput>;
}

export type AddProductToGuestWishlistMutation = { readonly addProductToGuestWishlist: { readonly session_id: string, readonly wishlist: { readonly items_count: number | null }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type RemoveProductsFromWishlistMutationVariables = {
  ids: ReadonlyArray<string>;
}

export type RemoveProductsFromWishlistMutation = { readonly removeProductsFromWishlist: { readonly wishlist: { readonly items_count: number | null }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type RemoveProductFromGuestWishlistMutationVariables = {
  session: string;
  ids: ReadonlyArray<string>;
}

export type RemoveProductFromGuestWishlistMutation = { readonly removeProductFromGuestWishlist: { readonly wishlist: { readonly items_count: number | null }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type UpdateProductsInWishlistMutationVariables = {
  items: ReadonlyArray<WishlistItemUpdateInput>;
}

export type UpdateProductsInWishlistMutation = { readonly updateProductsInWishlist: { readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type UpdateProductsInWishlistGuestMutationVariables = {
  session: string;
  items: ReadonlyArray<WishlistItemUpdateInput>;
}

export type UpdateProductsInWishlistGuestMutation = { readonly UpdateProductsInWishlistGuest: { readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type AddWishlistItemsToCartMutationVariables = {
  ids: ReadonlyArray<string>;
}

export type AddWishlistItemsToCartMutation = { readonly addWishlistItemsToCart: { readonly cart: CartFieldsFragment | null, readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<{ readonly message: string, readonly wishlistItemId: string } | null> } | null }

export type AddWishlistItemsToCartGuestMutationVariables = {
  session: string;
  ids: ReadonlyArray<string>;
  cart: string;
}

export type AddWishlistItemsToCartGuestMutation = { readonly addWishlistItemsToCartGuest: { readonly cart: CartFieldsFragment | null, readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<{ readonly message: string, readonly wishlistItemId: string } | null> } | null }

export type ShareWishlistMutationVariables = {
  isNamed: boolean;
}

export type ShareWishlistMutation = { readonly shareWishlist: { readonly wishlist: { readonly sharing_code: string | null } } | null }

export type StopSharingWishlistMutationVariables = Record<string, never>

export type StopSharingWishlistMutation = { readonly stopSharingWishlist: { readonly wishlist: { readonly sharing_code: string | null } } | null }

export type ShareGuestWishlistMutationVariables = {
  session: string;
}

export type ShareGuestWishlistMutation = { readonly shareGuestWishlist: { readonly wishlist: { readonly sharing_code: string | null } } | null }

export type StopSharingGuestWishlistMutationVariables = {
  session: string;
}

export type StopSharingGuestWishlistMutation = { readonly stopSharingGuestWishlist: { readonly wishlist: { readonly sharing_code: string | null } } | null }

export type SharedWishlistQueryVariables = {
  code: string;
}

export type SharedWishlistQuery = { readonly sharedWishlist: { readonly owner_firstname: string | null, readonly shared_products: ReadonlyArray<
      | SavedProduct_SimpleProduct_Fragment
      | SavedProduct_ConfigurableProduct_Fragment
      | SavedProduct_VirtualProduct_Fragment
      | SavedProduct_BundleProduct_Fragment
      | SavedProduct_DownloadableProduct_Fragment
      | SavedProduct_GroupedProduct_Fragment
      | SavedProduct_GiftCardProduct_Fragment
     | null> } | null }

/** [R2.76, R7.55] */
export const SavedStylesDocument: TypedDocument<SavedStylesQuery, SavedStylesQueryVariables> = { operation: 'query', text: 'query savedStyles($size:Int!){customer{wishlists(pageSize:1){...WishlistPage}}}fragment WishlistPage on Wishlist{items_count sharing_code is_owner_named whole:items_v2(pageSize:100){items{...WishlistSum}}items_v2(pageSize:$size){items{...WishlistTile}}}fragment WishlistSum on WishlistItemInterface{id product{sku name web_display_name ...PriceFacts}...on ConfigurableWishlistItem{configured_variant{stock_status}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment WishlistTile on WishlistItemInterface{id product{...SavedProduct}...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}price_drop{value}is_back_in_stock}}fragment SavedProduct on ProductInterface{uid sku name web_display_name colour url_key url_suffix size_scale ...PriceFacts small_image{...Picture}...on ConfigurableProduct{variants{...Variant}}}fragment Picture on MediaGalleryInterface{url label}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}' }

/** [R7.56] */
export const GuestWishlistDocument: TypedDocument<GuestWishlistQuery, GuestWishlistQueryVariables> = { operation: 'query', text: 'query guestWishlist($session:String!$size:Int!){guestWishlist(session_id:$session){...WishlistPage}}fragment WishlistPage on Wishlist{items_count sharing_code is_owner_named whole:items_v2(pageSize:100){items{...WishlistSum}}items_v2(pageSize:$size){items{...WishlistTile}}}fragment WishlistSum on WishlistItemInterface{id product{sku name web_display_name ...PriceFacts}...on ConfigurableWishlistItem{configured_variant{stock_status}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment WishlistTile on WishlistItemInterface{id product{...SavedProduct}...on ConfigurableWishlistItem{configurable_options{configurable_product_option_value_uid}price_drop{value}is_back_in_stock}}fragment SavedProduct on ProductInterface{uid sku name web_display_name colour url_key url_suffix size_scale ...PriceFacts small_image{...Picture}...on ConfigurableProduct{variants{...Variant}}}fragment Picture on MediaGalleryInterface{url label}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}' }

/** [R3.32] */
export const SavedSkusDocument: TypedDocument<SavedSkusQuery, SavedSkusQueryVariables> = { operation: 'query', text: 'query savedSkus{customer{wishlists(pageSize:1){...SavedSkus}}}fragment SavedSkus on Wishlist{items_count items_v2(pageSize:100){items{id product{sku}}}}' }

export const GuestSavedSkusDocument: TypedDocument<GuestSavedSkusQuery, GuestSavedSkusQueryVariables> = { operation: 'query', text: 'query guestSavedSkus($session:String!){guestWishlist(session_id:$session){...SavedSkus}}fragment SavedSkus on Wishlist{items_count items_v2(pageSize:100){items{id product{sku}}}}' }

/** '0' is the customer's own list. [R7.50, R3.30] */
export const AddProductsToWishlistDocument: TypedDocument<AddProductsToWishlistMutation, AddProductsToWishlistMutationVariables> = { operation: 'mutation', text: 'mutation addProductsToWishlist($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0" wishlistItems:$items){wishlist{items_count}user_errors{message}}}' }

/** [R7.57, R3.30] */
export const AddProductToGuestWishlistDocument: TypedDocument<AddProductToGuestWishlistMutation, AddProductToGuestWishlistMutationVariables> = { operation: 'mutation', text: 'mutation addProductToGuestWishlist($session:String$items:[WishlistItemInput!]!){addProductToGuestWishlist(session_id:$session wishlistItems:$items){session_id wishlist{items_count}user_errors{message}}}' }

/** [R7.51] */
export const RemoveProductsFromWishlistDocument: TypedDocument<RemoveProductsFromWishlistMutation, RemoveProductsFromWishlistMutationVariables> = { operation: 'mutation', text: 'mutation removeProductsFromWishlist($ids:[ID!]!){removeProductsFromWishlist(wishlistId:"0" wishlistItemsIds:$ids){wishlist{items_count}user_errors{message}}}' }

/** [R7.58] */
export const RemoveProductFromGuestWishlistDocument: TypedDocument<RemoveProductFromGuestWishlistMutation, RemoveProductFromGuestWishlistMutationVariables> = { operation: 'mutation', text: 'mutation removeProductFromGuestWishlist($session:String!$ids:[ID!]!){removeProductFromGuestWishlist(session_id:$session wishlistItemsIds:$ids){wishlist{items_count}user_errors{message}}}' }

/** [R7.52, R3.31] */
export const UpdateProductsInWishlistDocument: TypedDocument<UpdateProductsInWishlistMutation, UpdateProductsInWishlistMutationVariables> = { operation: 'mutation', text: 'mutation updateProductsInWishlist($items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:"0" wishlistItems:$items){user_errors{message}}}' }

/** [R7.60, R3.31] */
export const UpdateProductsInWishlistGuestDocument: TypedDocument<UpdateProductsInWishlistGuestMutation, UpdateProductsInWishlistGuestMutationVariables> = { operation: 'mutation', text: 'mutation UpdateProductsInWishlistGuest($session:String!$items:[WishlistItemUpdateInput!]!){UpdateProductsInWishlistGuest(session_id:$session wishlistItems:$items){user_errors{message}}}' }

/** Includes the cart: items, the last of them, prices and delivery method. [R7.53, R4.51-R4.55] */
export const AddWishlistItemsToCartDocument: TypedDocument<AddWishlistItemsToCartMutation, AddWishlistItemsToCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation addWishlistItemsToCart($ids:[ID!]!){addWishlistItemsToCart(wishlistId:"0" wishlistItemIds:$ids){cart{...CartFields}add_wishlist_items_to_cart_user_errors{message wishlistItemId}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** [R7.59, R4.51-R4.55] */
export const AddWishlistItemsToCartGuestDocument: TypedDocument<AddWishlistItemsToCartGuestMutation, AddWishlistItemsToCartGuestMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation addWishlistItemsToCartGuest($session:String!$ids:[ID!]!$cart:String!){addWishlistItemsToCartGuest(session_id:$session wishlistItemIds:$ids cart_id:$cart){cart{...CartFields}add_wishlist_items_to_cart_user_errors{message wishlistItemId}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const ShareWishlistDocument: TypedDocument<ShareWishlistMutation, ShareWishlistMutationVariables> = { operation: 'mutation', text: 'mutation shareWishlist($isNamed:Boolean!){shareWishlist(wishlistId:"0" is_owner_named:$isNamed){wishlist{sharing_code}}}' }

export const StopSharingWishlistDocument: TypedDocument<StopSharingWishlistMutation, StopSharingWishlistMutationVariables> = { operation: 'mutation', text: 'mutation stopSharingWishlist{stopSharingWishlist(wishlistId:"0"){wishlist{sharing_code}}}' }

export const ShareGuestWishlistDocument: TypedDocument<ShareGuestWishlistMutation, ShareGuestWishlistMutationVariables> = { operation: 'mutation', text: 'mutation shareGuestWishlist($session:String!){shareGuestWishlist(session_id:$session){wishlist{sharing_code}}}' }

export const StopSharingGuestWishlistDocument: TypedDocument<StopSharingGuestWishlistMutation, StopSharingGuestWishlistMutationVariables> = { operation: 'mutation', text: 'mutation stopSharingGuestWishlist($session:String!){stopSharingGuestWishlist(session_id:$session){wishlist{sharing_code}}}' }

export const SharedWishlistDocument: TypedDocument<SharedWishlistQuery, SharedWishlistQueryVariables> = { operation: 'query', text: 'query sharedWishlist($code:String!){sharedWishlist(sharing_code:$code){owner_firstname shared_products{...SavedProduct}}}fragment SavedProduct on ProductInterface{uid sku name web_display_name colour url_key url_suffix size_scale ...PriceFacts small_image{...Picture}...on ConfigurableProduct{variants{...Variant}}}fragment PriceFacts on ProductInterface{price_range{minimum_price{regular_price{value}final_price{value}}}now_price}fragment Picture on MediaGalleryInterface{url label}fragment Variant on ConfigurableVariant{attributes{uid code label}product{sku stock_status only_x_left_in_stock}size_attributes{size conversion{au uk eu us}}}' }
