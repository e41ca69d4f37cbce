// Written from app/features/returns/returns.graphql by npm run codegen; never edited by hand.
import type { AddReturnCommentInput, AddReturnPhotoInput, CancelReturnInput, ExchangePaymentSessionInput, RenewReturnLabelInput, RequestGuestReturnInput, RequestReturnInput, ReturnExchangeState, ReturnItemStatus, ReturnMethod, ReturnRefusal, ReturnStatus, ReturnStepKind, Weekday } from '#app/contract.generated.ts'
import type { OpenStatusFragment } from '#app/session/site/open-status.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ReturnableItemFragment = { readonly id: string, readonly parent_sku: string | null, readonly product_name: string | null, readonly brand: string | null, readonly colour: string | null, readonly size_text?: string | null, readonly eligible_for_return: boolean | null, readonly eligible_if_faulty?: boolean, readonly qty_available_for_return: number | null, readonly return_until?: string | null, readonly return_refusal?: ReturnRefusal | null, readonly image: { readonly url: string | null } | null, readonly product_sale_price: { readonly value: number | null }, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> | null, readonly return_refunds?: ReadonlyArray<{ readonly value: number | null }>, readonly exchange_options?: ReadonlyArray<{ readonly sku: string, readonly size: string, readonly is_available: boolean, readonly held_until: string, readonly advised_for: ReadonlyArray<string>, readonly advice: string | null, readonly price_difference: { readonly value: number | null } }> }

export type ReturnableOrderFragment = { readonly id: string, readonly number: string, readonly token: string, readonly email: string | null, readonly payment_methods: ReadonlyArray<{ readonly name: string } | null> | null, readonly items: ReadonlyArray<
    | ReturnableItemFragment
   | null> | null, readonly returns: { readonly items: ReadonlyArray<{ readonly uid: string, readonly number: string, readonly created_at: string, readonly items: ReadonlyArray<{ readonly order_item: { readonly id: string } } | null> | null } | null> | null } | null }

export type CustomerReturnableOrderQueryVariables = {
  number: string;
}

export type CustomerReturnableOrderQuery = { readonly orders: { readonly items: ReadonlyArray<ReturnableOrderFragment | null> } | null }

export type GuestReturnableOrderQueryVariables = {
  token: string;
}

export type GuestReturnableOrderQuery = { readonly guestOrderByToken: ReturnableOrderFragment }

export type CheckReturnEligibilityQueryVariables = {
  orderUid: string;
  guestEmail?: string | null | undefined;
}

export type CheckReturnEligibilityQuery = { readonly CheckReturnEligibility: { readonly is_eligible: boolean, readonly message_code: string } | null }

export type LabelSessionFragment = { readonly sessionID: string, readonly sessionData: string, readonly reference: string | null, readonly amount: { readonly value: number | null } | null }

export type LabelClientKeysFragment = { readonly adyen_client_key_test: string | null, readonly adyen_client_key_live: string | null }

export type ReturnPaymentSessionQueryVariables = {
  orderUid: string;
  guestEmail?: string | null | undefined;
}

export type ReturnPaymentSessionQuery = { readonly GetReturnPaymentSession: LabelSessionFragment | null, readonly storeConfig: LabelClientKeysFragment | null }

export type ExchangePaymentSessionQueryVariables = {
  input: ExchangePaymentSessionInput;
}

export type ExchangePaymentSessionQuery = { readonly exchangePaymentSession?: LabelSessionFragment | null, readonly storeConfig: LabelClientKeysFragment | null }

export type AddReturnPhotoMutationVariables = {
  input: AddReturnPhotoInput;
}

export type AddReturnPhotoMutation = { readonly addReturnPhoto: { readonly photo_uid: string } | null }

export type MadeReturnFragment = { readonly return: { readonly uid: string, readonly number: string } | null }

export type RequestReturnMutationVariables = {
  input: RequestReturnInput;
}

export type RequestReturnMutation = { readonly requestReturn: MadeReturnFragment | null }

export type RequestGuestReturnMutationVariables = {
  input: RequestGuestReturnInput;
}

export type RequestGuestReturnMutation = { readonly requestGuestReturn: MadeReturnFragment | null }

