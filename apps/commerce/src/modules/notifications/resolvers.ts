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
  Query: { isEmailValidated, fetchSubscriptionDetails },
  Mutation: { subscribeToNewsletter, subscribeEmailToNewsletter, updateSubscriptionDetails, confirmSubscription, unsubscribe, contactUs },
} satisfies NotificationsResolvers
