// Written from app/features/address-book/address-book.graphql by npm run codegen; never edited by hand.
import type { CustomerAddressInput } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CreateCustomerAddressMutationVariables = {
  input: CustomerAddressInput;
}

export type CreateCustomerAddressMutation = { readonly createCustomerAddress: { readonly id: number | null } | null }

export type UpdateCustomerAddressMutationVariables = {
  id: number;
  input?: CustomerAddressInput | null | undefined;
}

export type UpdateCustomerAddressMutation = { readonly updateCustomerAddress: { readonly id: number | null } | null }

export type DeleteCustomerAddressMutationVariables = {
  id: number;
}

export type DeleteCustomerAddressMutation = { readonly deleteCustomerAddress: boolean | null }

export const CreateCustomerAddressDocument: TypedDocument<CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables> = { operation: 'mutation', text: 'mutation createCustomerAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}' }

export const UpdateCustomerAddressDocument: TypedDocument<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables> = { operation: 'mutation', text: 'mutation updateCustomerAddress($id:Int!$input:CustomerAddressInput){updateCustomerAddress(id:$id input:$input){id}}' }

export const DeleteCustomerAddressDocument: TypedDocument<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables> = { operation: 'mutation', text: 'mutation deleteCustomerAddress($id:Int!){deleteCustomerAddress(id:$id)}' }
