// Written from app/features/orders/detail/order-detail.graphql by npm run codegen; never edited by hand.
import type { OrderTokenInput } from '#app/contract.generated.ts'
import type { OrderFieldsFragment } from '#app/features/orders/detail/order-fields.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type OrderOfCustomerQueryVariables = {
  number: string;
}

export type OrderOfCustomerQuery = { readonly orders: { readonly items: ReadonlyArray<(
      { readonly token: string, readonly adjustment_notes?: ReadonlyArray<{ readonly id: string }>, readonly returns: { readonly items: ReadonlyArray<{ readonly uid: string, readonly number: string } | null> | null } | null }
      & OrderFieldsFragment
      & OrderSizesFragment
    ) | null> } | null }

export type OrderOfTokenQueryVariables = {
  input: OrderTokenInput;
}

export type OrderOfTokenQuery = { readonly guestOrderByToken: (
    { readonly token: string, readonly adjustment_notes?: ReadonlyArray<{ readonly id: string }>, readonly returns: { readonly items: ReadonlyArray<{ readonly uid: string, readonly number: string } | null> | null } | null }
    & OrderFieldsFragment
    & OrderSizesFragment
  ) }

export type OrderSizesFragment = { readonly items: ReadonlyArray<{ readonly id: string, readonly is_cancellable?: boolean, readonly size_options?: ReadonlyArray<{ readonly sku: string, readonly size: string, readonly is_current: boolean, readonly is_available: boolean, readonly price_difference: { readonly value: number | null } }> } | null> | null }

export const OrderOfCustomerDocument: TypedDocument<OrderOfCustomerQuery, OrderOfCustomerQueryVariables> = { operation: 'query', text: 'query orderOfCustomer($number:String!){orders(filter:{number:{eq:$number}}currentPage:1 pageSize:1){items{...OrderFields ...OrderSizes token adjustment_notes{id}returns(pageSize:20){items{uid number}}}}}fragment OrderFields on CustomerOrder{id number status is_paid needs_sign_in has_tax_invoice order_date email shipping_instructions available_actions nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind store{...CollectionStore}ready_at estimated_from estimated_to collection_code collect_until is_collectable item_ids quantity_to_pick quantity_to_come events{kind at quantity size}}shipments{number shipped_at delivered_at items{order_item{id}quantity_shipped}tracking{title number carrier}}shipping_address{...OrderAddressFields}billing_address{...OrderAddressFields}payment_methods{name}applied_gift_cards{code applied_balance{value}}credit_memos{total{grand_total{value}}}total{grand_total{value}subtotal_incl_tax{value}total_shipping{value}total_tax{value}discounts{label is_loyalty amount{value}}total_giftcard{value}}items{id product_name brand colour product_url_key status quantity_ordered quantity_canceled quantity_returned quantity_refunded quantity_shipped product_sale_price{value}prices{original_row_total_including_tax{value}}discounts{label amount{value}}image{url}selected_options{label value}size_text ...on GiftCardOrderItem{gift_card{recipient_name recipient_email delivery_date}}}}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}fragment OrderAddressFields on OrderAddress{firstname lastname company street city region postcode country_code}fragment OrderSizes on CustomerOrder{items{id is_cancellable size_options{sku size is_current is_available price_difference{value}}}}' }

export const OrderOfTokenDocument: TypedDocument<OrderOfTokenQuery, OrderOfTokenQueryVariables> = { operation: 'query', text: 'query orderOfToken($input:OrderTokenInput!){guestOrderByToken(input:$input){...OrderFields ...OrderSizes token adjustment_notes{id}returns(pageSize:20){items{uid number}}}}fragment OrderFields on CustomerOrder{id number status is_paid needs_sign_in has_tax_invoice order_date email shipping_instructions available_actions nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind store{...CollectionStore}ready_at estimated_from estimated_to collection_code collect_until is_collectable item_ids quantity_to_pick quantity_to_come events{kind at quantity size}}shipments{number shipped_at delivered_at items{order_item{id}quantity_shipped}tracking{title number carrier}}shipping_address{...OrderAddressFields}billing_address{...OrderAddressFields}payment_methods{name}applied_gift_cards{code applied_balance{value}}credit_memos{total{grand_total{value}}}total{grand_total{value}subtotal_incl_tax{value}total_shipping{value}total_tax{value}discounts{label is_loyalty amount{value}}total_giftcard{value}}items{id product_name brand colour product_url_key status quantity_ordered quantity_canceled quantity_returned quantity_refunded quantity_shipped product_sale_price{value}prices{original_row_total_including_tax{value}}discounts{label amount{value}}image{url}selected_options{label value}size_text ...on GiftCardOrderItem{gift_card{recipient_name recipient_email delivery_date}}}}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}fragment OrderAddressFields on OrderAddress{firstname lastname company street city region postcode country_code}fragment OrderSizes on CustomerOrder{items{id is_cancellable size_options{sku size is_current is_available price_difference{value}}}}' }
