/** Messages for failed calls whose response has none. Not from the specification. */
export const newsletterMessages = {
  subscriptions: 'We couldn’t load your preferences. Try again in a minute.',
  updateSubscriptionDetails: 'We couldn’t save your preferences. Try again in a minute.',
  subscribeToNewsletter: 'We couldn’t subscribe you. Try again in a minute.',
} as const