export type ReturnFactsFragment = { readonly uid: string, readonly number: string, readonly status: ReturnStatus | null, readonly created_at: string, readonly method?: ReturnMethod, readonly send_by?: string | null, readonly is_exchanged_on_scan?: boolean, readonly is_cancelable?: boolean, readonly label_path: string | null, readonly slip_path?: string | null, readonly is_paid_return: boolean, readonly nearest_store?: { readonly name: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly phone: string | null, readonly distance: number | null, readonly open_status: OpenStatusFragment, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly is_closed: boolean, readonly opens: string | null, readonly closes: string | null }> } | null, readonly payments: ReadonlyArray<{ readonly return_label_cost: { readonly value: number | null } | null }>, readonly credit_memos: ReadonlyArray<{ readonly number: string, readonly items: ReadonlyArray<{ readonly id: string, readonly product_name: string | null, readonly quantity_refunded: number | null, readonly product_sale_price: { readonly value: number | null } } | null> | null, readonly total: { readonly subtotal: { readonly value: number | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null } } | null> | null, readonly total_tax: { readonly value: number | null }, readonly adjustment: { readonly value: number | null }, readonly grand_total: { readonly value: number | null }, readonly gift_card_amount: { readonly value: number | null } | null } | null }>, readonly comments: ReadonlyArray<{ readonly uid: string, readonly author_name: string, readonly created_at: string, readonly text: string } | null> | null, readonly steps?: ReadonlyArray<{ readonly kind: ReturnStepKind, readonly at: string | null }>, readonly refund?: { readonly is_refunded: boolean, readonly subtotal: { readonly value: number | null }, readonly discount: { readonly value: number | null }, readonly total: { readonly value: number | null }, readonly payments: ReadonlyArray<{ readonly name: string, readonly amount: { readonly value: number | null } }> }, readonly order: { readonly number: string } | null, readonly customer: { readonly email: string }, readonly shipping?: { readonly address: { readonly contact_name: string | null, readonly street: ReadonlyArray<string | null>, readonly city: string, readonly postcode: string, readonly telephone: string | null, readonly region: { readonly code: string | null } } | null } | null, readonly parcelpoint_info: { readonly redirect_url: string, readonly post_data: ReadonlyArray<{ readonly key: string, readonly value: string }> } | null, readonly items: ReadonlyArray<{ readonly uid: string, readonly status: ReturnItemStatus, readonly request_quantity: number, readonly reject_reason?: string | null, readonly settled_at?: string | null, readonly photos?: ReadonlyArray<{ readonly uid: string, readonly path: string }>, readonly refund?: { readonly value: number | null }, readonly exchange?: { readonly size: string, readonly state: ReturnExchangeState, readonly held_until: string | null, readonly order_number: string | null } | null, readonly custom_attributesV2: ReadonlyArray<
      | { readonly value: string }
      | { readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> }
     | null> | null, readonly order_item: { readonly product_name: string | null, readonly brand: string | null, readonly colour: string | null, readonly size_text?: string | null, readonly image: { readonly url: string | null } | null, readonly selected_options: ReadonlyArray<{ readonly label: string, readonly value: string } | null> | null } } | null> | null }

export type CustomerReturnsQueryVariables = {
  page: number;
}

export type CustomerReturnsQuery = { readonly returns: { readonly total_count: number | null, readonly page_info: { readonly total_pages: number | null } | null, readonly items: ReadonlyArray<ReturnFactsFragment | null> | null } | null }

export type CustomerReturnQueryVariables = {
  uid: string;
}

export type CustomerReturnQuery = { readonly customer: { readonly return: ReturnFactsFragment | null } | null }

export type GuestReturnsQueryVariables = {
  token: string;
}

export type GuestReturnsQuery = { readonly guestOrderByToken: { readonly returns: { readonly items: ReadonlyArray<ReturnFactsFragment | null> | null } | null } }

export type AddReturnCommentMutationVariables = {
  input: AddReturnCommentInput;
}

export type AddReturnCommentMutation = { readonly addReturnComment: { readonly return: { readonly uid: string } | null } | null }

export type CancelReturnMutationVariables = {
  input: CancelReturnInput;
}

export type CancelReturnMutation = { readonly cancelReturn: { readonly return: { readonly uid: string } | null } | null }

export type RenewReturnLabelMutationVariables = {
  input: RenewReturnLabelInput;
}

export type RenewReturnLabelMutation = { readonly renewReturnLabel: { readonly return: { readonly uid: string } | null } | null }

