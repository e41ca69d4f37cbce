// Written from app/features/cart/cart.graphql by npm run codegen; never edited by hand.
import type { CartItemInput, CartUserInputErrorType, DeliveryGroupKind, Fulfilment, RemoveItemFromCartInput, SetNomineeDetailsInput, SetPreferredStoreInput, SetShippingMethodOptionInput, SetShippingMethodOptionsInput, ShippingMethodOption, UnsetPreferredStoreInput, UpdateCartItemsInput } from '#app/contract.generated.ts'
import type { OpenStatusFragment } from '#app/session/site/open-status.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CartAddressFieldsFragment = { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string | null, readonly telephone: string | null, readonly region: { readonly code: string | null } | null, readonly country: { readonly code: string } }

export type DiscountFieldsFragment = { readonly label: string, readonly amount: { readonly value: number | null }, readonly coupon: { readonly code: string } | null }

export type GiftCardLineFragment = { readonly sender_name: string, readonly sender_email: string | null, readonly recipient_name: string, readonly recipient_email: string | null, readonly message: string | null, readonly delivery_date: string | null, readonly amount: { readonly value: number | null } }

export type CollectionStoreFragment = { readonly store_id: string, readonly name: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly phone: string | null, readonly is_active: boolean, readonly enabled_for_cnc: boolean, readonly collection_ready_at?: string | null, readonly open_status?: OpenStatusFragment }

export type CartFieldsFragment = { readonly id: string, readonly email: string | null, readonly total_quantity: number, readonly fulfilment?: Fulfilment, readonly is_fulfilment_auto_updated?: boolean, readonly loyalty_checkout_error: string | null, readonly items: ReadonlyArray<
    | { readonly uid: string, readonly quantity: number, readonly is_available: boolean, readonly not_available_message: string | null, readonly max_qty: number | null, readonly errors: ReadonlyArray<{ readonly message: string } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly size_scale: string | null, readonly thumbnail: { readonly url: string | null } | null }, readonly prices: { readonly price_including_tax: { readonly value: number | null }, readonly row_total_including_tax: { readonly value: number | null }, readonly original_item_price: { readonly value: number | null }, readonly seen_price_including_tax?: { readonly value: number | null } | null, readonly discounts: ReadonlyArray<DiscountFieldsFragment | null> | null } | null }
    | { readonly uid: string, readonly quantity: number, readonly is_available: boolean, readonly not_available_message: string | null, readonly max_qty: number | null, readonly configurable_options: ReadonlyArray<{ readonly value_label: string, readonly configurable_product_option_value_uid: string, readonly size_conversion?: { readonly au: string | null, readonly eu: string | null } | null } | null>, readonly errors: ReadonlyArray<{ readonly message: string } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly size_scale: string | null, readonly thumbnail: { readonly url: string | null } | null }, readonly prices: { readonly price_including_tax: { readonly value: number | null }, readonly row_total_including_tax: { readonly value: number | null }, readonly original_item_price: { readonly value: number | null }, readonly seen_price_including_tax?: { readonly value: number | null } | null, readonly discounts: ReadonlyArray<DiscountFieldsFragment | null> | null } | null }
    | (
      { readonly uid: string, readonly quantity: number, readonly is_available: boolean, readonly not_available_message: string | null, readonly max_qty: number | null, readonly errors: ReadonlyArray<{ readonly message: string } | null> | null, readonly product: { readonly uid: string, readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly brand: string | null, readonly colour: string | null, readonly size_scale: string | null, readonly thumbnail: { readonly url: string | null } | null }, readonly prices: { readonly price_including_tax: { readonly value: number | null }, readonly row_total_including_tax: { readonly value: number | null }, readonly original_item_price: { readonly value: number | null }, readonly seen_price_including_tax?: { readonly value: number | null } | null, readonly discounts: ReadonlyArray<DiscountFieldsFragment | null> | null } | null }
      & GiftCardLineFragment
    )
   | null> | null, readonly prices: { readonly grand_total: { readonly value: number | null } | null, readonly subtotal_including_tax: { readonly value: number | null } | null, readonly shipping_including_tax?: { readonly value: number | null } | null, readonly discounts: ReadonlyArray<DiscountFieldsFragment | null> | null, readonly applied_taxes: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<(
    { readonly selected_shipping_method: { readonly carrier_code: string, readonly carrier_title: string, readonly method_code: string, readonly method_title: string, readonly estimated_from?: string | null, readonly estimated_to?: string | null, readonly amount: { readonly value: number | null } } | null }
    & CartAddressFieldsFragment
  ) | null>, readonly billing_address: CartAddressFieldsFragment | null, readonly authority_to_leave: { readonly checked: boolean, readonly instructions: string | null }, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly applied_multi_coupons: ReadonlyArray<{ readonly code: string, readonly label: string, readonly amount: { readonly value: number | null } }>, readonly applied_gift_cards: ReadonlyArray<{ readonly code: string | null, readonly expiration_date: string | null, readonly balance: { readonly value: number | null } | null, readonly applied_balance: { readonly value: number | null } | null } | null> | null, readonly offer_hints?: ReadonlyArray<{ readonly label: string, readonly message: string }>, readonly selected_shipping_method_options: ReadonlyArray<{ readonly cart_item_uid: string, readonly shipping_method_option: ShippingMethodOption }>, readonly preferred_store_data: CollectionStoreFragment | null, readonly nominee_details: { readonly nominee_first_name: string | null, readonly nominee_last_name: string | null, readonly nominee_phone: string } | null, readonly delivery_groups?: ReadonlyArray<{ readonly kind: DeliveryGroupKind, readonly item_uids: ReadonlyArray<string>, readonly total_quantity: number, readonly ready_at: string | null, readonly method: { readonly estimated_from: string | null, readonly estimated_to: string | null } | null, readonly amount: { readonly value: number | null }, readonly discount: { readonly value: number | null } }>, readonly applied_loyalty_coupons: ReadonlyArray<{ readonly code: string }> }

