// Written from app/features/express/express.graphql by npm run codegen; never edited by hand.
import type { CartItemInput, DeliveryGroupKind, ExpressOrderChange, ProcessExpressPayDataInput, SavePaypalExpressOrderInput, UpdatePaypalExpressOrderInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ExpressCartFragment = { readonly id: string, readonly prices: { readonly grand_total: { readonly value: number | null } | null } | null, readonly delivery_groups?: ReadonlyArray<{ readonly kind: DeliveryGroupKind }>, readonly shipping_addresses: ReadonlyArray<{ readonly available_shipping_methods: ReadonlyArray<{ readonly carrier_code: string, readonly method_code: string | null, readonly method_title: string | null, readonly amount: { readonly value: number | null } } | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string } | null } | null> }

export type ExpressSettingsQueryVariables = Record<string, never>

export type ExpressSettingsQuery = { readonly storeConfig: { readonly adyen_client_key_test: string | null, readonly adyen_client_key_live: string | null, readonly express_methods?: ReadonlyArray<{ readonly type: string, readonly merchant_id: string, readonly merchant_name: string }> } | null }

export type CreateExpressCartMutationVariables = Record<string, never>

export type CreateExpressCartMutation = { readonly createExpressCart: { readonly cart: { readonly id: string } | null } | null }

export type FillExpressCartMutationVariables = {
  cartId: string;
  items: ReadonlyArray<CartItemInput>;
}

export type FillExpressCartMutation = { readonly addProductsToCart: { readonly user_errors: ReadonlyArray<{ readonly message: string } | null>, readonly cart: ExpressCartFragment } | null }

export type UpdateExpressOrderMutationVariables = {
  input: ExpressOrderChange;
}

export type UpdateExpressOrderMutation = { readonly updateExpressOrder: { readonly cart: ExpressCartFragment } | null }

export type CancelExpressOrderMutationVariables = {
  cartId: string;
}

export type CancelExpressOrderMutation = { readonly cancelExpressOrder: { readonly cart: { readonly id: string } } | null }

export type SavePaypalExpressOrderMutationVariables = {
  input: SavePaypalExpressOrderInput;
}

export type SavePaypalExpressOrderMutation = { readonly savePaypalExpressOrder: { readonly paypal_order_id: string | null, readonly paymentData: string | null, readonly cart: ExpressCartFragment } | null }

export type UpdatePaypalExpressOrderMutationVariables = {
  input: UpdatePaypalExpressOrderInput;
}

export type UpdatePaypalExpressOrderMutation = { readonly updatePaypalExpressOrder: { readonly paypal_order_id: string | null, readonly paymentData: string | null, readonly cart: ExpressCartFragment } | null }

export type ProcessExpressPayDataMutationVariables = {
  input: ProcessExpressPayDataInput;
}

export type ProcessExpressPayDataMutation = { readonly processExpressPayData: { readonly success: boolean, readonly message: string | null, readonly order: { readonly adyen_payment_status: { readonly resultCode: string | null } | null } | null, readonly orderV2: { readonly token: string } | null } | null }

export const ExpressSettingsDocument: TypedDocument<ExpressSettingsQuery, ExpressSettingsQueryVariables> = { operation: 'query', text: 'query expressSettings{storeConfig{adyen_client_key_test adyen_client_key_live express_methods{type merchant_id merchant_name}}}' }

export const CreateExpressCartDocument: TypedDocument<CreateExpressCartMutation, CreateExpressCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation createExpressCart{createExpressCart{cart{id}}}' }

export const FillExpressCartDocument: TypedDocument<FillExpressCartMutation, FillExpressCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation fillExpressCart($cartId:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$items){user_errors{message}cart{...ExpressCart}}}fragment ExpressCart on Cart{id prices{grand_total{value}}delivery_groups{kind}shipping_addresses{available_shipping_methods{carrier_code method_code method_title amount{value}}selected_shipping_method{carrier_code method_code}}}' }

export const UpdateExpressOrderDocument: TypedDocument<UpdateExpressOrderMutation, UpdateExpressOrderMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation updateExpressOrder($input:ExpressOrderChange!){updateExpressOrder(input:$input){cart{...ExpressCart}}}fragment ExpressCart on Cart{id prices{grand_total{value}}delivery_groups{kind}shipping_addresses{available_shipping_methods{carrier_code method_code method_title amount{value}}selected_shipping_method{carrier_code method_code}}}' }

export const CancelExpressOrderDocument: TypedDocument<CancelExpressOrderMutation, CancelExpressOrderMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation cancelExpressOrder($cartId:String!){cancelExpressOrder(cart_id:$cartId){cart{id}}}' }

export const SavePaypalExpressOrderDocument: TypedDocument<SavePaypalExpressOrderMutation, SavePaypalExpressOrderMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation savePaypalExpressOrder($input:SavePaypalExpressOrderInput!){savePaypalExpressOrder(input:$input){paypal_order_id paymentData cart{...ExpressCart}}}fragment ExpressCart on Cart{id prices{grand_total{value}}delivery_groups{kind}shipping_addresses{available_shipping_methods{carrier_code method_code method_title amount{value}}selected_shipping_method{carrier_code method_code}}}' }

export const UpdatePaypalExpressOrderDocument: TypedDocument<UpdatePaypalExpressOrderMutation, UpdatePaypalExpressOrderMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation updatePaypalExpressOrder($input:UpdatePaypalExpressOrderInput!){updatePaypalExpressOrder(input:$input){paypal_order_id paymentData cart{...ExpressCart}}}fragment ExpressCart on Cart{id prices{grand_total{value}}delivery_groups{kind}shipping_addresses{available_shipping_methods{carrier_code method_code method_title amount{value}}selected_shipping_method{carrier_code method_code}}}' }

export const ProcessExpressPayDataDocument: TypedDocument<ProcessExpressPayDataMutation, ProcessExpressPayDataMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation processExpressPayData($input:ProcessExpressPayDataInput!){processExpressPayData(input:$input){success message order{adyen_payment_status{resultCode}}orderV2{token}}}' }
