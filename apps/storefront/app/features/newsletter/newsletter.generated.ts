// Written from app/features/newsletter/newsletter.graphql by npm run codegen; never edited by hand.
import type { SubscriptionChannel, SubscriptionStatusesEnum, UpdateSubscriptionDetailsInput } from '#app/graphql/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type FetchSubscriptionDetailsQueryVariables = Record<string, never>

export type FetchSubscriptionDetailsQuery = { readonly fetchSubscriptionDetails: { readonly email: string, readonly is_subscribed: boolean, readonly topics: ReadonlyArray<{ readonly code: string, readonly label: string, readonly channel: SubscriptionChannel, readonly brand: string, readonly is_subscribed: boolean }> } | null }

export type UpdateSubscriptionDetailsMutationVariables = {
  input: UpdateSubscriptionDetailsInput;
}

export type UpdateSubscriptionDetailsMutation = { readonly updateSubscriptionDetails: { readonly success: boolean, readonly message: string | null } | null }

export type SubscribeToNewsletterMutationVariables = {
  email: string;
}

export type SubscribeToNewsletterMutation = { readonly subscribeToNewsletter: { readonly success: boolean, readonly message: string | null, readonly status: SubscriptionStatusesEnum | null } | null }

export type ConfirmSubscriptionMutationVariables = {
  token: string;
}

export type ConfirmSubscriptionMutation = { readonly outcome: { readonly success: boolean, readonly message: string | null } | null }

export type StopStockAlertsMutationVariables = {
  token: string;
}

export type StopStockAlertsMutation = { readonly outcome: { readonly success: boolean, readonly message: string | null } }

export type UnsubscribeMutationVariables = {
  token: string;
}

export type UnsubscribeMutation = { readonly outcome: { readonly success: boolean, readonly message: string | null } | null }

export const FetchSubscriptionDetailsDocument = 'query fetchSubscriptionDetails{fetchSubscriptionDetails{email is_subscribed topics{code label channel brand is_subscribed}}}' as TypedDocument<FetchSubscriptionDetailsQuery, FetchSubscriptionDetailsQueryVariables>

export const UpdateSubscriptionDetailsDocument = 'mutation updateSubscriptionDetails($input:UpdateSubscriptionDetailsInput!){updateSubscriptionDetails(input:$input){success message}}' as TypedDocument<UpdateSubscriptionDetailsMutation, UpdateSubscriptionDetailsMutationVariables>

export const SubscribeToNewsletterDocument = 'mutation subscribeToNewsletter($email:String!){subscribeToNewsletter(email:$email){success message status}}' as TypedDocument<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>

export const ConfirmSubscriptionDocument = 'mutation confirmSubscription($token:String!){outcome:confirmSubscription(token:$token){success message}}' as TypedDocument<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>

export const StopStockAlertsDocument = 'mutation stopStockAlerts($token:String!){outcome:stopStockAlerts(token:$token){success message}}' as TypedDocument<StopStockAlertsMutation, StopStockAlertsMutationVariables>

export const UnsubscribeDocument = 'mutation unsubscribe($token:String!){outcome:unsubscribe(token:$token){success message}}' as TypedDocument<UnsubscribeMutation, UnsubscribeMutationVariables>
