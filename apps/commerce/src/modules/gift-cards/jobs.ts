import { defineJobs } from '#src/queue/define-jobs'
import { id } from '#src/queue/payload'

export const giftCardJobs = defineJobs({
  'send-due-gift-cards': { payload: {}, attempts: 3 },
  /** One job per card, so that failures retry separately. */
  'send-gift-card': { payload: { cardId: id }, attempts: 8 },
})
