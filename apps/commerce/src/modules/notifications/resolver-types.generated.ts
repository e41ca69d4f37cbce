// Written from the contract by npm run codegen; never edited by hand.
import type { ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type NotificationsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'isEmailValidated' | 'fetchSubscriptionDetails'>
  Mutation: Pick<Fields.MutationFields, 'subscribeToNewsletter' | 'subscribeEmailToNewsletter' | 'confirmSubscription' | 'unsubscribe' | 'updateSubscriptionDetails' | 'contactUs'>
}>
