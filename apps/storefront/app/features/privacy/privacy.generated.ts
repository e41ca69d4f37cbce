// Written from app/features/privacy/privacy.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CustomerSessionsQueryVariables = Record<string, never>

export type CustomerSessionsQuery = { readonly customerSessions: ReadonlyArray<{ readonly id: string, readonly device: string | null, readonly signed_in_at: string, readonly last_seen_at: string, readonly is_current: boolean, readonly is_staff: boolean }> }

export type RevokeCustomerSessionMutationVariables = {
  id: string;
}

export type RevokeCustomerSessionMutation = { readonly revokeCustomerSession: { readonly result: boolean } | null }

export type RevokeAllCustomerTokensMutationVariables = Record<string, never>

export type RevokeAllCustomerTokensMutation = { readonly revokeAllCustomerTokens: { readonly result: boolean } | null }

export type EndEverySignInMutationVariables = Record<string, never>

export type EndEverySignInMutation = { readonly revokeAllCustomerTokens: { readonly result: boolean } | null }

export type ExportCustomerDataMutationVariables = {
  password: string;
}

export type ExportCustomerDataMutation = { readonly exportCustomerData: { readonly file_name: string, readonly json: string } | null }

export type DeleteCustomerMutationVariables = {
  password: string;
}

export type DeleteCustomerMutation = { readonly deleteCustomer: boolean | null }

export const CustomerSessionsDocument: TypedDocument<CustomerSessionsQuery, CustomerSessionsQueryVariables> = { operation: 'query', text: 'query customerSessions{customerSessions{id device signed_in_at last_seen_at is_current is_staff}}' }

export const RevokeCustomerSessionDocument: TypedDocument<RevokeCustomerSessionMutation, RevokeCustomerSessionMutationVariables> = { operation: 'mutation', text: 'mutation revokeCustomerSession($id:ID!){revokeCustomerSession(id:$id){result}}' }

export const RevokeAllCustomerTokensDocument: TypedDocument<RevokeAllCustomerTokensMutation, RevokeAllCustomerTokensMutationVariables> = { operation: 'mutation', text: 'mutation revokeAllCustomerTokens{revokeAllCustomerTokens(keep_current:true){result}}' }

export const EndEverySignInDocument: TypedDocument<EndEverySignInMutation, EndEverySignInMutationVariables> = { operation: 'mutation', text: 'mutation endEverySignIn{revokeAllCustomerTokens{result}}' }

export const ExportCustomerDataDocument: TypedDocument<ExportCustomerDataMutation, ExportCustomerDataMutationVariables> = { operation: 'mutation', text: 'mutation exportCustomerData($password:String!){exportCustomerData(password:$password){file_name json}}' }

export const DeleteCustomerDocument: TypedDocument<DeleteCustomerMutation, DeleteCustomerMutationVariables> = { operation: 'mutation', text: 'mutation deleteCustomer($password:String!){deleteCustomer(password:$password)}' }
