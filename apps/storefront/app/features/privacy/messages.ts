/** Messages for failed calls whose response has none. Not from the specification. */
export const privacyMessages = {
  customerSessions: 'We couldn’t load your devices. Try again in a minute.',
  deleteCustomer: 'We couldn’t delete your account. Try again in a minute.',
} as const
