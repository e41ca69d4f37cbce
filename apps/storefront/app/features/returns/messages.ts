/** Texts of the specification. [R8.41-R8.45, R5.20] */
export const returnMessages = {
  eligibility: 'Failed to check eligibility.',
  guestOrder: 'Error getting guest order details',
  onlyGiftCard: 'Gift cards cannot be returned.',
  exists: 'A return already exists for the selected item(s).',
  request: 'Error requesting return',
} as const

/** Not from the specification. */
export const otherReturnMessages = {
  nothingLeft: 'Nothing in this order can be returned',
  ourFault: 'Sorry about that, we pay the postage.',
  returns: 'We couldn’t load your returns.',
  comment: 'We couldn’t send your message. Try again in a minute.',
  cancel: 'We couldn’t cancel this return. Nothing has changed.',
  label: 'We couldn’t make a new label. Call us or write to us.',
  refusedLabel: 'Your bank didn’t approve this payment. Try another card or hand it in at a store.',
  refusedDifference: 'Your bank didn’t approve this payment. Try another card, or go back and choose a refund.',
  noDifference: 'The difference can’t be paid at the moment. Go back and choose a refund, or try again in a minute.',
  cardFields: 'The card fields did not load. Check your connection and reload the page.',
} as const