export type InventoryFieldsFragment = { readonly message: string | null, readonly items: ReadonlyArray<{ readonly cart_item_uid: string, readonly is_available: boolean, readonly is_collectable: boolean, readonly nearest_store?: { readonly store_id: string, readonly name: string, readonly distance: number, readonly quantity: number } | null }> }

export type CartQueryVariables = {
  cartId: string;
  postcode?: string | null | undefined;
  place?: string | null | undefined;
}

export type CartQuery = { readonly cart: (
    { readonly preferred_store_distance?: number | null }
    & CartFieldsFragment
  ) | null, readonly liveInventoryCheck: InventoryFieldsFragment | null }

export type CustomerCartQueryVariables = Record<string, never>

export type CustomerCartQuery = { readonly customerCart: OwnCartFragment }

export type OwnCartFragment = { readonly id: string, readonly total_quantity: number, readonly preferred_store_data: ChosenStoreFieldsFragment | null }

export type ChosenStoreFieldsFragment = { readonly store_code: string, readonly name: string, readonly city: string | null, readonly latitude: number | null, readonly longitude: number | null }

export type AddProductsToCartMutationVariables = {
  cartId: string;
  cartItems: ReadonlyArray<CartItemInput>;
}

export type AddProductsToCartMutation = { readonly addProductsToCart: { readonly cart: CartFieldsFragment, readonly user_errors: ReadonlyArray<
      | { readonly field?: string | null, readonly code: CartUserInputErrorType, readonly message: string }
      | { readonly quantity: number | null, readonly code: CartUserInputErrorType, readonly message: string }
     | null> } | null }

export type AddSizeToCartMutationVariables = {
  cartId: string;
  cartItems: ReadonlyArray<CartItemInput>;
}

export type AddSizeToCartMutation = { readonly addProductsToCart: { readonly user_errors: ReadonlyArray<{ readonly code: CartUserInputErrorType, readonly message: string } | null> } | null }

export type UpdateCartItemsMutationVariables = {
  input: UpdateCartItemsInput;
}

export type UpdateCartItemsMutation = { readonly updateCartItems: { readonly cart: CartFieldsFragment, readonly errors: ReadonlyArray<{ readonly code: CartUserInputErrorType, readonly message: string, readonly field?: string | null } | null> } | null }

export type RemoveItemFromCartMutationVariables = {
  input: RemoveItemFromCartInput;
}

export type RemoveItemFromCartMutation = { readonly removeItemFromCart: { readonly cart: CartFieldsFragment } | null }

export type SetShippingMethodOptionMutationVariables = {
  input: SetShippingMethodOptionInput;
}

export type SetShippingMethodOptionMutation = { readonly setShippingMethodOption: { readonly cart: CartFieldsFragment } | null }

export type SetShippingMethodOptionsMutationVariables = {
  input: SetShippingMethodOptionsInput;
}

export type SetShippingMethodOptionsMutation = { readonly setShippingMethodOptions: { readonly cart: { readonly id: string } } | null }

export type SetPreferredStoreMutationVariables = {
  input: SetPreferredStoreInput;
}

export type SetPreferredStoreMutation = { readonly setPreferredStore: { readonly cart: { readonly id: string, readonly preferred_store_data: ChosenStoreFieldsFragment | null } } | null }

export type UnsetPreferredStoreMutationVariables = {
  input: UnsetPreferredStoreInput;
}

export type UnsetPreferredStoreMutation = { readonly unsetPreferredStore: { readonly cart: { readonly id: string } } | null }

export type SetNomineeDetailsMutationVariables = {
  input: SetNomineeDetailsInput;
}

export type SetNomineeDetailsMutation = { readonly setNomineeDetails: { readonly success: boolean, readonly message: string | null } | null }