export const CustomerReturnableOrderDocument: TypedDocument<CustomerReturnableOrderQuery, CustomerReturnableOrderQueryVariables> = { operation: 'query', text: 'query customerReturnableOrder($number:String!){orders(filter:{number:{eq:$number}}pageSize:1){items{...ReturnableOrder}}}fragment ReturnableOrder on CustomerOrder{id number token email payment_methods{name}items{...ReturnableItem}returns(pageSize:20){items{uid number created_at items{order_item{id}}}}}fragment ReturnableItem on OrderItemInterface{id parent_sku product_name brand colour image{url}product_sale_price{value}selected_options{label value}size_text eligible_for_return eligible_if_faulty qty_available_for_return return_until return_refusal return_refunds{value}exchange_options{sku size is_available held_until price_difference{value}advised_for advice}}' }

export const GuestReturnableOrderDocument: TypedDocument<GuestReturnableOrderQuery, GuestReturnableOrderQueryVariables> = { operation: 'query', text: 'query guestReturnableOrder($token:String!){guestOrderByToken(input:{token:$token}){...ReturnableOrder}}fragment ReturnableOrder on CustomerOrder{id number token email payment_methods{name}items{...ReturnableItem}returns(pageSize:20){items{uid number created_at items{order_item{id}}}}}fragment ReturnableItem on OrderItemInterface{id parent_sku product_name brand colour image{url}product_sale_price{value}selected_options{label value}size_text eligible_for_return eligible_if_faulty qty_available_for_return return_until return_refusal return_refunds{value}exchange_options{sku size is_available held_until price_difference{value}advised_for advice}}' }

export const CheckReturnEligibilityDocument: TypedDocument<CheckReturnEligibilityQuery, CheckReturnEligibilityQueryVariables> = { operation: 'query', text: 'query checkReturnEligibility($orderUid:ID!$guestEmail:String){CheckReturnEligibility(order_uid:$orderUid guest_email:$guestEmail check_valid_return:true){is_eligible message_code}}' }

export const ReturnPaymentSessionDocument: TypedDocument<ReturnPaymentSessionQuery, ReturnPaymentSessionQueryVariables> = { operation: 'query', text: 'query returnPaymentSession($orderUid:ID!$guestEmail:String){GetReturnPaymentSession(order_uid:$orderUid guest_email:$guestEmail){...LabelSession}storeConfig{...LabelClientKeys}}fragment LabelSession on PaymentSession{sessionID sessionData reference amount{value}}fragment LabelClientKeys on StoreConfig{adyen_client_key_test adyen_client_key_live}' }

export const ExchangePaymentSessionDocument: TypedDocument<ExchangePaymentSessionQuery, ExchangePaymentSessionQueryVariables> = { operation: 'query', text: 'query exchangePaymentSession($input:ExchangePaymentSessionInput!){exchangePaymentSession(input:$input){...LabelSession}storeConfig{...LabelClientKeys}}fragment LabelSession on PaymentSession{sessionID sessionData reference amount{value}}fragment LabelClientKeys on StoreConfig{adyen_client_key_test adyen_client_key_live}' }

export const AddReturnPhotoDocument: TypedDocument<AddReturnPhotoMutation, AddReturnPhotoMutationVariables> = { operation: 'mutation', text: 'mutation addReturnPhoto($input:AddReturnPhotoInput!){addReturnPhoto(input:$input){photo_uid}}' }

export const RequestReturnDocument: TypedDocument<RequestReturnMutation, RequestReturnMutationVariables> = { operation: 'mutation', text: 'mutation requestReturn($input:RequestReturnInput!){requestReturn(input:$input){...MadeReturn}}fragment MadeReturn on RequestReturnOutput{return{uid number}}' }

export const RequestGuestReturnDocument: TypedDocument<RequestGuestReturnMutation, RequestGuestReturnMutationVariables> = { operation: 'mutation', text: 'mutation requestGuestReturn($input:RequestGuestReturnInput!){requestGuestReturn(input:$input){...MadeReturn}}fragment MadeReturn on RequestReturnOutput{return{uid number}}' }

