import { defineErrors } from '@welt/kit/app-error'

export const { fail } = defineErrors({
  NOT_AUTHORIZED: { message: "The current customer isn't authorized.", category: 'graphql-authorization' },
  LOYALTY_OFF: { message: 'Rewards are not available on this site.', category: 'loyalty' },
  EMAIL_NOT_CONFIRMED: { message: 'Confirm your email to see your rewards', category: 'loyalty' },
  LOYALTY_UNAVAILABLE: {
    message: "We can't reach Rewards right now. Please try again in a moment.",
    category: 'loyalty',
  },
})
