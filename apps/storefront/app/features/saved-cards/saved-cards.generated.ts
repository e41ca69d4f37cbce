// Written from app/features/saved-cards/saved-cards.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CustomerAdyenPaymentTokensQueryVariables = Record<string, never>

export type CustomerAdyenPaymentTokensQuery = { readonly customerAdyenPaymentTokens: ReadonlyArray<{ readonly token_id: string, readonly brand: string | null, readonly lastFour: string | null, readonly holderName: string | null, readonly expiryMonth: string | null, readonly expiryYear: string | null }> }

export type DeleteAdyenPaymentTokenMutationVariables = {
  tokenId: string;
}

export type DeleteAdyenPaymentTokenMutation = { readonly deleteAdyenPaymentToken: { readonly success: boolean } | null }

export const CustomerAdyenPaymentTokensDocument: TypedDocument<CustomerAdyenPaymentTokensQuery, CustomerAdyenPaymentTokensQueryVariables> = { operation: 'query', text: 'query customerAdyenPaymentTokens{customerAdyenPaymentTokens{token_id brand lastFour holderName expiryMonth expiryYear}}' }

export const DeleteAdyenPaymentTokenDocument: TypedDocument<DeleteAdyenPaymentTokenMutation, DeleteAdyenPaymentTokenMutationVariables> = { operation: 'mutation', text: 'mutation deleteAdyenPaymentToken($tokenId:String!){deleteAdyenPaymentToken(token_id:$tokenId){success}}' }
