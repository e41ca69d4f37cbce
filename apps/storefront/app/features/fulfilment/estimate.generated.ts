// Written from app/features/fulfilment/estimate.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { CartFieldsFragment } from '#app/features/cart/cart.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type EstimateShippingMethodsMutationVariables = {
  cartId: string;
  country: CountryCodeEnum;
  postcode?: string | null | undefined;
}

export type EstimateShippingMethodsMutation = { readonly estimateShippingMethods: ReadonlyArray<{ readonly carrier_code: string, readonly carrier_title: string, readonly method_code: string | null, readonly method_title: string | null, readonly estimated_from?: string | null, readonly estimated_to?: string | null, readonly amount: { readonly value: number | null } } | null> | null }

export type EstimateTotalsMutationVariables = {
  cartId: string;
  country: CountryCodeEnum;
  postcode?: string | null | undefined;
}

export type EstimateTotalsMutation = { readonly estimateTotals: { readonly cart: CartFieldsFragment | null } }

/** [R7.88] */
export const EstimateShippingMethodsDocument: TypedDocument<EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables> = { operation: 'mutation', text: 'mutation estimateShippingMethods($cartId:String!$country:CountryCodeEnum!$postcode:String){estimateShippingMethods(input:{cart_id:$cartId address:{country_code:$country postcode:$postcode}}){carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}' }

/** Totals with the first delivery method; the cart is unchanged. */
export const EstimateTotalsDocument: TypedDocument<EstimateTotalsMutation, EstimateTotalsMutationVariables> = { operation: 'mutation', text: 'mutation estimateTotals($cartId:String!$country:CountryCodeEnum!$postcode:String){estimateTotals(input:{cart_id:$cartId address:{country_code:$country postcode:$postcode}}){cart{...CartFields}}}fragment CartFields on Cart{id email total_quantity items{uid quantity is_available not_available_message max_qty errors{message}product{uid sku name web_display_name url_key url_suffix brand colour size_scale thumbnail{url}}prices{price_including_tax{value}row_total_including_tax{value}original_item_price{value}seen_price_including_tax{value}discounts{...DiscountFields}}...on ConfigurableCartItem{configurable_options{value_label configurable_product_option_value_uid size_conversion{au eu}}}...on GiftCardCartItem{...GiftCardLine}}prices{grand_total{value}subtotal_including_tax{value}shipping_including_tax{value}discounts{...DiscountFields}applied_taxes{label amount{value}}}shipping_addresses{...CartAddressFields selected_shipping_method{carrier_code carrier_title method_code method_title amount{value}estimated_from estimated_to}}billing_address{...CartAddressFields}authority_to_leave{checked instructions}applied_coupons{code}applied_multi_coupons{code label amount{value}}applied_gift_cards{code balance{value}applied_balance{value}expiration_date}offer_hints{label message}fulfilment is_fulfilment_auto_updated selected_shipping_method_options{cart_item_uid shipping_method_option}preferred_store_data{...CollectionStore}nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind item_uids total_quantity ready_at method{estimated_from estimated_to}amount{value}discount{value}}applied_loyalty_coupons{code}loyalty_checkout_error}fragment DiscountFields on Discount{label amount{value}coupon{code}}fragment GiftCardLine on GiftCardCartItem{sender_name sender_email recipient_name recipient_email message delivery_date amount{value}}fragment CartAddressFields on CartAddressInterface{firstname lastname company street city region{code}postcode country{code}telephone}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }
