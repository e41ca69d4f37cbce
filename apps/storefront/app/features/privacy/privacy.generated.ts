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

export const CustomerSessionsDocument = 'query customerSessions{customerSessions{id device signed_in_at last_seen_at is_current is_staff}}' as TypedDocument<CustomerSessionsQuery, CustomerSessionsQueryVariables>

export const RevokeCustomerSessionDocument = 'mutation revokeCustomerSession($id:ID!){revokeCustomerSession(id:$id){result}}' as TypedDocument<RevokeCustomerSessionMutation, RevokeCustomerSessionMutationVariables>

export const RevokeAllCustomerTokensDocument = 'mutation revokeAllCustomerTokens{revokeAllCustomerTokens(keep_current:true){result}}' as TypedDocument<RevokeAllCustomerTokensMutation, RevokeAllCustomerTokensMutationVariables>

export const EndEverySignInDocument = 'mutation endEverySignIn{revokeAllCustomerTokens{result}}' as TypedDocument<EndEverySignInMutation, EndEverySignInMutationVariables>

export const ExportCustomerDataDocument = 'mutation exportCustomerData($password:String!){exportCustomerData(password:$password){file_name json}}' as TypedDocument<ExportCustomerDataMutation, ExportCustomerDataMutationVariables>

export const DeleteCustomerDocument = 'mutation deleteCustomer($password:String!){deleteCustomer(password:$password)}' as TypedDocument<DeleteCustomerMutation, DeleteCustomerMutationVariables>
