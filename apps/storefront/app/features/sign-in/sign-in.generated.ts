// Written from app/features/sign-in/sign-in.graphql by npm run codegen; never edited by hand.
import type { OwnCartFragment } from '#app/features/cart/cart.generated.ts'
import type { CustomerCreateInput, MergeNoticeReason } from '#app/graphql/contract.generated.ts'
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
  input: CustomerCreateInput;
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

export const GenerateCustomerTokenDocument = 'mutation generateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}' as TypedDocument<GenerateCustomerTokenMutation, GenerateCustomerTokenMutationVariables>

/** On our own commerce server, which also issues proof of the device for the next sign-in. */
export const GenerateCustomerTokenOnDeviceDocument = 'mutation generateCustomerTokenOnDevice($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token device_token}}' as TypedDocument<GenerateCustomerTokenOnDeviceMutation, GenerateCustomerTokenOnDeviceMutationVariables>

export const GenerateAdminCustomerTokenDocument = 'mutation generateAdminCustomerToken($customerId:Int!$secret:String!){generateAdminCustomerToken(customer_id:$customerId secret:$secret){token}}' as TypedDocument<GenerateAdminCustomerTokenMutation, GenerateAdminCustomerTokenMutationVariables>

export const RevokeCustomerTokenDocument = 'mutation revokeCustomerToken{revokeCustomerToken{result}}' as TypedDocument<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables>

export const IsEmailAvailableDocument = 'query isEmailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available has_set_password}}' as TypedDocument<IsEmailAvailableQuery, IsEmailAvailableQueryVariables>

export const IsEmailValidatedDocument = 'query isEmailValidated($email:String!){isEmailValidated(email:$email){isValid message}}' as TypedDocument<IsEmailValidatedQuery, IsEmailValidatedQueryVariables>

export const CreateCustomerV2Document = 'mutation createCustomerV2($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{customer_id}}}' as TypedDocument<CreateCustomerV2Mutation, CreateCustomerV2MutationVariables>

export const MergeCartsDocument = 'mutation mergeCarts($source:String!$destination:String){mergeCarts(source_cart_id:$source destination_cart_id:$destination){...OwnCart}}fragment OwnCart on Cart{id total_quantity}' as TypedDocument<MergeCartsMutation, MergeCartsMutationVariables>

/** On our own commerce server, which also reports what was left out. */
export const MergeCartsWithNoticesDocument = 'mutation mergeCartsWithNotices($source:String!$destination:String){mergeCarts(source_cart_id:$source destination_cart_id:$destination){merge_notices{reason quantity}}}' as TypedDocument<MergeCartsWithNoticesMutation, MergeCartsWithNoticesMutationVariables>

/** '0' is the customer's own list, as in every Magento-compatible shop. */
export const MergeWishlistsDocument = 'mutation mergeWishlists($session:String!){mergeWishlists(wishlist_id:"0" session_id:$session){wishlist{items_count}user_errors{message}}}' as TypedDocument<MergeWishlistsMutation, MergeWishlistsMutationVariables>

export const RequestPasswordResetEmailDocument = 'mutation requestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}' as TypedDocument<RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables>

export const ValidateRPTokenDocument = 'query validateRPToken($customerId:Int!$token:String!){validateRPToken(customer_id:$customerId rp_token:$token){is_valid error_code}}' as TypedDocument<ValidateRPTokenQuery, ValidateRPTokenQueryVariables>

export const ResetPasswordByIdDocument = 'mutation resetPasswordById($customerId:Int!$token:String!$password:String!){resetPasswordById(customer_id:$customerId reset_token:$token new_password:$password)}' as TypedDocument<ResetPasswordByIdMutation, ResetPasswordByIdMutationVariables>

/** Sent before a guest's list is merged. */
export const WishlistCountDocument = 'query wishlistCount{customer{wishlists(pageSize:1){items_count}}}' as TypedDocument<WishlistCountQuery, WishlistCountQueryVariables>
