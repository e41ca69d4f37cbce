/** Messages for failed calls whose response has none. */
export const profileMessages = {
  updateCustomerV2: 'Error updating customer data',
  changeCustomerPassword: 'Error changing password',
  /** Not from the specification. */
  requestEmailConfirmation: 'We couldn’t send the link. Try again in a minute.',
  /** Not from the specification. */
  confirmCustomerEmail: 'We couldn’t confirm your email. Try again in a minute.',
} as const
