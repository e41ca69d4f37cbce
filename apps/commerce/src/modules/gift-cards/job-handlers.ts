import type { HandlersOf } from '#src/queue/job-handler'
import type { giftCardJobs } from './jobs.ts'
import { sendDueCards } from './send-cards.ts'

export const giftCardJobHandlers: HandlersOf<typeof giftCardJobs> = {
  'send-due-gift-cards': async (_payload, ctx) => {
    const count = await sendDueCards(ctx)
    if (count > 0) ctx.log('info', 'mailed gift cards', { count })
  },
}