export type GrandTotalQueryVariables = {
  cartId: string;
}

export type GrandTotalQuery = { readonly cart: { readonly total_quantity: number, readonly prices: { readonly grand_total: { readonly value: number | null } | null } | null } | null }

export type CancelPaymentMutationVariables = {
  cartId: string;
}

export type CancelPaymentMutation = { readonly cancelPayment: { readonly resultCode: string | null } | null }

export type CartCountQueryVariables = {
  cartId: string;
}

export type CartCountQuery = { readonly cart: { readonly total_quantity: number, readonly preferred_store_data: ChosenStoreFieldsFragment | null } | null }

/** Sent when cart or checkout opens: the cart, with the inventory's current state of its lines. [A75] */
export const CartDocument: TypedDocument<CartQuery, CartQueryVariables> = { operation: 'query', text: 'query cart($cartId:String!$postcode:String$place:String){cart(cart_id:$cartId){...CartFields preferred_store_distance(postcode:$postcode search:$place)}liveInventoryCheck(cart_id:$cartId){...InventoryFields}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}fragment InventoryFields on LiveInventory{message items{cart_item_uid is_available is_collectable nearest_store{store_id name distance quantity}}}' }

/** Creates the customer's cart when there is none. */
export const CustomerCartDocument: TypedDocument<CustomerCartQuery, CustomerCartQueryVariables> = { operation: 'query', text: 'query customerCart{customerCart{...OwnCart}}fragment OwnCart on Cart{id total_quantity preferred_store_data{...ChosenStoreFields}}fragment ChosenStoreFields on PreferredStore{store_code name city latitude longitude}' }

export const AddProductsToCartDocument: TypedDocument<AddProductsToCartMutation, AddProductsToCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation addProductsToCart($cartId:String!$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$cartItems){cart{...CartFields}user_errors{code message ...on CartUserInputError{field}...on InsufficientStockError{quantity}}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** The old size is removed next; that response has the cart. [R4.45] */
export const AddSizeToCartDocument: TypedDocument<AddSizeToCartMutation, AddSizeToCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation addSizeToCart($cartId:String!$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$cartItems){user_errors{code message}}}' }

export const UpdateCartItemsDocument: TypedDocument<UpdateCartItemsMutation, UpdateCartItemsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation updateCartItems($input:UpdateCartItemsInput!){updateCartItems(input:$input){cart{...CartFields}errors{code message field}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const RemoveItemFromCartDocument: TypedDocument<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation removeItemFromCart($input:RemoveItemFromCartInput!){removeItemFromCart(input:$input){cart{...CartFields}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const SetShippingMethodOptionDocument: TypedDocument<SetShippingMethodOptionMutation, SetShippingMethodOptionMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setShippingMethodOption($input:SetShippingMethodOptionInput!){setShippingMethodOption(input:$input){cart{...CartFields}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

/** Many lines at once: send all together, and its Undo. */
export const SetShippingMethodOptionsDocument: TypedDocument<SetShippingMethodOptionsMutation, SetShippingMethodOptionsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setShippingMethodOptions($input:SetShippingMethodOptionsInput!){setShippingMethodOptions(input:$input){cart{id}}}' }

export const SetPreferredStoreDocument: TypedDocument<SetPreferredStoreMutation, SetPreferredStoreMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setPreferredStore($input:SetPreferredStoreInput!){setPreferredStore(input:$input){cart{id preferred_store_data{...ChosenStoreFields}}}}fragment ChosenStoreFields on PreferredStore{store_code name city latitude longitude}' }

export const UnsetPreferredStoreDocument: TypedDocument<UnsetPreferredStoreMutation, UnsetPreferredStoreMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation unsetPreferredStore($input:UnsetPreferredStoreInput!){unsetPreferredStore(input:$input){cart{id}}}' }

export const SetNomineeDetailsDocument: TypedDocument<SetNomineeDetailsMutation, SetNomineeDetailsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setNomineeDetails($input:SetNomineeDetailsInput!){setNomineeDetails(input:$input){success message}}' }

export const GrandTotalDocument: TypedDocument<GrandTotalQuery, GrandTotalQueryVariables> = { operation: 'query', text: 'query grandTotal($cartId:String!){cart(cart_id:$cartId){total_quantity prices{grand_total{value}}}}' }

export const CancelPaymentDocument: TypedDocument<CancelPaymentMutation, CancelPaymentMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation cancelPayment($cartId:String!){cancelPayment(cart_id:$cartId){resultCode}}' }

export const CartCountDocument: TypedDocument<CartCountQuery, CartCountQueryVariables> = { operation: 'query', text: 'query CartCount($cartId:String!){cart(cart_id:$cartId){total_quantity preferred_store_data{...ChosenStoreFields}}}fragment ChosenStoreFields on PreferredStore{store_code name city latitude longitude}' }