export const CustomerReturnsDocument: TypedDocument<CustomerReturnsQuery, CustomerReturnsQueryVariables> = { operation: 'query', text: 'query customerReturns($page:Int!){returns(currentPage:$page pageSize:20){total_count page_info{total_pages}items{...ReturnFacts}}}fragment ReturnFacts on Return{uid number status created_at method send_by is_exchanged_on_scan is_cancelable label_path slip_path nearest_store{name street city state postcode phone distance open_status{...OpenStatus}hours{weekday is_closed opens closes}}is_paid_return payments{return_label_cost{value}}credit_memos{number items{id product_name product_sale_price{value}quantity_refunded}total{subtotal{value}discounts{label amount{value}}total_tax{value}adjustment{value}grand_total{value}gift_card_amount{value}}}comments{uid author_name created_at text}steps{kind at}refund{subtotal{value}discount{value}total{value}is_refunded payments{name amount{value}}}order{number}customer{email}shipping{address{contact_name street city region{code}postcode telephone}}parcelpoint_info{redirect_url post_data{key value}}items{uid status request_quantity reject_reason settled_at photos{uid path}refund{value}exchange{size state held_until order_number}custom_attributesV2{...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}order_item{product_name brand colour image{url}selected_options{label value}size_text}}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const CustomerReturnDocument: TypedDocument<CustomerReturnQuery, CustomerReturnQueryVariables> = { operation: 'query', text: 'query customerReturn($uid:ID!){customer{return(uid:$uid){...ReturnFacts}}}fragment ReturnFacts on Return{uid number status created_at method send_by is_exchanged_on_scan is_cancelable label_path slip_path nearest_store{name street city state postcode phone distance open_status{...OpenStatus}hours{weekday is_closed opens closes}}is_paid_return payments{return_label_cost{value}}credit_memos{number items{id product_name product_sale_price{value}quantity_refunded}total{subtotal{value}discounts{label amount{value}}total_tax{value}adjustment{value}grand_total{value}gift_card_amount{value}}}comments{uid author_name created_at text}steps{kind at}refund{subtotal{value}discount{value}total{value}is_refunded payments{name amount{value}}}order{number}customer{email}shipping{address{contact_name street city region{code}postcode telephone}}parcelpoint_info{redirect_url post_data{key value}}items{uid status request_quantity reject_reason settled_at photos{uid path}refund{value}exchange{size state held_until order_number}custom_attributesV2{...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}order_item{product_name brand colour image{url}selected_options{label value}size_text}}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const GuestReturnsDocument: TypedDocument<GuestReturnsQuery, GuestReturnsQueryVariables> = { operation: 'query', text: 'query guestReturns($token:String!){guestOrderByToken(input:{token:$token}){returns(pageSize:20){items{...ReturnFacts}}}}fragment ReturnFacts on Return{uid number status created_at method send_by is_exchanged_on_scan is_cancelable label_path slip_path nearest_store{name street city state postcode phone distance open_status{...OpenStatus}hours{weekday is_closed opens closes}}is_paid_return payments{return_label_cost{value}}credit_memos{number items{id product_name product_sale_price{value}quantity_refunded}total{subtotal{value}discounts{label amount{value}}total_tax{value}adjustment{value}grand_total{value}gift_card_amount{value}}}comments{uid author_name created_at text}steps{kind at}refund{subtotal{value}discount{value}total{value}is_refunded payments{name amount{value}}}order{number}customer{email}shipping{address{contact_name street city region{code}postcode telephone}}parcelpoint_info{redirect_url post_data{key value}}items{uid status request_quantity reject_reason settled_at photos{uid path}refund{value}exchange{size state held_until order_number}custom_attributesV2{...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}order_item{product_name brand colour image{url}selected_options{label value}size_text}}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }

export const AddReturnCommentDocument: TypedDocument<AddReturnCommentMutation, AddReturnCommentMutationVariables> = { operation: 'mutation', text: 'mutation addReturnComment($input:AddReturnCommentInput!){addReturnComment(input:$input){return{uid}}}' }

export const CancelReturnDocument: TypedDocument<CancelReturnMutation, CancelReturnMutationVariables> = { operation: 'mutation', text: 'mutation cancelReturn($input:CancelReturnInput!){cancelReturn(input:$input){return{uid}}}' }

export const RenewReturnLabelDocument: TypedDocument<RenewReturnLabelMutation, RenewReturnLabelMutationVariables> = { operation: 'mutation', text: 'mutation renewReturnLabel($input:RenewReturnLabelInput!){renewReturnLabel(input:$input){return{uid}}}' }
