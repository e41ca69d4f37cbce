import { defineJobs } from '#src/queue/define-jobs'
import { id } from '#src/queue/payload'

export const giftCardJobs = defineJobs({
  /** Enqueues the mail of each card whose day has come. */
  'send-due-gift-cards': { payload: {}, attempts: 3 },
  /** Mails one card, so that one that fails is retried and alarms by itself. */
  'send-gift-card': { payload: { cardId: id }, attempts: 8 },
})
