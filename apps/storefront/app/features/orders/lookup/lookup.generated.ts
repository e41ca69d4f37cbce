// Written from app/features/orders/lookup/lookup.graphql by npm run codegen; never edited by hand.
import type { OrderInformationInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type GuestOrderQueryVariables = {
  input: OrderInformationInput;
}

export type GuestOrderQuery = { readonly guestOrder: { readonly number: string, readonly token: string } }

export const GuestOrderDocument: TypedDocument<GuestOrderQuery, GuestOrderQueryVariables> = { operation: 'query', text: 'query guestOrder($input:OrderInformationInput!){guestOrder(input:$input){number token}}' }
