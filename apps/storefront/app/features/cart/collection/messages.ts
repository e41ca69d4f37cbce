const UNCHANGED = 'Nothing has changed. Try again in a moment.'

/** For failed calls whose response has no message: the specification's text, and what to do next. */
export const collectionMessages = {
  setShippingMethodOption: `Error setting fulfillment method. ${UNCHANGED}`,
  setPreferredStore: `Error setting Preferred Store. ${UNCHANGED}`,
  unsetPreferredStore: `Error unsetting preferred store. ${UNCHANGED}`,
  setNomineeDetails: 'Error Setting Nominee Details. It isn’t saved yet. Try again in a moment.',
} as const
