// Written from app/features/account/customer.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { OwnCartFragment } from '#app/features/cart/cart.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CustomerQueryVariables = Record<string, never>

export type CustomerQuery = { readonly customer: { readonly customer_id: string, readonly firstname: string | null, readonly lastname: string | null, readonly email: string | null, readonly date_of_birth: string | null, readonly is_subscribed: boolean | null, readonly is_email_confirmed?: boolean, readonly is_staff_session?: boolean, readonly addresses: ReadonlyArray<SavedAddressFragment | null> | null } | null }

export type SavedAddressFragment = { readonly id: number | null, readonly firstname: string | null, readonly lastname: string | null, readonly company: string | null, readonly street: ReadonlyArray<string | null> | null, readonly city: string | null, readonly postcode: string | null, readonly country_code: CountryCodeEnum | null, readonly telephone: string | null, readonly default_billing: boolean | null, readonly default_shipping: boolean | null, readonly region: { readonly region_code: string | null } | null }

export type SavedSkusFragment = { readonly items_count: number | null, readonly items_v2: { readonly items: ReadonlyArray<{ readonly id: string, readonly product: { readonly sku: string | null } | null } | null> } | null }

export type MyPiecesQueryVariables = Record<string, never>

export type MyPiecesQuery = { readonly customer: { readonly customer_id: string, readonly firstname: string | null, readonly lastname: string | null, readonly is_staff_session?: boolean, readonly wishlists: ReadonlyArray<SavedSkusFragment | null> } | null, readonly customerCart: OwnCartFragment }

export const CustomerDocument: TypedDocument<CustomerQuery, CustomerQueryVariables> = { operation: 'query', text: 'query customer{customer{customer_id firstname lastname email date_of_birth is_subscribed is_email_confirmed is_staff_session addresses{...SavedAddress}}}fragment SavedAddress on CustomerAddress{id firstname lastname company street city region{region_code}postcode country_code telephone default_billing default_shipping}' }

export const MyPiecesDocument: TypedDocument<MyPiecesQuery, MyPiecesQueryVariables> = { operation: 'query', text: 'query myPieces{customer{customer_id firstname lastname is_staff_session wishlists(pageSize:1){...SavedSkus}}customerCart{...OwnCart}}fragment SavedSkus on Wishlist{items_count items_v2(pageSize:100){items{id product{sku}}}}fragment OwnCart on Cart{id total_quantity preferred_store_data{...ChosenStoreFields}}fragment ChosenStoreFields on PreferredStore{store_code name city latitude longitude}' }
