/** Messages for failed calls whose response has none. Not from the specification. */
export const savedCardMessages = {
  customerAdyenPaymentTokens: 'We couldn’t load your saved cards. Try again in a minute.',
  deleteAdyenPaymentToken: 'We couldn’t delete this card. Try again in a minute.',
} as const
