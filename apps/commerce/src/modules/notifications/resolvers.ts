import { confirmSubscription } from './operations/confirmSubscription.ts'
import { contactUs } from './operations/contactUs.ts'
import { fetchSubscriptionDetails } from './operations/fetchSubscriptionDetails.ts'
import { isEmailValidated } from './operations/isEmailValidated.ts'
import { subscribeEmailToNewsletter } from './operations/subscribeEmailToNewsletter.ts'
import { subscribeToNewsletter } from './operations/subscribeToNewsletter.ts'
import { unsubscribe } from './operations/unsubscribe.ts'
import { updateSubscriptionDetails } from './operations/updateSubscriptionDetails.ts'
import type { NotificationsResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    isEmailValidated: (_root, args, ctx) => isEmailValidated(ctx, args),
    fetchSubscriptionDetails: (_root, _args, ctx) => fetchSubscriptionDetails(ctx),
  },
  Mutation: {
    subscribeToNewsletter: (_root, args, ctx) => subscribeToNewsletter(ctx, args),
    subscribeEmailToNewsletter: (_root, args, ctx) => subscribeEmailToNewsletter(ctx, args),
    updateSubscriptionDetails: (_root, args, ctx) => updateSubscriptionDetails(ctx, args),
    confirmSubscription: (_root, args, ctx) => confirmSubscription(ctx, args),
    unsubscribe: (_root, args, ctx) => unsubscribe(ctx, args),
    contactUs: (_root, args, ctx) => contactUs(ctx, args),
  },
} satisfies NotificationsResolvers
