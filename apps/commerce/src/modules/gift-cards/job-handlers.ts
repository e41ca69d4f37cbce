import type { HandlersOf } from '#src/queue/job-handler'
import type { giftCardJobs } from './jobs.ts'
import { enqueueDueCards, sendDueCard } from './send-cards.ts'

export const giftCardJobHandlers: HandlersOf<typeof giftCardJobs> = {
  'send-due-gift-cards': async (_payload, { db }) => enqueueDueCards(db),
  'send-gift-card': async ({ cardId }, ctx) => {
    if (await sendDueCard(ctx, cardId)) ctx.log('info', 'mailed gift card', { card: cardId })
  },
}
