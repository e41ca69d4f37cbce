// Written from app/features/checkout/payment/payment.graphql by npm run codegen; never edited by hand.
import type { PlaceOrderErrorCodes, PlaceOrderInput, SetPaymentMethodOnCartInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type FinalLiveInventoryCheckQueryVariables = {
  cartId: string;
}

export type FinalLiveInventoryCheckQuery = { readonly finalLiveInventoryCheck: { readonly is_fulfillable: boolean, readonly message: string | null } | null, readonly cart: { readonly email: string | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly prices: { readonly grand_total: { readonly value: number | null } | null } | null } | null }

export type SetPaymentMethodOnCartMutationVariables = {
  input?: SetPaymentMethodOnCartInput | null | undefined;
}

export type SetPaymentMethodOnCartMutation = { readonly setPaymentMethodOnCart: { readonly cart: { readonly id: string } } | null }

export type PaymentStateFragment = { readonly isFinal: boolean | null, readonly resultCode: string | null, readonly action: string | null, readonly order_number: string | null, readonly message: string | null }

export type PlaceOrderMutationVariables = {
  input?: PlaceOrderInput | null | undefined;
}

export type PlaceOrderMutation = { readonly placeOrder: { readonly order: { readonly order_number: string, readonly cart_id: string, readonly adyen_payment_status: PaymentStateFragment | null } | null, readonly orderV2: { readonly token: string } | null, readonly errors: ReadonlyArray<{ readonly code: PlaceOrderErrorCodes, readonly message: string } | null> | null } | null }

export type ProcessPaymentMutationVariables = {
  cartId: string;
  redirectResult?: string | null | undefined;
  details?: string | null | undefined;
}

export type ProcessPaymentMutation = { readonly processPayment: PaymentStateFragment | null }

export type AdyenPaymentStatusQueryVariables = {
  cartId: string;
}

export type AdyenPaymentStatusQuery = { readonly adyenPaymentStatus: { readonly isFinal: boolean | null, readonly resultCode: string | null, readonly action: string | null, readonly order_token?: string | null } | null }

export const FinalLiveInventoryCheckDocument: TypedDocument<FinalLiveInventoryCheckQuery, FinalLiveInventoryCheckQueryVariables> = { operation: 'query', text: 'query finalLiveInventoryCheck($cartId:String!){finalLiveInventoryCheck(cart_id:$cartId){is_fulfillable message}cart(cart_id:$cartId){email applied_coupons{code}prices{grand_total{value}}}}' }

export const SetPaymentMethodOnCartDocument: TypedDocument<SetPaymentMethodOnCartMutation, SetPaymentMethodOnCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation setPaymentMethodOnCart($input:SetPaymentMethodOnCartInput){setPaymentMethodOnCart(input:$input){cart{id}}}' }

export const PlaceOrderDocument: TypedDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation placeOrder($input:PlaceOrderInput){placeOrder(input:$input){order{order_number cart_id adyen_payment_status{...PaymentState}}orderV2{token}errors{code message}}}fragment PaymentState on AdyenPaymentStatus{isFinal resultCode action order_number message}' }

export const ProcessPaymentDocument: TypedDocument<ProcessPaymentMutation, ProcessPaymentMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation processPayment($cartId:String!$redirectResult:String$details:String){processPayment(cart_id:$cartId redirectResult:$redirectResult details:$details){...PaymentState}}fragment PaymentState on AdyenPaymentStatus{isFinal resultCode action order_number message}' }

export const AdyenPaymentStatusDocument: TypedDocument<AdyenPaymentStatusQuery, AdyenPaymentStatusQueryVariables> = { operation: 'query', text: 'query adyenPaymentStatus($cartId:String!){adyenPaymentStatus(cartId:$cartId){isFinal resultCode action order_token}}' }
