// Written from app/features/checkout/success/order.graphql by npm run codegen; never edited by hand.
import type { AttachOrderInput, CountryCodeEnum, DeliveryGroupKind, OrderTokenInput, RestoreCartInput, SetOrderNomineeInput } from '#app/contract.generated.ts'
import type { CollectionStoreFragment } from '#app/features/cart/cart.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type GuestOrderByTokenQueryVariables = {
  input: OrderTokenInput;
}

export type GuestOrderByTokenQuery = { readonly guestOrderByToken: { readonly number: string, readonly status: string, readonly is_paid?: boolean, readonly order_date: string, readonly email: string | null, readonly shipping_method: string | null, readonly estimated_from?: string | null, readonly estimated_to?: string | null, readonly shipping_instructions: string | null, readonly nominee_details: { readonly nominee_first_name: string | null, readonly nominee_last_name: string | null, readonly nominee_phone: string } | null, readonly delivery_groups?: ReadonlyArray<{ readonly kind: DeliveryGroupKind, readonly ready_at: string | null, readonly estimated_from: string | null, readonly estimated_to: string | null, readonly collection_code: string | null, readonly collect_until: string | null, readonly is_collectable: boolean, readonly item_ids: ReadonlyArray<string>, readonly store: CollectionStoreFragment | null }>, readonly shipping_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly region: string | null, readonly postcode: string | null, readonly country_code: CountryCodeEnum | null, readonly telephone: string | null } | null, readonly payment_methods: ReadonlyArray<{ readonly name: string } | null> | null, readonly total: { readonly grand_total: { readonly value: number | null }, readonly subtotal_incl_tax: { readonly value: number | null }, readonly total_shipping: { readonly value: number | null }, readonly total_tax: { readonly value: number | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null } } | null> | null, readonly total_giftcard: { readonly value: number | null } | null } | null, readonly items: ReadonlyArray<
      | { readonly id: string, readonly product_name: string | null, readonly brand: string | null, readonly colour: string | null, readonly product_url_key: string | null, readonly quantity_ordered: number | null, readonly size_text?: string | null, readonly product_sale_price: { readonly value: number | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null } } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> | null }
      | { readonly id: string, readonly product_name: string | null, readonly brand: string | null, readonly colour: string | null, readonly product_url_key: string | null, readonly quantity_ordered: number | null, readonly size_text?: string | null, readonly gift_card: { readonly recipient_name: string | null, readonly delivery_date: string | null } | null, readonly product_sale_price: { readonly value: number | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null } } | null> | null, readonly image: { readonly url: string | null, readonly label: string | null } | null, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> | null }
     | null> | null } }

export type SetOrderNomineeMutationVariables = {
  input: SetOrderNomineeInput;
}

export type SetOrderNomineeMutation = { readonly setOrderNominee: { readonly order: { readonly id: string } } | null }

export type AttachOrderMutationVariables = {
  input: AttachOrderInput;
}

export type AttachOrderMutation = { readonly attachOrder: { readonly order: { readonly number: string, readonly email: string | null } } | null }

export type RestoreCartMutationVariables = {
  input: RestoreCartInput;
}

export type RestoreCartMutation = { readonly restoreCart: { readonly cart: { readonly id: string }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export const GuestOrderByTokenDocument: TypedDocument<GuestOrderByTokenQuery, GuestOrderByTokenQueryVariables> = { operation: 'query', text: 'query guestOrderByToken($input:OrderTokenInput!){guestOrderByToken(input:$input){number status is_paid order_date email shipping_method estimated_from estimated_to shipping_instructions nominee_details{nominee_first_name nominee_last_name nominee_phone}delivery_groups{kind store{...CollectionStore}ready_at estimated_from estimated_to collection_code collect_until is_collectable item_ids}shipping_address{firstname lastname company street city region postcode country_code telephone}payment_methods{name}total{grand_total{value}subtotal_incl_tax{value}total_shipping{value}total_tax{value}discounts{label amount{value}}total_giftcard{value}}items{id product_name brand colour product_url_key quantity_ordered product_sale_price{value}discounts{label amount{value}}image{url label}selected_options{label value}size_text ...on GiftCardOrderItem{gift_card{recipient_name delivery_date}}}}}fragment CollectionStore on PreferredStore{store_id name street city state postcode phone is_active enabled_for_cnc open_status{...OpenStatus}collection_ready_at}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const SetOrderNomineeDocument: TypedDocument<SetOrderNomineeMutation, SetOrderNomineeMutationVariables> = { operation: 'mutation', text: 'mutation setOrderNominee($input:SetOrderNomineeInput!){setOrderNominee(input:$input){order{id}}}' }

export const AttachOrderDocument: TypedDocument<AttachOrderMutation, AttachOrderMutationVariables> = { operation: 'mutation', text: 'mutation attachOrder($input:AttachOrderInput!){attachOrder(input:$input){order{number email}}}' }

/** Rebuilds a cart from an order whose payment failed. */
export const RestoreCartDocument: TypedDocument<RestoreCartMutation, RestoreCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation restoreCart($input:RestoreCartInput!){restoreCart(input:$input){cart{id}user_errors{message}}}' }
