// Written from app/features/profile/profile.graphql by npm run codegen; never edited by hand.
import type { CustomerUpdateInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type UpdateCustomerV2MutationVariables = {
  input: CustomerUpdateInput;
}

export type UpdateCustomerV2Mutation = { readonly updateCustomerV2: { readonly customer: { readonly customer_id: string } } | null }

export type ChangeCustomerPasswordMutationVariables = {
  current: string;
  new: string;
}

export type ChangeCustomerPasswordMutation = { readonly changeCustomerPassword: { readonly customer_id: string } | null }

export type ChangeCustomerPasswordAnewMutationVariables = {
  current: string;
  new: string;
}

export type ChangeCustomerPasswordAnewMutation = { readonly changeCustomerPassword?: { readonly renewed_token?: { readonly token: string | null, readonly device_token: string | null } | null } | null }

export type UpdateCustomerEmailMutationVariables = {
  email: string;
  password: string;
}

export type UpdateCustomerEmailMutation = { readonly updateCustomerEmail: { readonly customer: { readonly email: string | null } } | null }

export type UpdateCustomerEmailAnewMutationVariables = {
  email: string;
  password: string;
}

export type UpdateCustomerEmailAnewMutation = { readonly updateCustomerEmail: { readonly customer: { readonly renewed_token: { readonly token: string | null, readonly device_token: string | null } | null } } | null }

export type RequestEmailConfirmationMutationVariables = Record<string, never>

export type RequestEmailConfirmationMutation = { readonly requestEmailConfirmation: boolean | null }

export type ConfirmCustomerEmailMutationVariables = {
  token: string;
}

export type ConfirmCustomerEmailMutation = { readonly confirmCustomerEmail: { readonly customer: { readonly customer_id: string } } | null }

export const UpdateCustomerV2Document: TypedDocument<UpdateCustomerV2Mutation, UpdateCustomerV2MutationVariables> = { operation: 'mutation', text: 'mutation updateCustomerV2($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{customer_id}}}' }

export const ChangeCustomerPasswordDocument: TypedDocument<ChangeCustomerPasswordMutation, ChangeCustomerPasswordMutationVariables> = { operation: 'mutation', text: 'mutation changeCustomerPassword($current:String!$new:String!){changeCustomerPassword(currentPassword:$current newPassword:$new){customer_id}}' }

/** On our own commerce server, which also revokes this browser's token and issues a new one. */
export const ChangeCustomerPasswordAnewDocument: TypedDocument<ChangeCustomerPasswordAnewMutation, ChangeCustomerPasswordAnewMutationVariables> = { operation: 'mutation', text: 'mutation changeCustomerPasswordAnew($current:String!$new:String!){changeCustomerPassword(currentPassword:$current newPassword:$new){renewed_token{token device_token}}}' }

export const UpdateCustomerEmailDocument: TypedDocument<UpdateCustomerEmailMutation, UpdateCustomerEmailMutationVariables> = { operation: 'mutation', text: 'mutation updateCustomerEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email}}}' }

export const UpdateCustomerEmailAnewDocument: TypedDocument<UpdateCustomerEmailAnewMutation, UpdateCustomerEmailAnewMutationVariables> = { operation: 'mutation', text: 'mutation updateCustomerEmailAnew($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{renewed_token{token device_token}}}}' }

export const RequestEmailConfirmationDocument: TypedDocument<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables> = { operation: 'mutation', text: 'mutation requestEmailConfirmation{requestEmailConfirmation}' }

export const ConfirmCustomerEmailDocument: TypedDocument<ConfirmCustomerEmailMutation, ConfirmCustomerEmailMutationVariables> = { operation: 'mutation', text: 'mutation confirmCustomerEmail($token:String!){confirmCustomerEmail(token:$token){customer{customer_id}}}' }
