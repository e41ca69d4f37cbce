// Written from app/features/orders/reorder/reorder.graphql by npm run codegen; never edited by hand.
import type { ReorderGuestItemsInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ReorderItemsMutationVariables = {
  number: string;
}

export type ReorderItemsMutation = { readonly reorderItems: ReorderedFragment | null }

export type ReorderGuestItemsMutationVariables = {
  input: ReorderGuestItemsInput;
}

export type ReorderGuestItemsMutation = { readonly reorderGuestItems: ReorderedFragment | null }

export type ReorderedFragment = { readonly ordered_quantity: number, readonly added_quantity: number, readonly cart: { readonly id: string }, readonly userInputErrors: ReadonlyArray<{ readonly message: string } | null> }

export const ReorderItemsDocument: TypedDocument<ReorderItemsMutation, ReorderItemsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation reorderItems($number:String!){reorderItems(orderNumber:$number){...reordered}}fragment reordered on ReorderItemsOutput{cart{id}ordered_quantity added_quantity userInputErrors{message}}' }

export const ReorderGuestItemsDocument: TypedDocument<ReorderGuestItemsMutation, ReorderGuestItemsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation reorderGuestItems($input:ReorderGuestItemsInput!){reorderGuestItems(input:$input){...reordered}}fragment reordered on ReorderItemsOutput{cart{id}ordered_quantity added_quantity userInputErrors{message}}' }
