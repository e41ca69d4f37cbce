// Written from app/features/newsletter/newsletter.graphql by npm run codegen; never edited by hand.
import type { SubscriptionChannel, SubscriptionStatusesEnum, UpdateSubscriptionDetailsInput } from '#app/contract.generated.ts'
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

export const FetchSubscriptionDetailsDocument: TypedDocument<FetchSubscriptionDetailsQuery, FetchSubscriptionDetailsQueryVariables> = { operation: 'query', text: 'query fetchSubscriptionDetails{fetchSubscriptionDetails{email is_subscribed topics{code label channel brand is_subscribed}}}' }

export const UpdateSubscriptionDetailsDocument: TypedDocument<UpdateSubscriptionDetailsMutation, UpdateSubscriptionDetailsMutationVariables> = { operation: 'mutation', text: 'mutation updateSubscriptionDetails($input:UpdateSubscriptionDetailsInput!){updateSubscriptionDetails(input:$input){success message}}' }

export const SubscribeToNewsletterDocument: TypedDocument<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = { operation: 'mutation', text: 'mutation subscribeToNewsletter($email:String!){subscribeToNewsletter(email:$email){success message status}}' }

export const ConfirmSubscriptionDocument: TypedDocument<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables> = { operation: 'mutation', text: 'mutation confirmSubscription($token:String!){outcome:confirmSubscription(token:$token){success message}}' }

export const StopStockAlertsDocument: TypedDocument<StopStockAlertsMutation, StopStockAlertsMutationVariables> = { operation: 'mutation', text: 'mutation stopStockAlerts($token:String!){outcome:stopStockAlerts(token:$token){success message}}' }

export const UnsubscribeDocument: TypedDocument<UnsubscribeMutation, UnsubscribeMutationVariables> = { operation: 'mutation', text: 'mutation unsubscribe($token:String!){outcome:unsubscribe(token:$token){success message}}' }
