// Written from app/features/orders/detail/order-actions.graphql by npm run codegen; never edited by hand.
import type { CancelOrderErrorCode, CancelOrderInput, ChangeOrderItemSizeInput, PrintOrderDocumentInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CancelOrderMutationVariables = {
  input: CancelOrderInput;
}

export type CancelOrderMutation = { readonly cancelOrder: { readonly errorV2: { readonly code: CancelOrderErrorCode, readonly message: string } | null, readonly order: { readonly id: string } | null } | null }

export type ChangeOrderItemSizeMutationVariables = {
  input: ChangeOrderItemSizeInput;
}

export type ChangeOrderItemSizeMutation = { readonly changeOrderItemSize: { readonly order: { readonly id: string } } | null }

export type ResendOrderConfirmationMutationVariables = {
  token: string;
}

export type ResendOrderConfirmationMutation = { readonly resendOrderConfirmation: { readonly email: string } | null }

export type PrintInvoiceQueryVariables = {
  uid: string;
}

export type PrintInvoiceQuery = { readonly printInvoice: { readonly filePath: string | null } | null }

export type PrintOrderDocumentQueryVariables = {
  input: PrintOrderDocumentInput;
}

export type PrintOrderDocumentQuery = { readonly printOrderDocument: { readonly filePath: string | null } | null }

export type CancellationReasonsQueryVariables = Record<string, never>

export type CancellationReasonsQuery = { readonly storeConfig?: { readonly order_cancellation_enabled?: boolean, readonly order_cancellation_reasons?: ReadonlyArray<{ readonly description: string }> } | null }

export const CancelOrderDocument: TypedDocument<CancelOrderMutation, CancelOrderMutationVariables> = { operation: 'mutation', text: 'mutation cancelOrder($input:CancelOrderInput!){cancelOrder(input:$input){errorV2{code message}order{id}}}' }

export const ChangeOrderItemSizeDocument: TypedDocument<ChangeOrderItemSizeMutation, ChangeOrderItemSizeMutationVariables> = { operation: 'mutation', text: 'mutation changeOrderItemSize($input:ChangeOrderItemSizeInput!){changeOrderItemSize(input:$input){order{id}}}' }

export const ResendOrderConfirmationDocument: TypedDocument<ResendOrderConfirmationMutation, ResendOrderConfirmationMutationVariables> = { operation: 'mutation', text: 'mutation resendOrderConfirmation($token:String!){resendOrderConfirmation(token:$token){email}}' }

export const PrintInvoiceDocument: TypedDocument<PrintInvoiceQuery, PrintInvoiceQueryVariables> = { operation: 'query', text: 'query printInvoice($uid:ID!){printInvoice(order_uid:$uid){filePath}}' }

export const PrintOrderDocumentDocument: TypedDocument<PrintOrderDocumentQuery, PrintOrderDocumentQueryVariables> = { operation: 'query', text: 'query printOrderDocument($input:PrintOrderDocumentInput!){printOrderDocument(input:$input){filePath}}' }

export const CancellationReasonsDocument: TypedDocument<CancellationReasonsQuery, CancellationReasonsQueryVariables> = { operation: 'query', text: 'query cancellationReasons{storeConfig{order_cancellation_enabled order_cancellation_reasons{description}}}' }
