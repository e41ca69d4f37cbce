// Written from app/features/sign-in/sign-in.graphql by npm run codegen; never edited by hand.
import type { CustomerCreateInput, MergeNoticeReason } from '#app/contract.generated.ts'
import type { OwnCartFragment } from '#app/features/cart/cart.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type GenerateCustomerTokenMutationVariables = {
  email: string;
  password: string;
}

export type GenerateCustomerTokenMutation = { readonly generateCustomerToken: { readonly token: string | null } | null }

export type GenerateCustomerTokenOnDeviceMutationVariables = {
  email: string;
  password: string;
}

export type GenerateCustomerTokenOnDeviceMutation = { readonly generateCustomerToken: { readonly token: string | null, readonly device_token?: string | null } | null }

export type GenerateAdminCustomerTokenMutationVariables = {
  customerId: number;
  secret: string;
}

export type GenerateAdminCustomerTokenMutation = { readonly generateAdminCustomerToken: { readonly token: string | null } | null }

export type RevokeCustomerTokenMutationVariables = Record<string, never>

export type RevokeCustomerTokenMutation = { readonly revokeCustomerToken: { readonly result: boolean } | null }

export type IsEmailAvailableQueryVariables = {
  email: string;
}

export type IsEmailAvailableQuery = { readonly isEmailAvailable: { readonly is_email_available: boolean | null, readonly has_set_password: boolean | null } | null }

export type IsEmailValidatedQueryVariables = {
  email: string;
}

export type IsEmailValidatedQuery = { readonly isEmailValidated: { readonly isValid: boolean | null, readonly message: string | null } | null }

export type CreateCustomerV2MutationVariables = {
  newCustomer: CustomerCreateInput;
}

export type CreateCustomerV2Mutation = { readonly createCustomerV2: { readonly customer: { readonly customer_id: string } } | null }

export type MergeCartsMutationVariables = {
  source: string;
  destination?: string | null | undefined;
}

export type MergeCartsMutation = { readonly mergeCarts: OwnCartFragment }

export type MergeCartsWithNoticesMutationVariables = {
  source: string;
  destination?: string | null | undefined;
}

export type MergeCartsWithNoticesMutation = { readonly mergeCarts?: { readonly merge_notices?: ReadonlyArray<{ readonly reason: MergeNoticeReason, readonly quantity: number }> } }

export type MergeWishlistsMutationVariables = {
  session: string;
}

export type MergeWishlistsMutation = { readonly mergeWishlists: { readonly wishlist: { readonly items_count: number | null }, readonly user_errors: ReadonlyArray<{ readonly message: string } | null> } | null }

export type RequestPasswordResetEmailMutationVariables = {
  email: string;
}

export type RequestPasswordResetEmailMutation = { readonly requestPasswordResetEmail: boolean | null }

export type ValidateRPTokenQueryVariables = {
  customerId: number;
  token: string;
}

export type ValidateRPTokenQuery = { readonly validateRPToken: { readonly is_valid: boolean | null, readonly error_code: string | null } | null }

export type ResetPasswordByIdMutationVariables = {
  customerId: number;
  token: string;
  password: string;
}

export type ResetPasswordByIdMutation = { readonly resetPasswordById: boolean | null }

export type WishlistCountQueryVariables = Record<string, never>

export type WishlistCountQuery = { readonly customer: { readonly wishlists: ReadonlyArray<{ readonly items_count: number | null } | null> } | null }

export const GenerateCustomerTokenDocument: TypedDocument<GenerateCustomerTokenMutation, GenerateCustomerTokenMutationVariables> = { operation: 'mutation', text: 'mutation generateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}' }

/** On our own commerce server, which also issues proof of the device for the next sign-in. */
export const GenerateCustomerTokenOnDeviceDocument: TypedDocument<GenerateCustomerTokenOnDeviceMutation, GenerateCustomerTokenOnDeviceMutationVariables> = { operation: 'mutation', text: 'mutation generateCustomerTokenOnDevice($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token device_token}}' }

export const GenerateAdminCustomerTokenDocument: TypedDocument<GenerateAdminCustomerTokenMutation, GenerateAdminCustomerTokenMutationVariables> = { operation: 'mutation', text: 'mutation generateAdminCustomerToken($customerId:Int!$secret:String!){generateAdminCustomerToken(customer_id:$customerId secret:$secret){token}}' }

export const RevokeCustomerTokenDocument: TypedDocument<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables> = { operation: 'mutation', text: 'mutation revokeCustomerToken{revokeCustomerToken{result}}' }

export const IsEmailAvailableDocument: TypedDocument<IsEmailAvailableQuery, IsEmailAvailableQueryVariables> = { operation: 'query', text: 'query isEmailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available has_set_password}}' }

export const IsEmailValidatedDocument: TypedDocument<IsEmailValidatedQuery, IsEmailValidatedQueryVariables> = { operation: 'query', text: 'query isEmailValidated($email:String!){isEmailValidated(email:$email){isValid message}}' }

export const CreateCustomerV2Document: TypedDocument<CreateCustomerV2Mutation, CreateCustomerV2MutationVariables> = { operation: 'mutation', text: 'mutation createCustomerV2($newCustomer:CustomerCreateInput!){createCustomerV2(input:$newCustomer){customer{customer_id}}}' }

export const MergeCartsDocument: TypedDocument<MergeCartsMutation, MergeCartsMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation mergeCarts($source:String!$destination:String){mergeCarts(source_cart_id:$source destination_cart_id:$destination){...OwnCart}}fragment OwnCart on Cart{id total_quantity preferred_store_data{...ChosenStoreFields}}fragment ChosenStoreFields on PreferredStore{store_code name city latitude longitude}' }

/** On our own commerce server, which also reports what was left out. */
export const MergeCartsWithNoticesDocument: TypedDocument<MergeCartsWithNoticesMutation, MergeCartsWithNoticesMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation mergeCartsWithNotices($source:String!$destination:String){mergeCarts(source_cart_id:$source destination_cart_id:$destination){merge_notices{reason quantity}}}' }

/** '0' is the customer's own list, as in every Magento-compatible shop. */
export const MergeWishlistsDocument: TypedDocument<MergeWishlistsMutation, MergeWishlistsMutationVariables> = { operation: 'mutation', text: 'mutation mergeWishlists($session:String!){mergeWishlists(wishlist_id:"0" session_id:$session){wishlist{items_count}user_errors{message}}}' }

export const RequestPasswordResetEmailDocument: TypedDocument<RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables> = { operation: 'mutation', text: 'mutation requestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}' }

export const ValidateRPTokenDocument: TypedDocument<ValidateRPTokenQuery, ValidateRPTokenQueryVariables> = { operation: 'query', text: 'query validateRPToken($customerId:Int!$token:String!){validateRPToken(customer_id:$customerId rp_token:$token){is_valid error_code}}' }

export const ResetPasswordByIdDocument: TypedDocument<ResetPasswordByIdMutation, ResetPasswordByIdMutationVariables> = { operation: 'mutation', text: 'mutation resetPasswordById($customerId:Int!$token:String!$password:String!){resetPasswordById(customer_id:$customerId reset_token:$token new_password:$password)}' }

/** Sent before a guest's list is merged. */
export const WishlistCountDocument: TypedDocument<WishlistCountQuery, WishlistCountQueryVariables> = { operation: 'query', text: 'query wishlistCount{customer{wishlists(pageSize:1){items_count}}}' }
