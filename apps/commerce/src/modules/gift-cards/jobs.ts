import { defineJobs } from '#src/queue/define-jobs'

export const giftCardJobs = defineJobs({
  /** Mails the cards whose day has come. */
  'send-due-gift-cards': { payload: {}, attempts: 3 },
})
