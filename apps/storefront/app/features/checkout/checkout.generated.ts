// Written from app/features/checkout/checkout.graphql by npm run codegen; never edited by hand.
import type { SetAuthorityToLeaveInput, SetBillingAddressOnCartInput, SetGuestEmailOnCartInput, SetShippingAddressesOnCartInput, SetShippingMethodsOnCartInput } from '#app/contract.generated.ts'
import type { CartFieldsFragment } from '#app/features/cart/cart.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type DeliveryBlockQueryVariables = Record<string, never>

export type DeliveryBlockQuery = { readonly cmsBlocks: { readonly items: ReadonlyArray<{ readonly title: string | null, readonly content: string | null } | null> | null } | null }

export type SetGuestEmailOnCartMutationVariables = {
  input?: SetGuestEmailOnCartInput | null | undefined;
}

export type SetGuestEmailOnCartMutation = { readonly setGuestEmailOnCart: { readonly cart: { readonly id: string, readonly email: string | null } } | null }

export type SetShippingAddressesOnCartMutationVariables = {
  input?: SetShippingAddressesOnCartInput | null | undefined;
}

export type SetShippingAddressesOnCartMutation = { readonly setShippingAddressesOnCart: { readonly cart: { readonly id: string } } | null }

export type SetBillingAddressOnCartMutationVariables = {
  input?: SetBillingAddressOnCartInput | null | undefined;
}

export type SetBillingAddressOnCartMutation = { readonly setBillingAddressOnCart: { readonly cart: { readonly id: string } } | null }

export type SetShippingMethodsOnCartMutationVariables = {
  input?: SetShippingMethodsOnCartInput | null | undefined;
}

export type SetShippingMethodsOnCartMutation = { readonly setShippingMethodsOnCart: { readonly cart: CartFieldsFragment } | null }

export type SetAuthorityToLeaveMutationVariables = {
  input: SetAuthorityToLeaveInput;
}

export type SetAuthorityToLeaveMutation = { readonly setAuthorityToLeave: { readonly success: boolean, readonly message: string | null } | null }

export type ValidateRedemptionsMutationVariables = {
  email: string;
  coupons: ReadonlyArray<string>;
  cartId: string;
}

export type ValidateRedemptionsMutation = { readonly validateRedemptions: { readonly status: boolean } | null }

export type PaymentStartQueryVariables = {
  cartId: string;
}

export type PaymentStartQuery = { readonly adyenPaymentMethods: { readonly paymentMethodsResponse: { readonly paymentMethods: ReadonlyArray<{ readonly type: string | null, readonly name: string | null, readonly brands: ReadonlyArray<string | null> | null } | null> | null, readonly storedPaymentMethods: ReadonlyArray<{ readonly id: string | null, readonly brand: string | null, readonly lastFour: string | null, readonly expiry: string | null, readonly expiryMonth: string | null, readonly expiryYear: string | null } | null> | null } | null } | null, readonly storeConfig: { readonly adyen_client_key_test: string | null, readonly adyen_client_key_live: string | null } | null, readonly getCartSession: { readonly sessionID: string, readonly sessionData: string, readonly reference: string | null } | null }

/** CMS text beside the delivery methods. Cacheable, tag `cms`. [R1.24] */
export const DeliveryBlockDocument: TypedDocument<DeliveryBlockQuery, DeliveryBlockQueryVariables> = { operation: 'query', text: 'query deliveryBlock{cmsBlocks(identifiers:["checkout-delivery"]){items{title content}}}' }

export const SetGuestEmailOnCartDocument: TypedDocument<SetGuestEmailOnCartMutation, SetGuestEmailOnCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setGuestEmailOnCart($input:SetGuestEmailOnCartInput){setGuestEmailOnCart(input:$input){cart{id email}}}' }

export const SetShippingAddressesOnCartDocument: TypedDocument<SetShippingAddressesOnCartMutation, SetShippingAddressesOnCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setShippingAddressesOnCart($input:SetShippingAddressesOnCartInput){setShippingAddressesOnCart(input:$input){cart{id}}}' }

export const SetBillingAddressOnCartDocument: TypedDocument<SetBillingAddressOnCartMutation, SetBillingAddressOnCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setBillingAddressOnCart($input:SetBillingAddressOnCartInput){setBillingAddressOnCart(input:$input){cart{id}}}' }

export const SetShippingMethodsOnCartDocument: TypedDocument<SetShippingMethodsOnCartMutation, SetShippingMethodsOnCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setShippingMethodsOnCart($input:SetShippingMethodsOnCartInput){setShippingMethodsOnCart(input:$input){cart{...CartFields}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const SetAuthorityToLeaveDocument: TypedDocument<SetAuthorityToLeaveMutation, SetAuthorityToLeaveMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setAuthorityToLeave($input:SetAuthorityToLeaveInput!){setAuthorityToLeave(input:$input){success message}}' }

/** Validates the first applied coupon, on entering the payment step and before placing the order. [R5.11, A55] */
export const ValidateRedemptionsDocument: TypedDocument<ValidateRedemptionsMutation, ValidateRedemptionsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation validateRedemptions($email:String!$coupons:[String!]!$cartId:String!){validateRedemptions(email:$email coupons:$coupons cart_id:$cartId){status}}' }

export const PaymentStartDocument: TypedDocument<PaymentStartQuery, PaymentStartQueryVariables> = { operation: 'query', text: 'query paymentStart($cartId:String!){adyenPaymentMethods(cart_id:$cartId){paymentMethodsResponse{paymentMethods{type name brands}storedPaymentMethods{id brand lastFour expiry expiryMonth expiryYear}}}storeConfig{adyen_client_key_test adyen_client_key_live}getCartSession(cart_id:$cartId){sessionID sessionData reference}}' }
