/** Messages for failed calls whose response has none. */
export const signInMessages = {
  generateCustomerToken: 'Error generating customer token.',
  createCustomer: 'Error signing up',
  requestPasswordResetEmail: 'Error requesting reset password email',
  /** The server reported a failure to send. [R8.72, A89] */
  resetRequestUnable: 'Unable to request password reset email',
  resetPasswordById: 'Reset password error',
  validateRPToken: 'Reset password token validation failed',
} as const

export const WRONG_PAIR = 'That email and password don’t match.'
export const RESET_SENT = 'Reset link has been sent'

/** The same for every result of a reset request. [R8.70, R8.71] */
export function resetNotice(email: string): string {
  return `If there is an account associated with ${email} you will receive an email with a link to reset your password.`
}
